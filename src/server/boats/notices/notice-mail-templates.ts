import { formatFullDay } from '#domain/days.ts';
import type { NoticeKind } from '#domain/moderation.ts';
import type { MailTemplates } from '../../mail/compose-mail.ts';
import { findMailedNotice, type MailedNotice } from './operator-notices.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';

export const noticeMails = {
  notice: async (deps, { subject_id: id }) => {
    const notice = await findMailedNotice(deps.database, id);
    return notice && { content: noticeMail(notice, deps.site), to: notice.operator_email };
  },
} satisfies Partial<MailTemplates>;

/** What an operator reads when the platform did something to a boat of theirs, or to their account. */
function noticeMail(notice: MailedNotice, site: MailSite): MailContent {
  const { action, closing, ...words } = mails[notice.kind](notice.boat_name ?? '');
  const where = site.supportEmail;
  return {
    ...words,
    greeting: `Hello ${notice.operator_name},`,
    facts: factsOf(notice),
    ...(action && { action: { label: action, url: `${site.publicUrl}/operator/dashboard` } }),
    closing: [...closing, `Questions? ${where}.`],
  };
}

function factsOf(notice: MailedNotice): MailContent['facts'] {
  const { kind, boat_name: boat, boat_featured_until: until } = notice;
  const facts: MailContent['facts'] = [['Reason', notice.reason]];
  if (kind === 'featured' && until) facts.unshift(['Featured until', formatFullDay(until)]);
  if (boat) facts.unshift(['Boat', boat]);
  return facts;
}

type Words = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'closing'> & {
  action?: string;
};

const mails: Readonly<Record<NoticeKind, (boat: string) => Words>> = {
  unpublished: (boat) => ({
    subject: `${boat} was taken off the site`,
    preview: 'It is a draft now. What is booked stays booked.',
    paragraphs: [
      `We took ${boat} off the site, for the reason below. Guests can neither find nor book it, and it is a draft on your dashboard.`,
      'Trips that are sold stand: please sail them.',
    ],
    action: 'See your boats',
    closing: ['Once you have put it right, you can publish it again.'],
  }),
  featured: (boat) => ({
    subject: `${boat} is featured`,
    preview: 'On our home page, at no charge.',
    paragraphs: [`We feature ${boat} on our home page while it is published, at no charge.`],
    action: 'See your boats',
    closing: [],
  }),
  'feature-ended': (boat) => ({
    subject: `${boat} is no longer featured`,
    preview: 'We ended it before its time.',
    paragraphs: [`We ended the featuring of ${boat} before its time, for the reason below.`],
    action: 'See your boats',
    closing: [],
  }),
  suspended: () => ({
    subject: 'Your captain’s account is suspended',
    preview: 'Your boats are off the site. What is paid stays paid.',
    paragraphs: [
      'We suspended your captain’s account, for the reason below. Your boats are off the site, and you cannot sign in.',
      'Trips that guests have paid for stand for now: we will write to you about them.',
    ],
    closing: [],
  }),
  reinstated: () => ({
    subject: 'Your captain’s account is open again',
    preview: 'Your boats are back on the site.',
    paragraphs: [
      'Your captain’s account is open again. Boats that were published are back on the site. Please sign in anew.',
    ],
    action: 'Go to your dashboard',
    closing: [],
  }),
};
