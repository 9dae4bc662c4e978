import type { Selectable } from 'kysely';
import { formatFullDay, formatTime, islandNow } from '#domain/days.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';
import type { MailContent, MailSite } from '../mail/mail-layout.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';

/** To who asked for help, and to the platform's people. */
export const optInMails = {
  'help-asked': async (deps, { subject_id: id, recipient }) => {
    const optIn = await findOptIn(deps.database, id);
    if (!optIn) return null;
    if (recipient === 'visitor') return { content: helpAskedMail(deps.site), to: optIn.email };
    const { supportEmail: to } = deps.site;
    return { content: helpWantedMail(optIn), to, replyTo: [optIn.email] };
  },
} satisfies Partial<MailTemplates>;

/** What the visitor who asked for help reads. */
function helpAskedMail(site: MailSite): MailContent {
  const where = site.supportEmail;
  return {
    subject: 'We will help you choose your boat',
    preview: 'Tell us your day, your group and what you have in mind.',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for asking. A person reads this and writes to you with boats that fit.',
      `It helps to know your dates, how many you are, and what you would enjoy: a beach, a reef, a sunset, fishing, or just the sea. Write it to us: ${where}.`,
    ],
    facts: [],
    action: { label: 'See all boats', url: `${site.publicUrl}/booking` },
    closing: [
      `You get this mail because your address was entered at ${site.publicUrl}. If that was not you, you can ignore it: no newsletter follows.`,
    ],
  };
}

/** What the people of the platform read: who waits for an answer. */
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
