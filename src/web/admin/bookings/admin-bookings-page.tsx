import type { AdminBookingRowView } from '#contract/admin/admin-booking-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import {
  AdminSearch,
  FilterForm,
  filteredAddress,
  useFilters,
  usePortChoices,
} from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { BookingStatusBadge } from '../layout/status-badges.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('bookings', 'admin-bookings'),
  path: portalPatterns.adminBookings,
  search: ['search', 'status', 'refund', 'port', 'boat', 'operator', 'day', 'from', 'to'],
  Page,
});

function Page({ search }: PageInput) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const file = filteredAddress('/api/admin/bookings.csv', search);
  return (
    <AdminLayout
      title={labels.bookings}
      permission="see-bookings"
      actions={<FileLink href={file} of={t.file} />}
    >
      {() => (
        <>
          <BookingFilters search={search} />
          <Bookings search={search} />
        </>
      )}
    </AdminLayout>
  );
}

function BookingFilters({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-bookings');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { bookingStatuses, refundStates } = useMessages('admin-layout');
  const portChoices = usePortChoices();
  const { change, field } = useFilters(search);
  // Set by links from a boat or an operator.
  const narrowedTo = search['boat'] ? 'boat' : search['operator'] ? 'operator' : null;
  return (
    <FilterForm label={labels.filterBookings} className="min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <AdminSearch
        label={labels.searchBookings}
        search={search}
        className="min-[26rem]:col-span-2"
      />
      <ChoiceField
        label={labels.status}
        choices={{ '': labels.anyStatus, ...bookingStatuses }}
        {...field('status')}
      />
      <ChoiceField
        label={t.refund}
        choices={{ '': t.anyRefund, ...refundStates }}
        {...field('refund')}
      />
      <ChoiceField label={labels.port} choices={portChoices} {...field('port')} />
      <TextField label={t.day} type="date" {...field('day')} />
      <TextField label={t.from} type="date" {...field('from')} />
      <TextField label={t.until} type="date" {...field('to')} />
      {narrowedTo && (
        <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
          {t.onlyOf[narrowedTo]}
          <Button
            variant="secondary"
            size="small"
            onClick={() => change({ boat: '', operator: '' })}
          >
            {acts.showAll}
          </Button>
        </p>
      )}
    </FilterForm>
  );
}

function Bookings({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const columns = [...useBookingColumns(), ...useTripColumns()] as const;
  return (
    <AdminList
      call="GET /api/admin/bookings"
      filters={search}
      one={labels.oneBooking}
      many={labels.manyBookings}
      emptyTitle={labels.noBookingsMatch}
      emptyText={t.noneMatchText}
    >
      {(items) => (
        <AdminTable
          label={labels.bookings}
          items={items}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
    </AdminList>
  );
}

function useBookingColumns(): AdminColumns<AdminBookingRowView> {
  const t = useMessages('admin-bookings');
  const labels = useMessages('portal-labels');
  const { guests } = useMessages('trips');
  return [
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
          <bdi>{customerName}</bdi>, {guests(groupSize)}
          <span className="block text-ink-soft">{email}</span>
          {source && <span className="block text-ink-soft">{t.byHand(t.sources[source])}</span>}
        </>
      ),
    },
  ];
}

function useTripColumns(): AdminColumns<AdminBookingRowView> {
  const t = useMessages('admin-bookings');
  const shared = useMessages('portal-shared');
  const labels = useMessages('portal-labels');
  const { instant, money, trip } = useAdminFormats();
  return [
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
    {
      head: labels.total,
      cell: ({ amountCents, refundedCents, disputedCents, paidBy }) => {
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
      },
      isNumber: true,
    },
    { head: labels.booked, cell: ({ createdAt }) => instant(createdAt) },
  ];
}
