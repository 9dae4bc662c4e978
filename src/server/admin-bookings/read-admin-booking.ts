import type { AdminBookingView } from '#contract/admin-booking-views.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { findSessionsOf } from '../payments/payment-queries.ts';
import type { Deps } from '../product-deps.ts';
import { findRefundsOf } from '../refunds/admin-refund-queries.ts';
import { noSuchBooking } from '../refunds/cancel-booking.ts';
import { presentAdminBooking } from './admin-booking-presenter.ts';
import { findActsOn, findMailsOf, findSteps } from './booking-history-queries.ts';

/** One booking with its money, its mails and its whole history. */
export async function readAdminBooking(
  { database, now }: Deps,
  bookingId: string,
): Promise<Outcome<AdminBookingView>> {
  const booking = await findBooking(database, bookingId);
  if (!booking) return noSuchBooking;
  const [steps, acts, pages, mails, refunds] = await Promise.all([
    findSteps(database, bookingId),
    findActsOn(database, bookingId),
    findSessionsOf(database, bookingId),
    findMailsOf(database, bookingId),
    findRefundsOf(database, bookingId),
  ]);
  return done(presentAdminBooking(booking, { steps, acts, pages, mails, refunds }, now()));
}
