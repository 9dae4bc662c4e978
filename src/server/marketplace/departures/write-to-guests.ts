import { done, refused, type Outcome } from '#domain/problems.ts';
import { hasEvent, lockBooking, recordEvent } from '../core/bookings/booking-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { listDepartureGuests, noGuestsBooked, type Departure } from './departure-guests.ts';

/** Mails a message to every guest of a departure who has an email address; records it in the booking's history. */
export function writeToGuests(
  deps: Deps,
  operatorId: string,
  { message, requestKey, ...departure }: Departure & { message: string; requestKey: string },
): Promise<Outcome<{ written: number }, 'not-found' | 'conflict'>> {
  return inTransaction<Outcome<{ written: number }, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const guests = await listDepartureGuests(write, operatorId, departure);
      const at = new Date(deps.now());
      let written = 0;
      for (const bookingId of guests) {
        const booking = await lockBooking(write, bookingId);
        if (!booking || booking.customerEmail === null) continue;
        written += 1;
        if (await hasEvent(write, bookingId, requestKey)) continue;
        await recordEvent(deps, write, {
          bookingId,
          at,
          event: 'operator wrote',
          actor: 'operator',
          facts: { message },
          requestKey,
        });
        const mail = {
          subjectId: bookingId,
          kind: 'operator-wrote',
          dedupeId: requestKey,
          at,
        } as const;
        await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
      }
      if (guests.length === 0) return noGuestsBooked;
      return written === 0 ? noAddresses : done({ written });
    },
  );
}

const noAddresses = refused('conflict', 'departure.noEmails');
