import { hasBegun } from '#domain/availability/availability.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { isTripCalledOff } from '../../core/bookings/called-off-trips.ts';
import type { BookingRecord } from '../../core/bookings/booking-queries.ts';
import { findBookingForGuest } from '../../core/mails/mailed-bookings.ts';
import { toGuest } from '../../core/mails/load-trip-mail.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { MailLoaders } from '../../../platform/mail/compose-mail.ts';

/** Skips the mail if the trip has begun or was cancelled since the mail was queued. */
export const meetingPointMails = {
  'meeting-point-changed': {
    visitor: async (deps, { subjectId: bookingId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      if (!found || !(await isStillAhead(deps, found.booking))) return null;
      return { data: { trip: found.trip }, ...toGuest(deps, found) };
    },
  },
} satisfies Partial<MailLoaders>;

async function isStillAhead({ database, now }: Deps, booking: BookingRecord): Promise<boolean> {
  const { status, startDate: start, time } = booking;
  if (status !== 'paid' || hasBegun(start, time, toIslandNow(now()))) return false;
  return !(await isTripCalledOff(database, booking));
}
