import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOptInView } from '#contract/opt-in-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminSearch } from '../layout/admin-search.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { FileLink } from '../layout/file-link.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';
import { useFilters } from '../layout/use-filters.ts';
import { whenWords } from '../layout/when-words.ts';
import { DeleteOptInDialog } from './delete-opt-in-dialog.tsx';

/** Who asked for help with choosing. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Help Me Choose"
      act="see-opt-ins"
      actions={<FileLink href="/api/admin/opt-ins.csv" of="who asked for help" />}
    >
      {(admin) => <OptIns search={search} admin={admin} />}
    </AdminPage>
  );
}

function OptIns({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const list = useAdminList('GET /api/admin/opt-ins', search);
  const { change } = useFilters(search);
  const [chosen, setChosen] = useState<AdminOptInView | null>(null);
  const mayDelete = mayDo(admin.role, 'delete-opt-in');
  return (
    <>
      <form
        role="search"
        aria-label="Filter addresses"
        onSubmit={(event) => event.preventDefault()}
        className="rounded-card bg-shallows p-4 sm:p-6"
      >
        <AdminSearch
          label="Email"
          value={search['search'] ?? ''}
          onSearch={(words) => change({ search: words })}
          className="max-w-xl"
        />
      </form>
      <AdminList
        list={list}
        one="address"
        many="addresses"
        emptyTitle="No addresses here"
        emptyText="Whoever asks for help with choosing a boat is listed here."
      >
        {(optIns) => (
          <AdminTable
            label="Who asked for help"
            items={optIns}
            keyOf={({ id }) => id}
            columns={mayDelete ? [...columns, deleteColumn(setChosen)] : columns}
          />
        )}
      </AdminList>
      {chosen && <DeleteOptInDialog optIn={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

type Column = AdminColumn<AdminOptInView>;

const columns: readonly [Column, ...Column[]] = [
  {
    head: 'Email',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className="text-link wrap-anywhere">
        {email}
      </a>
    ),
  },
  { head: 'Asked', cell: ({ consentedAt }) => whenWords(consentedAt) },
  { head: 'Agreed to', cell: ({ consent }) => consent },
];

function deleteColumn(onChoose: (optIn: AdminOptInView) => void): Column {
  return {
    head: 'On request',
    cell: (optIn) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={`Delete ${optIn.email}`}
        onClick={() => onChoose(optIn)}
      >
        Delete
      </Button>
    ),
  };
}
