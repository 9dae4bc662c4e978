import type { AdminOperatorRowView } from '#contract/admin/admin-operator-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, MailLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('operators', 'admin-operators'),
  path: portalPatterns.adminOperators,
  search: ['search', 'status'],
  Page,
});

function Page({ search }: PageInput) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const columns = useColumns();
  return (
    <AdminLayout title={t.title} permission="see-operators">
      {() => (
        <>
          <OperatorFilters search={search} />
          <AdminList
            call="GET /api/admin/operators"
            filters={search}
            one={t.one}
            many={t.many}
            emptyTitle={t.noneMatch}
            emptyText={t.noneMatchText}
          >
            {(items) => (
              <AdminTable
                label={labels.operators}
                items={items}
                keyOf={({ id }) => id}
                columns={columns}
              />
            )}
          </AdminList>
        </>
      )}
    </AdminLayout>
  );
}

function OperatorFilters({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const { operatorStatuses } = useMessages('admin-layout');
  const { field } = useFilters(search);
  return (
    <FilterForm label={t.filter} className="min-[26rem]:grid-cols-[2fr_1fr]">
      <AdminSearch label={t.search} search={search} />
      <ChoiceField
        label={labels.status}
        choices={{ '': labels.anyStatus, ...operatorStatuses }}
        {...field('status')}
      />
    </FilterForm>
  );
}

function useColumns(): AdminColumns<AdminOperatorRowView> {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const { instant, money } = useAdminFormats();
  return [
    { head: labels.name, cell: (operator) => <EntryLink list="operators" {...operator} /> },
    { head: labels.email, cell: ({ email }) => <MailLink email={email} /> },
    { head: labels.status, cell: ({ status }) => <OperatorStatusBadge status={status} /> },
    { head: t.joined, cell: ({ joinedAt }) => instant(joinedAt) },
    { head: labels.boats, cell: ({ boats }) => boats, isNumber: true },
    { head: labels.bookingsToCome, cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
    { head: t.payoutsDue, cell: ({ openCents }) => money(openCents), isNumber: true },
  ];
}
