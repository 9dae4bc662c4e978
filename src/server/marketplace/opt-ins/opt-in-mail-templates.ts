import type { Selectable } from 'kysely';
import { paths } from '#contract/pages/paths.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/time/days.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { isEmailAddress } from '#domain/fields/mail-addresses.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export const optInMails = {
  'help-asked': async (deps, { subject_id: id, recipient }) => {
    const optIn = await findOptIn(deps.database, id);
    if (!optIn) return null;
    const isReached = isEmailAddress(optIn.email);
    if (recipient === 'visitor') {
      if (!isReached) return null;
      return { content: helpAskedMail(optIn, deps.site), to: optIn.email };
    }
    const { supportEmail: to } = deps.site;
    return { content: helpWantedMail(optIn), to, ...(isReached && { replyTo: [optIn.email] }) };
  },
} satisfies Partial<MailTemplates>;

function helpAskedMail(optIn: OptInRecord, site: MailSite): MailContent {
  const language = spokenLanguage(optIn.language, site);
  const words = mailMessages[language];
  return {
    language,
    subject: words.helpAsked,
    preview: words.helpAskedShort,
    greeting: words.helloYou,
    paragraphs: [words.helpAskedText, words.helpTellUs(site.supportEmail)],
    facts: [],
    action: {
      label: words.seeBoats,
      url: site.publicUrl + localizeAddress(language, paths.listing()),
    },
    closing: [words.whyThisMail(site.publicUrl)],
  };
}

function helpWantedMail(optIn: OptInRecord): MailContent {
  const { day, time } = islandNow(optIn.consented_at.getTime());
  return {
    subject: `Help Me Choose: ${optIn.email}`,
    preview: 'A visitor asks for help with choosing a boat.',
    greeting: 'Hello,',
    paragraphs: ['A visitor asks for help with choosing a boat. Please write to them.'],
    facts: [
      ['Email', optIn.email],
      ['Asked', `${formatFullDay(day)}, ${formatTime(time)}, island time`],
      ['Agreed to', optIn.consent],
    ],
    closing: [],
  };
}

type OptInRecord = Selectable<Tables['opt_ins']>;

function findOptIn(database: Database, id: string): Promise<OptInRecord | undefined> {
  return database.selectFrom('opt_ins').selectAll().where('id', '=', id).executeTakeFirst();
}
