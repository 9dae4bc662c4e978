import { Download } from 'lucide-react';
import { buttonLook } from '../../ui/button.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { callOf } from '../../api-calls.ts';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';

export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Audit Log"
      act="see-audit-log"
      actions={
        <a href={fileAddress(search)} download className={buttonLook({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
      }
    >
      {() => <AuditLog search={search} />}
    </AdminPage>
  );
}

function AuditLog({ search }: Pick<PageInput, 'search'>) {
  const list = useAdminList('GET /api/admin/audit-log', search);
  return (
    <>
      <AuditFilters search={search} />
      <AdminList
        list={list}
        one="entry"
        many="entries"
        emptyTitle="Nothing was found"
        emptyText="Try other words, another admin or other days."
      >
        {(entries) => (
          <ol aria-label="Entries" className="divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </AdminList>
    </>
  );
}

/** The same entries as a file. */
function fileAddress(search: PageInput['search']): string {
  const { path } = callOf('GET /api/admin/audit-log.csv');
  const set = Object.entries(search).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}
