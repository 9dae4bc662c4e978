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
import { useAdminSentences } from '../layout/use-admin-sentences.ts';
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
  const words = useMessages('admin-disputes');
  const columns = useColumns();
  return (
    <AdminLayout title={words.title} permission="see-disputes">
      {() => (
        <>
          <DisputeFilter search={search} />
          <p className="max-w-prose text-ink-soft">{words.explanation}</p>
          <AdminList
            call="GET /api/admin/disputes"
            filters={search}
            one={words.one}
            many={words.many}
            emptyTitle={words.none}
            emptyText={words.noneText}
          >
            {(items) => (
              <AdminTable
                label={words.title}
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

function DisputeFilter({ search }: Pick<PageInput, 'search'>) {
  const words = useMessages('admin-disputes');
  const acts = useMessages('portal-acts');
  const { field } = useFilters(search);
  return (
    <FilterForm label={words.filter}>
      <ChoiceField
        label={acts.show}
        choices={{ '': words.onlyOpen, all: words.all }}
        {...field('show')}
      />
    </FilterForm>
  );
}

function useColumns(): AdminColumns<DisputeView> {
  const words = useMessages('admin-disputes');
  const labels = useMessages('portal-labels');
  const inWords = useAdminSentences();
  const { instant, money } = useAdminFormats();
  return [
    {
      head: words.paymentOf,
      cell: ({ booking, operatorName }) =>
        booking === null ? (
          words.forFeaturing(isolated(operatorName))
        ) : (
          <>
            <EntryLink list="bookings" id={booking.id} name={booking.code} />{' '}
            <bdi>{booking.customerName}</bdi>
          </>
        ),
    },
    { head: labels.reason, cell: ({ reason }) => inWords(reason) },
    { head: labels.stands, cell: (dispute) => <Stage dispute={dispute} /> },
    {
      head: words.dueBy,
      cell: ({ dueBy }) => (dueBy === null ? words.nothingDue : instant(dueBy)),
    },
    { head: labels.amount, cell: ({ cents }) => money(cents), isNumber: true },
    { head: words.takenBack, cell: ({ takenCents }) => money(takenCents), isNumber: true },
    {
      head: words.evidence,
      cell: ({ id, booking }) => (
        <FileLink
          href={`/api/admin/disputes/${id}/evidence.txt`}
          of={booking?.code ?? id}
          label={words.evidenceFile}
        />
      ),
    },
  ];
}

function Stage({ dispute: { stage, isInquiry } }: { dispute: DisputeView }) {
  const words = useMessages('admin-disputes');
  const name = words.stages[stage];
  return (
    <Badge tone={stage === 'open' || stage === 'lost' ? 'danger' : 'plain'}>
      {isInquiry ? words.questionSoFar(name) : name}
    </Badge>
  );
}
