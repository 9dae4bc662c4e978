import { Download } from 'lucide-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditPeopleView } from '#contract/audit-log-api.ts';
import { eventLabel, loggedEvents } from '#domain/audit-entries.ts';
import { callOf } from '../../api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { buttonLook } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { AdminSearch, useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { AuditEntry } from './audit-entry.tsx';

export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Audit Log"
      permission="see-audit-log"
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

/** The address of the same entries as CSV. */
function fileAddress(search: PageInput['search']): string {
  const { path } = callOf('GET /api/admin/audit-log.csv');
  const set = Object.entries(search).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}

/** Filters the log by text, admin, event and days. */
export function AuditFilters({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  const { data: people = [] } = useQuery(peopleQuery());
  return (
    <form
      role="search"
      aria-label="Filter the log"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-4 rounded-card bg-shallows p-4 sm:p-6 xl:grid-cols-[minmax(0,1.5fr)_1fr_1fr_10rem_10rem]"
    >
      <AdminSearch
        label="Boat, captain, booking or admin"
        value={search['search'] ?? ''}
        onSearch={(words) => change({ search: words })}
        className="max-xl:col-span-2"
      />
      <SelectField label="Done by" className="max-sm:col-span-2" {...field('admin')}>
        <option value="">Everybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="What happened" className="max-sm:col-span-2" {...field('act')}>
        <option value="">Everything</option>
        {loggedEvents().map((act) => (
          <option key={act} value={act}>
            {eventLabel(act)}
          </option>
        ))}
      </SelectField>
      <TextField label="From" type="date" max={search['to']} {...field('from')} />
      <TextField label="Until" type="date" min={search['from']} {...field('to')} />
    </form>
  );
}

const peopleQuery = () =>
  queryOptions<AuditPeopleView>({
    queryKey: [callOf('GET /api/admin/audit-log/people').path],
    staleTime: 0,
  });
