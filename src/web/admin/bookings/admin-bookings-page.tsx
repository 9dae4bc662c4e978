import type { AdminBookingRowView } from '#contract/admin-booking-api.ts';
import { sourceNames } from '#domain/by-hand.ts';
import { formatDollars } from '#domain/money.ts';
import type { PageInput } from '../../router/site-route.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import {
  AdminSearch,
  FilterForm,
  filteredAddress,
  portChoices,
  useFilters,
} from '../layout/admin-filters.tsx';
import { formatInstant, formatTrip } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import {
  BookingStatusBadge,
  bookingStatusNames,
  refundStateNames,
} from '../layout/status-badges.tsx';

/** All bookings of all boats, newest first. */
export function Page({ search }: PageInput) {
  const file = filteredAddress('/api/admin/bookings.csv', search);
  return (
    <AdminPage
      title="Bookings"
      permission="see-bookings"
      actions={<FileLink href={file} of="these bookings" />}
    >
      {() => (
        <>
          <BookingFilters search={search} />
          <AdminList
            call="GET /api/admin/bookings"
            filters={search}
            one="booking"
            many="bookings"
            emptyTitle="No bookings match"
            emptyText="Search for how a code, a name, a surname or an email address begins, or choose other filters."
          >
            {(items) => (
              <AdminTable label="Bookings" items={items} keyOf={({ id }) => id} columns={columns} />
            )}
          </AdminList>
        </>
      )}
    </AdminPage>
  );
}

function BookingFilters({ search }: Pick<PageInput, 'search'>) {
  const { change, field } = useFilters(search);
  // By a link from a boat or an operator.
  const narrowedTo = search['boat'] ? 'boat' : search['operator'] ? 'operator' : null;
  return (
    <FilterForm label="Filter bookings" className="min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <AdminSearch
        label="Code, guest or email"
        search={search}
        className="min-[26rem]:col-span-2"
      />
      <ChoiceField
        label="Status"
        choices={{ '': 'Any status', ...bookingStatusNames }}
        {...field('status')}
      />
      <ChoiceField
        label="Refund"
        choices={{ '': 'Any refund or none', ...refundStateNames }}
        {...field('refund')}
      />
      <ChoiceField label="Port" choices={portChoices} {...field('port')} />
      <TextField label="Day of the trip" type="date" {...field('day')} />
      <TextField label="Trips from" type="date" {...field('from')} />
      <TextField label="Trips until" type="date" {...field('to')} />
      {narrowedTo && (
        <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
          Only bookings of one {narrowedTo} are listed.
          <Button
            variant="secondary"
            size="small"
            onClick={() => change({ boat: '', operator: '' })}
          >
            Show all
          </Button>
        </p>
      )}
    </FilterForm>
  );
}

const columns: AdminColumns<AdminBookingRowView> = [
  {
    head: 'Code',
    cell: ({ id, code }) => (
      <EntryLink list="bookings" id={id} name={code} className="whitespace-nowrap" />
    ),
  },
  { head: 'Status', cell: (booking) => <BookingStatusBadge booking={booking} /> },
  {
    head: 'Guest',
    cell: ({ customerName, groupSize, email, source }) => (
      <>
        {customerName}, {guests(groupSize)}
        <span className="block text-ink-soft">{email}</span>
        {source && <span className="block text-ink-soft">{sourceNames[source]}, by hand</span>}
      </>
    ),
  },
  { head: 'Trip', cell: formatTrip },
  {
    head: 'Boat',
    cell: ({ boat, operator }) => (
      <>
        <EntryLink list="boats" {...boat} className="block pb-1" />
        <EntryLink list="operators" {...operator} className="block pb-1" />
      </>
    ),
  },
  {
    head: 'Total',
    cell: ({ amountCents, refundedCents, paidBy }) => (
      <>
        {formatDollars(amountCents)}
        {refundedCents > 0 && (
          <span className="block text-ink-soft">
            {formatDollars(refundedCents)} {paidBy === 'card' ? 'refunded' : 'given back'}
          </span>
        )}
      </>
    ),
    isNumber: true,
  },
  { head: 'Booked', cell: ({ createdAt }) => formatInstant(createdAt) },
];
