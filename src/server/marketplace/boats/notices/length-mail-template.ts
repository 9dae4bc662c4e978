import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatPlainListIn } from '#i18n/formats/list-formats.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailTemplates } from '../../../platform/mail/compose-mail.ts';
import { findBoatsWithoutLength } from './ask-for-trip-lengths.ts';

/** Asks for trip lengths, unless they have been stated since. */
export const lengthMails = {
  'lengths-asked': async ({ database, site }, { subject_id: operatorId }) => {
    const operator = await database
      .selectFrom('operators')
      .select(['name', 'email', 'language'])
      .where('id', '=', operatorId)
      .executeTakeFirst();
    const boats = operator ? await findBoatsWithoutLength(database, operatorId) : [];
    if (!operator || boats.length === 0) return null;
    const language = portalLanguage(operator.language, site);
    const words = captainNoticeMessages[language];
    const url = site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard());
    return {
      to: operator.email,
      content: {
        language,
        greeting: words.hello(isolated(operator.name)),
        subject: words.lengthsAsked,
        preview: words.lengthsAskedShort,
        facts: [],
        paragraphs: [
          words.lengthsAskedText(formatPlainListIn(language, boats.map(isolated))),
          words.withoutLength,
          words.giveLength,
        ],
        action: { label: words.seeBoats, url },
        closing: [words.questions(site.supportEmail)],
      },
    };
  },
} satisfies Partial<MailTemplates>;
