import { ArrowDown, ArrowUp } from 'lucide-react';
import type { BookingColumn, OperatorBookingView } from '#contract/operator/operator-api.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PhoneLinks } from '../../ui/phone-link-list.tsx';
import { bookedAt, formatCode, getShownStatus, tripLabel } from './operator-booking-rows.ts';
import { PaymentNotes } from './payment-notes.tsx';
import type { BookingOrder } from './booking-requests.ts';

const columns = [
  ...(['customerName', 'email', 'boat', 'date', 'groupSize'] as const),
  ...(['totalAmount', 'paymentStatus', 'createdAt'] as const),
] satisfies BookingColumn[];

type BookingTableProps = {
  bookings: readonly OperatorBookingView[];
  order: BookingOrder;
  onOrder: (order: BookingOrder) => void;
};

/** Lists the bookings on wide screens, sortable by column. */
export function BookingTable({ bookings, order, onOrder }: BookingTableProps) {
  if (bookings.length === 0) return null;
  return (
    <div className="hidden overflow-x-auto rounded-card border border-line md:block">
      <table className="w-full text-left text-sm">
        <thead className="bg-shallows">
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Gives special requests their own row: an allergy must not be overlooked. */
function BookingRow({ booking }: { booking: OperatorBookingView }) {
  const t = useMessages('operator-bookings');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const formats = useFormats();
  const { specialRequests } = booking;
  return (
    <>
      <tr
        className={classNames('align-top [&>td]:px-3 [&>td]:py-3', specialRequests && 'border-b-0')}
      >
        <td className="font-semibold wrap-anywhere">
          <bdi>{booking.customerName}</bdi>
          <span className="block font-normal text-ink-soft">{formatCode(t, booking)}</span>
        </td>
        <td className="wrap-anywhere">
          <ContactLinks booking={booking} className="text-link block" />
        </td>
        <td className="wrap-anywhere">{booking.boat.name}</td>
        <td>{tripLabel(formats, trips, booking)}</td>
        <td className="tabular-nums">{booking.groupSize}</td>
        <td className="font-semibold tabular-nums">{formats.money(readCents(booking))}</td>
        <td>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge>{t.statuses[getShownStatus(booking)]}</Badge>
            <PaymentNotes booking={booking} />
          </span>
        </td>
        <td className="text-ink-soft">{bookedAt(formats, booking)}</td>
      </tr>
      {specialRequests && (
        <tr>
          <td colSpan={columns.length} className="px-3 pb-3">
            <p className="rounded-field bg-shallows p-3 wrap-anywhere whitespace-pre-line">
              <span className="font-semibold">{labels.specialRequests}</span> {specialRequests}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

type ContactLinksProps = { booking: OperatorBookingView; className: string };

function ContactLinks({ booking: { email, phone, phoneLinks }, className }: ContactLinksProps) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      )}
      {phone && <PhoneLinks phone={phone} links={phoneLinks} className={className} />}
    </>
  );
}

function readCents({ totalAmount }: OperatorBookingView): number {
  return parseDecimalCents(totalAmount) ?? 0;
}

type ColumnHeadProps = Omit<BookingTableProps, 'bookings'> & { column: BookingColumn };

function ColumnHead({ column, order, onOrder }: ColumnHeadProps) {
  const t = useMessages('operator-bookings');
  const isChosen = order.column === column;
  const Arrow = order.isDescending ? ArrowDown : ArrowUp;
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isChosen ? direction : 'none'} className="p-0">
      <button
        type="button"
        onClick={() => onOrder({ column, isDescending: isChosen && !order.isDescending })}
        className="flex min-h-12 w-full items-center gap-1 px-3 text-left font-semibold -outline-offset-3 hover:underline"
      >
        {t.columns[column]}
        {isChosen && <Arrow aria-hidden="true" className="size-4 shrink-0" />}
      </button>
    </th>
  );
}

/** Lists the bookings on phones: large and in high contrast, for reading in sunlight. */
export function BookingList({ bookings }: { bookings: readonly OperatorBookingView[] }) {
  const labels = useMessages('portal-labels');
  if (bookings.length === 0) return null;
  return (
    <ul aria-label={labels.bookings} className="flex flex-col gap-3 md:hidden">
      {bookings.map((booking) => (
        <li key={booking.id} className="rounded-card border border-edge bg-card p-4">
          <ListedBooking booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function ListedBooking({ booking }: { booking: OperatorBookingView }) {
  const t = useMessages('operator-bookings');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="text-lg leading-snug font-bold">{tripLabel(formats, trips, booking)}</p>
        <Badge>{t.statuses[getShownStatus(booking)]}</Badge>
      </div>
      <p className="mt-1 text-lg wrap-anywhere">
        <bdi>{booking.customerName}</bdi>
      </p>
      <p className="font-semibold">
        {trips.guests(booking.groupSize)} · {formats.money(readCents(booking))}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft empty:hidden">
        <PaymentNotes booking={booking} />
      </p>
      <p className="wrap-anywhere">{booking.boat.name}</p>
      {booking.specialRequests && (
        <p className="mt-2 rounded-field bg-shallows p-3 wrap-anywhere whitespace-pre-line">
          {booking.specialRequests}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5">
        <ContactLinks
          booking={booking}
          className="text-link inline-flex min-h-10 items-center wrap-anywhere"
        />
      </p>
      <p className="text-sm text-ink-soft">
        {formatCode(t, booking)} · {t.bookedAt(bookedAt(formats, booking))}
      </p>
    </>
  );
}
