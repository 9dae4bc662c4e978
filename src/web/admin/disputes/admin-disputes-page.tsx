import type { DisputeView } from '#contract/admin-dispute-api.ts';
import { disputeStageNames } from '#domain/disputes.ts';
import { formatDollars } from '#domain/money.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';

/** Disputed payments, with the deadline for evidence. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Disputes" permission="see-disputes">
      {() => (
        <>
          <DisputeFilter search={search} />
          <p className="max-w-prose text-ink-soft">
            Evidence is sent at the payment provider. The file has the booking, the guest, the
            mails, the history and the policy. While a bank has the money, it is not paid out to the
            captain.
          </p>
          <AdminList
            call="GET /api/admin/disputes"
            filters={search}
            one="dispute"
            many="disputes"
            emptyTitle="No disputes here"
            emptyText="When a guest’s bank takes a payment back or asks about it, it is listed here."
          >
            {(items) => (
              <AdminTable label="Disputes" items={items} keyOf={({ id }) => id} columns={columns} />
            )}
          </AdminList>
        </>
      )}
    </AdminPage>
  );
}

function DisputeFilter({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  return (
    <FilterForm label="Filter disputes">
      <ChoiceField
        label="Show"
        choices={{ '': 'Only what is not decided', all: 'All disputes' }}
        {...field('show')}
      />
    </FilterForm>
  );
}

const columns: AdminColumns<DisputeView> = [
  {
    head: 'Payment of',
    cell: ({ booking, operatorName }) =>
      booking === null ? (
        `${operatorName}, for featuring a boat`
      ) : (
        <>
          <EntryLink list="bookings" id={booking.id} name={booking.code} /> {booking.customerName}
        </>
      ),
  },
  { head: 'Reason', cell: ({ reason }) => reason },
  {
    head: 'Stands',
    cell: ({ stage, isInquiry }) => (
      <Badge tone={stage === 'open' || stage === 'lost' ? 'danger' : 'plain'}>
        {disputeStageNames[stage]}
        {isInquiry && ', a question so far'}
      </Badge>
    ),
  },
  {
    head: 'Evidence due by',
    cell: ({ dueBy }) => (dueBy === null ? 'Nothing is due' : formatInstant(dueBy)),
  },
  { head: 'Amount', cell: ({ cents }) => formatDollars(cents), isNumber: true },
  { head: 'Taken back', cell: ({ takenCents }) => formatDollars(takenCents), isNumber: true },
  {
    head: 'Evidence',
    cell: ({ id, booking }) => (
      <FileLink
        href={`/api/admin/disputes/${id}/evidence.txt`}
        of={booking?.code ?? id}
        label="Evidence file"
      />
    ),
  },
];
