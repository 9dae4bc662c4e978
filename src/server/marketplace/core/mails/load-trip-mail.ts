import type { Language } from '#i18n/languages/languages.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { QueuedMail } from '../../../platform/mail/compose-mail.ts';
import { isTripCalledOff } from '../bookings/called-off-trips.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';
import { calendarFile } from './calendar-file.ts';
import { findBookingForGuest, findBookingForOperator } from './mailed-bookings.ts';

type Options = {
  /** Attaches the trip as a calendar file. */
  hasFile?: boolean;
  /** Suppresses the mail after a call-off, because the mail implies that the trip takes place. */
  onlyIfSails?: boolean;
};

/** Loads a mail to the guest that needs only the trip's data. */
export function loadGuestTrip({ hasFile = false, onlyIfSails = false }: Options = {}) {
  return async (deps: Deps, { subjectId: bookingId }: QueuedMail) => {
    const found = await findBookingForGuest(deps, bookingId);
    if (!found) return null;
    const { booking, trip } = found;
    if (onlyIfSails && (await isTripCalledOff(deps.database, booking))) return null;
    const file = hasFile && {
      calendarFile: calendarFile(booking, deps.site, 'visitor', trip.tripUrl),
    };
    return { data: { trip }, ...toGuest(deps, found), ...file };
  };
}

/** Loads a mail to the operator that needs only the trip's data. */
export function loadOperatorTrip({ hasFile = false, onlyIfSails = false }: Options = {}) {
  return async (deps: Deps, { subjectId: bookingId }: QueuedMail) => {
    const found = await findBookingForOperator(deps, bookingId);
    if (!found) return null;
    const { booking, trip } = found;
    if (onlyIfSails && (await isTripCalledOff(deps.database, booking))) return null;
    const file = hasFile && { calendarFile: calendarFile(booking, deps.site, 'operator') };
    return { data: { trip }, ...toOperator(found), ...file };
  };
}

type Found<Spoken extends Language> = { booking: BookingRecord; language: Spoken };

/** Directs replies to the operator and to the platform, which settles money matters. */
export function toGuest<Spoken extends Language>(deps: Deps, { booking, language }: Found<Spoken>) {
  const replyTo = [...new Set([booking.operatorEmail, deps.site.supportEmail])];
  return { language, to: booking.customerEmail ?? '', replyTo };
}

export function toOperator<Spoken extends Language>({ booking, language }: Found<Spoken>) {
  const { operatorEmail: to, customerEmail: guest } = booking;
  return { language, to, ...(guest && { replyTo: [guest] }) };
}
