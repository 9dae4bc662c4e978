import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { findBooking, noSuchBooking } from '../../bookings/booking-queries.ts';
import { atOneMoment } from '../../database/database.ts';
import { findSessionsOf } from '../../payments/payment-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { findRefundsOf } from '../../payments/refunds/decided-refunds.ts';
import { presentAdminBooking } from './admin-booking-presenter.ts';
import { findEventsOn, findMailsOf, findSteps } from './booking-history-queries.ts';

/** One booking with its money, its mails and its whole history. */
export async function readAdminBooking(
  { database, now }: Deps,
  bookingId: string,
): Promise<Outcome<AdminBookingView, 'not-found'>> {
  return atOneMoment(database, async (reader) => {
    const booking = await findBooking(reader, bookingId);
    if (!booking) return noSuchBooking;
    const around = {
      steps: await findSteps(reader, bookingId),
      acts: await findEventsOn(reader, bookingId),
      pages: await findSessionsOf(reader, bookingId),
      mails: await findMailsOf(reader, bookingId),
      refunds: await findRefundsOf(reader, bookingId),
    };
    return done(presentAdminBooking(booking, around, now()));
  });
}
