import { pricingModeNames } from '#domain/boats.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';
import type { MailSite } from '../../mail/mail-layout.ts';
import type { BookingRecord } from '../booking-queries.ts';

/** What every mail about a booking says of its trip. */
export function tripFacts(booking: BookingRecord): [string, string][] {
  const days =
    booking.end_date === booking.start_date
      ? formatFullDay(booking.start_date)
      : `${formatFullDay(booking.start_date)} to ${formatFullDay(booking.end_date)}`;
  return [
    ['Booking', booking.code],
    ['Boat', booking.boat_name],
    ['Date', days],
    ...(booking.time ? [['Time', formatTime(booking.time)] as [string, string]] : []),
    ['From', locationName(booking.boat_port, booking.boat_custom_port)],
    ['Guests', `${guests(booking)}, ${pricingModeNames[booking.pricing_mode]}`],
    ...(booking.fee_cents > 0
      ? ([
          ['Trip', formatDollars(booking.trip_cents)],
          ['Service fee', formatDollars(booking.fee_cents)],
        ] as [string, string][])
      : []),
    ['Total', formatDollars(booking.amount_cents)],
  ];
}

/** Who takes the guest out. The phone is only for those who have paid. */
export function operatorFacts(booking: BookingRecord): [string, string][] {
  const { operator_name: name, operator_phone: phone, status } = booking;
  return [
    ['Captain', name],
    ...(status === 'paid' && phone ? [['Captain’s phone', phone] as [string, string]] : []),
  ];
}

/** Who comes, for the operator. */
export function guestFacts(booking: BookingRecord): [string, string][] {
  return [
    ['Guest', booking.customer_name],
    ['Email', booking.customer_email],
    ...(booking.customer_phone ? [['Phone', booking.customer_phone] as [string, string]] : []),
    ...(booking.special_requests
      ? [['Requests', booking.special_requests] as [string, string]]
      : []),
  ];
}

export function guests(booking: BookingRecord): string {
  return booking.group_size === 1 ? '1 guest' : `${booking.group_size} guests`;
}

/** "Friday, December 4, 2026, 9:00 AM" by the island's clocks. */
export function payUntil(booking: BookingRecord): string {
  const { day, time } = islandNow(booking.hold_ends_at?.getTime() ?? booking.created_at.getTime());
  return `${formatFullDay(day)}, ${formatTime(time)}`;
}

export function bookingLink(booking: BookingRecord, site: MailSite): string {
  return `${site.publicUrl}/booking/confirmation?bid=${booking.id}`;
}

export function support(booking: BookingRecord, site: MailSite): string {
  return `Questions? Answer this mail: your captain and we both get it. Or write to us at ${site.supportEmail} (please quote ${booking.code}).`;
}
