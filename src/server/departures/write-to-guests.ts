import { done, type Outcome } from '#domain/problems.ts';
import { hasEvent, lockBooking, recordEvent } from '../bookings/booking-queries.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findGuestsOf, nobodyThere, type Departure } from './departure-guests.ts';

/** Writes to everybody who is booked on a departure, and keeps it in the history of each. */
export function writeToGuests(
  deps: Deps,
  operatorId: string,
  { message, requestKey, ...departure }: Departure & { message: string; requestKey: string },
): Promise<Outcome<{ written: number }, 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const guests = await findGuestsOf(write, operatorId, departure);
    const at = new Date(deps.now());
    for (const bookingId of guests) {
      await lockBooking(write, bookingId);
      if (await hasEvent(write, bookingId, requestKey)) continue;
      await recordEvent(deps, write, {
        ...{ bookingId, at, event: 'operator wrote', actor: 'operator' },
        facts: { message },
        requestKey,
      });
      const mail = {
        subjectId: bookingId,
        kind: 'operator-wrote',
        matter: requestKey,
        at,
      } as const;
      await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
    }
    return guests.length === 0 ? nobodyThere : done({ written: guests.length });
  });
}
