import type { Selectable } from 'kysely';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { isEmailAddress } from '#domain/fields/mail-addresses.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export const optInMails = {
  'help-asked': {
    visitor: async (deps, { subjectId: id }) => {
      const optIn = await findOptIn(deps.database, id);
      if (!optIn || !isEmailAddress(optIn.email)) return null;
      return { data: {}, language: spokenLanguage(optIn.language, deps.site), to: optIn.email };
    },
    platform: async (deps, { subjectId: id }) => {
      const optIn = await findOptIn(deps.database, id);
      if (!optIn) return null;
      const { email, consent, consentedAt: at } = optIn;
      return {
        data: { email, consent, atMs: at.getTime() },
        language: 'en',
        to: deps.site.supportEmail,
        ...(isEmailAddress(email) && { replyTo: [email] }),
      };
    },
  },
} satisfies Partial<MailLoaders>;

type OptInRecord = Selectable<Tables['optIns']>;

function findOptIn(database: Database, id: string): Promise<OptInRecord | undefined> {
  return database.selectFrom('optIns').selectAll().where('id', '=', id).executeTakeFirst();
}
