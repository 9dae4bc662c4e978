import type { MailedCallOff } from '#mails/parts/called-off.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { toPaidMoney } from '../core/bookings/booking-queries.ts';
import { findBookingForGuest, findBookingForOperator } from '../core/mails/mailed-bookings.ts';
import {
  loadGuestTrip,
  loadOperatorTrip,
  toGuest,
  toOperator,
} from '../core/mails/load-trip-mail.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/** The `dedupeId` of these mails is the offer. */
export const callOffMails = {
  'called-off': {
    visitor: async (deps, { subjectId: bookingId, dedupeId: offerId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      const callOff = await findCallOffOfOffer(deps.database, offerId);
      if (!found || !callOff) return null;
      const { booking, trip } = found;
      return {
        data: { trip, callOff, refundableCents: computeMaxRefundable(toPaidMoney(booking)) },
        ...toGuest(deps, found),
        calendarFile: calendarFile(booking, deps.site, 'visitor', trip.tripUrl, true),
      };
    },
    operator: async (deps, { subjectId: bookingId, dedupeId: offerId }) => {
      const found = await findBookingForOperator(deps, bookingId);
      const callOff = await findCallOffOfOffer(deps.database, offerId);
      if (!found || !callOff) return null;
      return { data: { trip: found.trip, callOff }, ...toOperator(found) };
    },
  },
  rebooked: {
    visitor: loadGuestTrip({ hasFile: true }),
    operator: loadOperatorTrip({ hasFile: true }),
  },
  'rebooked-away': {
    operator: async (deps, { subjectId: bookingId, dedupeId: offerId }) => {
      const found = await findBookingForOperator(deps, bookingId);
      const former = await findFormerOperator(deps.database, offerId);
      if (!found || !former) return null;
      const { code, guest } = found.trip;
      return {
        data: {
          operatorName: isolateName(former.name),
          guest: guest.name,
          code,
          cents: former.cents,
        },
        language: portalLanguage(former.language, deps.site),
        to: former.email,
      };
    },
  },
} satisfies Partial<MailLoaders>;

async function findCallOffOfOffer(
  reader: Queryable,
  offerId: string | null,
): Promise<MailedCallOff | null> {
  const callOff = await reader
    .selectFrom('rebookingOffers as offer')
    .innerJoin('callOffs', 'callOffs.id', 'offer.callOffId')
    .select(['callOffs.reason', 'callOffs.note', 'callOffs.dueAt'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst();
  if (!callOff) return null;
  const { reason, note, dueAt } = callOff;
  return { reason, note, untilMs: dueAt.getTime() };
}

async function findFormerOperator(reader: Queryable, offerId: string | null) {
  const former = await reader
    .selectFrom('rebookings')
    .innerJoin('operators', 'operators.id', 'rebookings.fromOperatorId')
    .select(['operators.name', 'operators.email', 'operators.language', 'rebookings.cents'])
    .where('rebookings.offerId', '=', offerId)
    .executeTakeFirst();
  return former ?? null;
}
