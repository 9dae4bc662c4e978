import { Download } from 'lucide-react';
import { Link } from 'wouter';
import type { DisputeView } from '#contract/admin-dispute-api.ts';
import { disputeStageNames } from '#domain/disputes.ts';
import { formatDollars } from '#domain/money.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form-field.tsx';
import { useFilters } from '../layout/admin-filters.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { useAdminList } from '../layout/use-admin-list.ts';

/** Disputed payments, with the deadline for evidence. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Disputes" permission="see-disputes">
      {() => <Disputes search={search} />}
    </AdminPage>
  );
}

function Disputes({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  const list = useAdminList('GET /api/admin/disputes', search);
  return (
    <>
      <form
        role="search"
        aria-label="Filter disputes"
        onSubmit={(event) => event.preventDefault()}
        className="rounded-card bg-shallows p-4 sm:p-6"
      >
        <SelectField label="Show" {...field('show')}>
          <option value="">Only what is not decided</option>
          <option value="all">All disputes</option>
        </SelectField>
      </form>
      <p className="max-w-prose text-ink-soft">
        Evidence is sent at the payment provider. The file has the booking, the guest, the mails,
        the history and the policy. While a bank has the money, it is not paid out to the captain.
      </p>
      <AdminList
        list={list}
        one="dispute"
        many="disputes"
        emptyTitle="No disputes here"
        emptyText="When a guest’s bank takes a payment back or asks about it, it is listed here."
      >
        {(disputes) => (
          <AdminTable label="Disputes" items={disputes} keyOf={({ id }) => id} columns={columns} />
        )}
      </AdminList>
    </>
  );
}

const columns: readonly [AdminColumn<DisputeView>, ...AdminColumn<DisputeView>[]] = [
  {
    head: 'Payment of',
    cell: ({ booking, operatorName }) =>
      booking === null ? (
        `${operatorName}, for featuring a boat`
      ) : (
        <>
          <Link href={`/admin/bookings/${booking.id}`} className="text-link">
            {booking.code}
          </Link>{' '}
          {booking.customerName}
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
  {
    head: 'Taken back',
    cell: ({ takenCents }) => formatDollars(takenCents),
    isNumber: true,
  },
  {
    head: 'Evidence',
    cell: ({ id, booking }) => (
      <a
        href={`/api/admin/disputes/${id}/evidence.txt`}
        download
        aria-label={`Evidence file: ${booking?.code ?? id}`}
        className={buttonLook({ variant: 'secondary', size: 'small' })}
      >
        <Download aria-hidden="true" className="size-4" />
        Evidence file
      </a>
    ),
  },
];
