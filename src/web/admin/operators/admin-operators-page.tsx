import type { AdminOperatorRowView } from '#contract/admin-operator-api.ts';
import { formatDollars } from '#domain/money.ts';
import type { PageInput } from '../../router/site-route.ts';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, MailLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';

/** All operators. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Manage Operators" permission="see-operators">
      {() => (
        <>
          <OperatorFilters search={search} />
          <AdminList
            call="GET /api/admin/operators"
            filters={search}
            one="operator"
            many="operators"
            emptyTitle="No operators match"
            emptyText="Search for another name or email, or choose another status."
          >
            {(items) => (
              <AdminTable
                label="Operators"
                items={items}
                keyOf={({ id }) => id}
                columns={columns}
              />
            )}
          </AdminList>
        </>
      )}
    </AdminPage>
  );
}

function OperatorFilters({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  return (
    <FilterForm label="Filter operators" className="min-[26rem]:grid-cols-[2fr_1fr]">
      <AdminSearch label="Name or email" search={search} />
      <ChoiceField
        label="Status"
        choices={{ '': 'Any status', active: 'Active', suspended: 'Suspended' }}
        {...field('status')}
      />
    </FilterForm>
  );
}

const columns: AdminColumns<AdminOperatorRowView> = [
  { head: 'Name', cell: (operator) => <EntryLink list="operators" {...operator} /> },
  { head: 'Email', cell: ({ email }) => <MailLink email={email} /> },
  { head: 'Status', cell: ({ status }) => <OperatorStatusBadge status={status} /> },
  { head: 'Joined', cell: ({ joinedAt }) => formatInstant(joinedAt) },
  { head: 'Boats', cell: ({ boats }) => boats, isNumber: true },
  { head: 'Bookings to come', cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
  { head: 'Payouts due', cell: ({ openCents }) => formatDollars(openCents), isNumber: true },
];
