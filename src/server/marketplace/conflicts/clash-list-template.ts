import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDayIn, formatTimeIn } from '#i18n/formats/language-formats.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { captainListMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';

/** The subject of this mail is the operator; its `matter` is one conflict, and it lists all that were found with it. */
export const clashListMails = {
  'trips-clash': async (deps, { subject_id: operatorId, matter: conflictId }) => {
    const captain = await deps.database
      .selectFrom('operators')
      .select(['name', 'email', 'language'])
      .where('id', '=', operatorId)
      .executeTakeFirst();
    const trips = await findClashing(deps.database, operatorId, conflictId);
    if (!captain || trips.length === 0) return null;
    const language = portalLanguage(captain.language, deps.site);
    const words = captainListMessages[language];
    const shared = mailMessages[language];
    const url = deps.site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard());
    return {
      to: captain.email,
      content: {
        language,
        subject: words.clash(trips.length),
        preview: words.clashText,
        greeting: shared.hello(isolated(captain.name)),
        paragraphs: [words.clashText],
        facts: trips.map((trip) => [
          [isolated(trip.boatName), formatFullDayIn(language, trip.start)]
            .concat(trip.time === null ? [] : formatTimeIn(language, trip.time))
            .join(', '),
          `${isolated(trip.guest)}, ${shared.guests(trip.guests)} (${trip.code})`,
        ]),
        action: { label: words.settleThem, url },
        closing: [],
      },
    };
  },
} satisfies Partial<MailTemplates>;

function findClashing(reader: Queryable, operatorId: string, conflictId: string | null) {
  return reader
    .selectFrom('calendar_conflicts as first')
    .innerJoin('calendar_conflicts as each', 'each.raised_at', 'first.raised_at')
    .innerJoin('bookings', 'bookings.id', 'each.booking_id')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .select([
      'bookings.code',
      'boats.name as boatName',
      'bookings.customer_name as guest',
      'bookings.group_size as guests',
      'bookings.start_date as start',
      'bookings.time',
    ])
    .distinct()
    .where('first.id', '=', conflictId)
    .where('bookings.operator_id', '=', operatorId)
    .where('each.status', '=', 'open')
    .orderBy('bookings.start_date')
    .orderBy('bookings.time')
    .orderBy('bookings.code')
    .execute();
}
