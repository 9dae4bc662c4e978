import { formatFullDay, formatTime } from '#domain/days.ts';
import { locationName } from '#domain/ports.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';
import type { PaymentOrder, PaymentSession } from '../gateways/card-payments.ts';
import type { Deps } from '../dependencies.ts';
import { insertSession } from './payment-queries.ts';

/**
 * Opens a payment page for a booking and remembers it. `expiresAt` is in epoch milliseconds; `key`
 * makes a second call with the same booking answer the same page.
 */
export async function openPaymentPage(
  deps: Deps,
  booking: BookingRecord,
  page: { key: string; expiresAt: number; cancelPath: string },
): Promise<PaymentSession & { url: string }> {
  const session = await deps.payments.openSession(orderFor(deps, booking, page));
  if (session.url === null) throw new Error(`Payment page ${session.id} has no address.`);
  await insertSession(
    deps.database,
    {
      id: session.id,
      booking_id: booking.id,
      amount_cents: booking.amount_cents,
      url: session.url,
      expires_at: new Date(session.expiresAt),
    },
    new Date(deps.now()),
  );
  return { ...session, url: session.url };
}

function orderFor(
  deps: Deps,
  booking: BookingRecord,
  page: { key: string; expiresAt: number; cancelPath: string },
): PaymentOrder {
  const { publicUrl } = deps.site;
  const title = `${booking.boat_name} (${booking.code})`;
  const fee = booking.fee_cents > 0 ? [{ name: 'Service fee', cents: booking.fee_cents }] : [];
  return {
    key: page.key,
    bookingId: booking.id,
    title,
    details: detailsOf(booking),
    lines: [{ name: title, cents: booking.trip_cents }, ...fee],
    customerEmail: booking.customer_email,
    isSetAside: booking.needs_approval,
    expiresAt: page.expiresAt,
    successUrl: `${publicUrl}/booking/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}${page.cancelPath}`,
  };
}

/** Whoever pays knows before when the card is charged. */
function detailsOf(booking: BookingRecord): string {
  const trip = tripInWords(booking);
  return booking.needs_approval
    ? `${trip}. Your captain has yet to say yes: your card is only charged after that.`
    : trip;
}

/** "Friday, December 4, 2026 at 9:00 AM, 2 guests, from Philipsburg, Sint Maarten" */
export function tripInWords(booking: BookingRecord): string {
  const last =
    booking.end_date === booking.start_date ? '' : ` to ${formatFullDay(booking.end_date)}`;
  const time = booking.time === null ? '' : ` at ${formatTime(booking.time)}`;
  const guests = booking.group_size === 1 ? '1 guest' : `${booking.group_size} guests`;
  const from = locationName(booking.boat_port, booking.boat_custom_port);
  return `${formatFullDay(booking.start_date)}${last}${time}, ${guests}, from ${from}`;
}
