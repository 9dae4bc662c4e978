import { portalPatterns } from '#contract/pages/portal-paths.ts';
import type { AdminBookingRowView } from '#contract/admin/admin-booking-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { filteredAddress, listPortChoices } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { BookingStatusBadge } from '../layout/status-badges.tsx';

export default defineAdminList('admin-bookings', {
  path: portalPatterns.adminBookings,
  title: 'bookings',
  permission: 'see-bookings',
  call: 'GET /api/admin/bookings',
  search: ['search', 'status', 'refund', 'port', 'boat', 'operator', 'day', 'from', 'to'],
  texts: ({ t, labels }) => ({
    filters: labels.filterBookings,
    items: labels.bookings,
    one: labels.oneBooking,
    many: labels.manyBookings,
    emptyTitle: labels.noBookingsMatch,
    emptyText: t.noneMatchText,
  }),
  actions: ({ t, search }) => (
    <FileLink href={filteredAddress('/api/admin/bookings.csv', search)} content={t.file} />
  ),
  filterClasses: 'min-[26rem]:grid-cols-2 xl:grid-cols-4',
  filters: ({ t, labels, adminLayout }) => ({
    search: { label: labels.searchBookings, className: 'min-[26rem]:col-span-2' },
    status: {
      label: labels.status,
      choices: { '': labels.anyStatus, ...adminLayout.bookingStatuses },
    },
    refund: { label: t.refund, choices: { '': t.anyRefund, ...adminLayout.refundStates } },
    port: { label: labels.port, choices: listPortChoices(adminLayout) },
    day: { label: t.day, type: 'date' },
    from: { label: t.from, type: 'date' },
    to: { label: t.until, type: 'date' },
  }),
  filterNote({ t, actionMessages, search, changeFilters }) {
    // Links from a boat or an operator set these query parameters.
    const narrowedTo = search['boat'] ? 'boat' : search['operator'] ? 'operator' : null;
    if (!narrowedTo) return null;
    return (
      <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
        {t.onlyOf[narrowedTo]}
        <Button
          variant="secondary"
          size="small"
          onClick={() => changeFilters({ boat: '', operator: '' })}
        >
          {actionMessages.showAll}
        </Button>
      </p>
    );
  },
  columns: ({ t, labels, trips, formats: { instant, trip } }) => [
    {
      head: labels.code,
      cell: ({ id, code }) => (
        <EntryLink list="bookings" id={id} name={code} className="whitespace-nowrap" />
      ),
    },
    { head: labels.status, cell: (booking) => <BookingStatusBadge booking={booking} /> },
    {
      head: labels.guest,
      cell: ({ customerName, groupSize, email, source }) => (
        <>
          <bdi>{customerName}</bdi>, {trips.guests(groupSize)}
          <span className="block text-ink-soft">{email}</span>
          {source && <span className="block text-ink-soft">{t.byHand(t.sources[source])}</span>}
        </>
      ),
    },
    { head: labels.trip, cell: trip },
    {
      head: labels.boat,
      cell: ({ boat, operator }) => (
        <>
          <EntryLink list="boats" {...boat} className="block pb-1" />
          <EntryLink list="operators" {...operator} className="block pb-1" />
        </>
      ),
    },
    { head: labels.total, cell: (booking) => <Total booking={booking} />, isNumber: true },
    { head: labels.booked, cell: ({ createdAt }) => instant(createdAt) },
  ],
});

function Total({ booking }: { booking: AdminBookingRowView }) {
  const t = useMessages('admin-bookings');
  const shared = useMessages('portal-shared');
  const { money } = useAdminFormats();
  const { amountCents, refundedCents, disputedCents, paidBy } = booking;
  const back = paidBy === 'card' ? shared.refunded : t.givenBackSum;
  return (
    <>
      {money(amountCents)}
      {refundedCents > 0 && (
        <span className="block text-ink-soft">{back(money(refundedCents))}</span>
      )}
      {disputedCents > 0 && (
        <span className="block text-ink-soft">{t.disputedSum(money(disputedCents))}</span>
      )}
    </>
  );
}
