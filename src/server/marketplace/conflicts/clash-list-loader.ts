import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/**
 * The subject of this mail is the operator. Its `dedupeId` is one conflict; the mail lists all conflicts that were
 * found together with that one.
 */
export const clashListMails = {
  'trips-clash': {
    operator: async (deps, { subjectId: operatorId, dedupeId: conflictId }) => {
      const operator = await deps.database
        .selectFrom('operators')
        .select(['name', 'email', 'language'])
        .where('id', '=', operatorId)
        .executeTakeFirst();
      const trips = await findClashing(deps.database, operatorId, conflictId);
      if (!operator || trips.length === 0) return null;
      return {
        data: {
          operatorName: isolateName(operator.name),
          trips: trips.map((trip) => ({
            ...trip,
            boat: isolateName(trip.boat),
            guest: isolateName(trip.guest),
          })),
        },
        language: portalLanguage(operator.language, deps.site),
        to: operator.email,
      };
    },
  },
} satisfies Partial<MailLoaders>;

function findClashing(reader: Queryable, operatorId: string, conflictId: string | null) {
  return reader
    .selectFrom('calendarConflicts as first')
    .innerJoin('calendarConflicts as each', 'each.raisedAt', 'first.raisedAt')
    .innerJoin('bookings', 'bookings.id', 'each.bookingId')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .select([
      'bookings.code',
      'boats.name as boat',
      'bookings.customerName as guest',
      'bookings.groupSize',
      'bookings.startDate as start',
      'bookings.time',
    ])
    .distinct()
    .where('first.id', '=', conflictId)
    .where('bookings.operatorId', '=', operatorId)
    .where('each.status', '=', 'open')
    .orderBy('bookings.startDate')
    .orderBy('bookings.time')
    .orderBy('bookings.code')
    .execute();
}
