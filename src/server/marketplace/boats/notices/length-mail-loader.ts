import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { MailLoaders } from '../../../platform/mail/compose-mail.ts';
import { findBoatsWithoutLength } from './request-trip-lengths.ts';

/** Asks for trip lengths, unless they have been stated since. */
export const lengthMails = {
  'lengths-asked': {
    operator: async ({ database, site }, { subjectId: operatorId }) => {
      const operator = await database
        .selectFrom('operators')
        .select(['name', 'email', 'language'])
        .where('id', '=', operatorId)
        .executeTakeFirst();
      const boats = operator ? await findBoatsWithoutLength(database, operatorId) : [];
      if (!operator || boats.length === 0) return null;
      return {
        data: { operatorName: isolateName(operator.name), boats: boats.map(isolateName) },
        language: portalLanguage(operator.language, site),
        to: operator.email,
      };
    },
  },
} satisfies Partial<MailLoaders>;
