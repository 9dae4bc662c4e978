import { Link } from 'wouter';
import type { AdminOperatorRowView } from '#contract/admin-operator-api.ts';
import { formatDollars } from '#domain/money.ts';
import type { PageInput } from '../../router/site-route.ts';
import { SelectField } from '../../ui/form-field.tsx';
import { AdminSearch, useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { useAdminList } from '../layout/use-admin-list.ts';
import { OperatorBadge } from './operator-status-card.tsx';

/** All operators. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Manage Operators" permission="see-operators">
      {() => <Operators search={search} />}
    </AdminPage>
  );
}

function Operators({ search }: Pick<PageInput, 'search'>) {
  const list = useAdminList('GET /api/admin/operators', search);
  const { change, field } = useFilters(search);
  return (
    <>
      <form
        role="search"
        aria-label="Filter operators"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 rounded-card bg-shallows p-4 min-[26rem]:grid-cols-[2fr_1fr] sm:p-6"
      >
        <AdminSearch
          label="Name or email"
          value={search['search'] ?? ''}
          onSearch={(words) => change({ search: words })}
        />
        <SelectField label="Status" {...field('status')}>
          <option value="">Any status</option>
          <option value="active">Active</option>
          <option value="suspended">Suspended</option>
        </SelectField>
      </form>
      <AdminList
        list={list}
        one="operator"
        many="operators"
        emptyTitle="No operators match"
        emptyText="Search for another name or email, or choose another status."
      >
        {(operators) => (
          <AdminTable
            label="Operators"
            items={operators}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
      </AdminList>
    </>
  );
}

type Column = AdminColumn<AdminOperatorRowView>;

const columns: readonly [Column, ...Column[]] = [
  {
    head: 'Name',
    cell: ({ id, name }) => (
      <Link href={`/admin/operators/${id}`} className="text-link">
        {name}
      </Link>
    ),
  },
  {
    head: 'Email',
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className="text-link wrap-anywhere">
        {email}
      </a>
    ),
  },
  { head: 'Status', cell: ({ status }) => <OperatorBadge status={status} /> },
  { head: 'Joined', cell: ({ joinedAt }) => formatInstant(joinedAt) },
  { head: 'Boats', cell: ({ boats }) => boats, isNumber: true },
  { head: 'Bookings to come', cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
  { head: 'Payouts due', cell: ({ openCents }) => formatDollars(openCents), isNumber: true },
];
