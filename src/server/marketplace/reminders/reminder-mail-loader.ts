import { toInstant, toIslandNow } from '#domain/time/days.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { BookingRecord } from '../core/bookings/booking-queries.ts';
import { findBookingForGuest } from '../core/mails/mailed-bookings.ts';
import { toGuest } from '../core/mails/load-trip-mail.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findFreshForecast } from '../forecasts/forecast-queries.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/** The `dedupeId` of this mail is the trip's day. Skips the mail if the trip has changed since the mail was queued. */
export const reminderMails = {
  reminder: {
    visitor: async (deps, mail) => {
      const found = await findBookingForGuest(deps, mail.subjectId);
      if (!found || !(await isStillDue(deps, found.booking, mail.dedupeId))) return null;
      const { start, time, decisionHours } = found.trip;
      const nowMs = deps.now();
      const forecast = await findFreshForecast(deps.database, { from: start, nowMs });
      return {
        data: {
          trip: found.trip,
          isToday: start === toIslandNow(nowMs).day,
          isUndecided: nowMs < toInstant(start, time) - decisionHours * HOUR_MS,
          forecast: forecast.find(({ day }) => day === start) ?? null,
        },
        ...toGuest(deps, found),
      };
    },
  },
} satisfies Partial<MailLoaders>;

async function isStillDue(
  { database, now }: Deps,
  { id, status, startDate: start, time }: BookingRecord,
  day: string | null,
): Promise<boolean> {
  if (status !== 'paid' || start !== day || toInstant(start, time) <= now()) return false;
  return (await findOpenOffer(database, { bookingId: id })) === null;
}
