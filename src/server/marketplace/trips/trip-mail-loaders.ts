import type { RequestedChange } from '#mails/parts/requested-change.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import {
  findBookingForFormerGuest,
  findBookingForGuest,
  findBookingForOperator,
} from '../core/mails/mailed-bookings.ts';
import {
  loadGuestTrip,
  loadOperatorTrip,
  toGuest,
  toOperator,
} from '../core/mails/load-trip-mail.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders, QueuedMail } from '../../platform/mail/compose-mail.ts';
import type { ChangeRequestRow } from '../core/trips/change-request-queries.ts';

/** The `dedupeId` of these mails is the guest's request. */
export const tripMails = {
  'fewer-guests': {
    visitor: loadGuestTrip({ hasFile: true }),
    operator: loadOperatorTrip({ hasFile: true }),
  },
  'handed-over': {
    visitor: loadGuestTrip({ hasFile: true }),
    operator: loadOperatorTrip({ hasFile: true }),
  },
  'handed-away': {
    visitor: async (deps, mail) => {
      const found = await findBookingForFormerGuest(deps, mail.subjectId);
      const from = (await readEventFacts(deps.database, mail))['from'] as Former | undefined;
      if (!found || !from) return null;
      const { booking, trip, language } = found;
      return {
        data: { trip, formerGuest: isolateName(from.name) },
        language,
        to: from.email,
        calendarFile: calendarFile(booking, deps.site, 'visitor', '', true),
      };
    },
  },
  corrected: { operator: loadOperatorTrip() },
  'trip-link': { visitor: loadGuestTrip() },
  'guest-wrote': {
    operator: async (deps, mail) => {
      const { message } = await readEventFacts(deps.database, mail);
      const found = await findBookingForOperator(deps, mail.subjectId);
      if (!found || typeof message !== 'string') return null;
      return { data: { trip: found.trip, message }, ...toOperator(found) };
    },
  },
  'change-asked': {
    operator: async (deps, mail) => {
      const found = await findBookingForOperator(deps, mail.subjectId);
      const request = await findChangeRequest(deps.database, mail);
      if (!found || !request) return null;
      const { trip, booking } = found;
      return {
        data: {
          trip,
          change: toRequestedChange(request),
          answerByMs: request.dueAt.getTime(),
          freeHours: booking.freeCancellationHours,
        },
        ...toOperator(found),
      };
    },
  },
  'change-declined': {
    visitor: async (deps, mail) => {
      const found = await findBookingForGuest(deps, mail.subjectId);
      const request = await findChangeRequest(deps.database, mail);
      if (!found || !request) return null;
      const wasAnswered = request.answer === 'no';
      return {
        data: { trip: found.trip, change: toRequestedChange(request), wasAnswered },
        ...toGuest(deps, found),
      };
    },
  },
} satisfies Partial<MailLoaders>;

type Former = { name: string; email: string };

function toRequestedChange({
  kind,
  groupSize,
  startDate: day,
  time,
}: ChangeRequestRow): RequestedChange {
  if (kind === 'fewer-guests') return { kind, groupSize: groupSize ?? 0 };
  return kind === 'move' ? { kind, day: day ?? '', time } : { kind };
}

async function readEventFacts(
  reader: Queryable,
  mail: QueuedMail,
): Promise<Record<string, unknown>> {
  const event = await reader
    .selectFrom('bookingEvents')
    .select('facts')
    .where('bookingId', '=', mail.subjectId)
    .where('idempotencyKey', '=', mail.dedupeId)
    .executeTakeFirst();
  return event?.facts ?? {};
}

async function findChangeRequest(
  reader: Queryable,
  mail: QueuedMail,
): Promise<ChangeRequestRow | null> {
  const request = await reader
    .selectFrom('changeRequests')
    .selectAll()
    .where('id', '=', mail.dedupeId)
    .executeTakeFirst();
  return request ?? null;
}
