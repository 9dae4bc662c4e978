import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { useTranslateAdminError } from '../layout/use-translate-admin-error.ts';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('disputes', 'admin-disputes', 'admin-sentences'),
  path: portalPatterns.adminDisputes,
  search: ['show'],
  Page,
});

function Page({ search }: PageInput) {
  const t = useMessages('admin-disputes');
  const columns = useColumns();
  return (
    <AdminLayout title={t.title} permission="see-disputes">
      {() => (
        <>
          <DisputeFilter search={search} />
          <p className="max-w-prose text-ink-soft">{t.explanation}</p>
          <AdminList
            call="GET /api/admin/disputes"
            filters={search}
            one={t.one}
            many={t.many}
            emptyTitle={t.none}
            emptyText={t.noneText}
          >
            {(items) => (
              <AdminTable label={t.title} items={items} keyOf={({ id }) => id} columns={columns} />
            )}
          </AdminList>
        </>
      )}
    </AdminLayout>
  );
}

function DisputeFilter({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-disputes');
  const acts = useMessages('portal-acts');
  const { field } = useFilters(search);
  return (
    <FilterForm label={t.filter}>
      <ChoiceField label={acts.show} choices={{ '': t.onlyOpen, all: t.all }} {...field('show')} />
    </FilterForm>
  );
}

function useColumns(): AdminColumns<DisputeView> {
  const t = useMessages('admin-disputes');
  const labels = useMessages('portal-labels');
  const translateError = useTranslateAdminError();
  const { instant, money } = useAdminFormats();
  return [
    {
      head: t.paymentOf,
      cell: ({ booking, operatorName }) =>
        booking === null ? (
          t.forFeaturing(isolated(operatorName))
        ) : (
          <>
            <EntryLink list="bookings" id={booking.id} name={booking.code} />{' '}
            <bdi>{booking.customerName}</bdi>
          </>
        ),
    },
    { head: labels.reason, cell: ({ reason }) => translateError(reason) },
    { head: labels.stands, cell: (dispute) => <Stage dispute={dispute} /> },
    {
      head: t.dueBy,
      cell: ({ dueBy }) => (dueBy === null ? t.nothingDue : instant(dueBy)),
    },
    { head: labels.amount, cell: ({ cents }) => money(cents), isNumber: true },
    { head: t.takenBack, cell: ({ takenCents }) => money(takenCents), isNumber: true },
    {
      head: t.evidence,
      cell: ({ id, booking }) => (
        <FileLink
          href={`/api/admin/disputes/${id}/evidence.txt`}
          of={booking?.code ?? id}
          label={t.evidenceFile}
        />
      ),
    },
  ];
}

function Stage({ dispute: { stage, isInquiry } }: { dispute: DisputeView }) {
  const t = useMessages('admin-disputes');
  const name = t.stages[stage];
  return (
    <Badge tone={stage === 'open' || stage === 'lost' ? 'danger' : 'plain'}>
      {isInquiry ? t.questionSoFar(name) : name}
    </Badge>
  );
}
