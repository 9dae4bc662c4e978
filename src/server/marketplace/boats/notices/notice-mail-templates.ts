import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDayIn } from '#i18n/formats/language-formats.ts';
import {
  captainNoticeMessages,
  type CaptainNotices,
} from '#i18n/catalogues/captain-mail-messages.ts';
import type { NoticeKind } from '#domain/boats/moderation.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailTemplates } from '../../../platform/mail/compose-mail.ts';
import { findMailedNotice, type MailedNotice } from './operator-notices.ts';
import type { MailContent, MailSite } from '../../../platform/mail/mail-layout.ts';

export const noticeMails = {
  notice: async (deps, { subject_id: id }) => {
    const notice = await findMailedNotice(deps.database, id);
    return notice && { content: noticeMail(notice, deps.site), to: notice.operator_email };
  },
} satisfies Partial<MailTemplates>;

function noticeMail(notice: MailedNotice, site: MailSite): MailContent {
  const language = portalLanguage(notice.operator_language, site);
  const words = captainNoticeMessages[language];
  const { action, closing, ...told } = mails[notice.kind](words, isolated(notice.boat_name ?? ''));
  const url = site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard());
  return {
    ...told,
    language,
    greeting: words.hello(isolated(notice.operator_name)),
    facts: buildFacts(notice, language),
    ...(action && { action: { label: action, url } }),
    closing: [...closing, words.questions(site.supportEmail)],
  };
}

function buildFacts(notice: MailedNotice, language: PortalLanguage): MailContent['facts'] {
  const words = captainNoticeMessages[language];
  const { kind, boat_name: boat, boat_featured_until: until } = notice;
  const facts: MailContent['facts'] = [[words.reason, notice.reason]];
  if (kind === 'featured' && until) {
    facts.unshift([words.featuredUntil, formatFullDayIn(language, until)]);
  }
  if (boat) facts.unshift([words.boat, isolated(boat)]);
  return facts;
}

type Told = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'closing'> & {
  action?: string;
};

const mails: Readonly<Record<NoticeKind, (words: CaptainNotices, boat: string) => Told>> = {
  unpublished: (words, boat) => ({
    subject: words.unpublished(boat),
    preview: words.unpublishedShort,
    paragraphs: [words.unpublishedText(boat), words.soldTripsStand],
    action: words.seeBoats,
    closing: [words.publishAgain],
  }),
  featured: (words, boat) => ({
    subject: words.featured(boat),
    preview: words.featuredShort,
    paragraphs: [words.featuredText(boat)],
    action: words.seeBoats,
    closing: [],
  }),
  'feature-ended': (words, boat) => ({
    subject: words.featureEnded(boat),
    preview: words.featureEndedShort,
    paragraphs: [words.featureEndedText(boat)],
    action: words.seeBoats,
    closing: [],
  }),
  suspended: (words) => ({
    subject: words.suspended,
    preview: words.suspendedShort,
    paragraphs: [words.suspendedText, words.paidTripsStand],
    closing: [],
  }),
  reinstated: (words) => ({
    subject: words.reinstated,
    preview: words.reinstatedShort,
    paragraphs: [words.reinstatedText],
    action: words.toDashboard,
    closing: [],
  }),
};
