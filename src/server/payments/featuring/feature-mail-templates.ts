import { islandNow, type Day } from '#domain/days.ts';
import { formatFullDayIn, formatMoneyIn } from '#domain/language-formats.ts';
import { captainNoticeMessages } from '#domain/messages/mails/portal/captain-mail-messages.ts';
import { addressIn, portalLanguage, type PortalLanguage } from '#domain/translated-pages.ts';
import type { MailTemplates } from '../../mail/compose-mail.ts';
import { findFeatureReceipt, type FeatureReceipt } from './feature-queries.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';

export const featureMails = {
  featured: async (deps, { subject_id: id }) => {
    const receipt = await findFeatureReceipt(deps.database, id);
    return receipt && { content: featureMail(receipt, deps.site), to: receipt.operator_email };
  },
} satisfies Partial<MailTemplates>;

/** The operator's receipt for having a boat featured. */
function featureMail(receipt: FeatureReceipt, site: MailSite): MailContent {
  const language = portalLanguage(receipt.operator_language, site);
  const words = captainNoticeMessages[language];
  const { boat_name: boat } = receipt;
  return {
    language,
    subject: words.receipt(boat),
    preview: words.receiptShort(formatMoneyIn(language, receipt.amount_cents)),
    greeting: words.hello(receipt.operator_name),
    paragraphs: [words.receiptText(boat)],
    facts: factsOf(receipt, language),
    action: {
      label: words.seeBoats,
      url: site.publicUrl + addressIn(language, '/operator/dashboard'),
    },
    closing: [words.endsByItself(site.supportEmail)],
  };
}

function factsOf(receipt: FeatureReceipt, language: PortalLanguage): MailContent['facts'] {
  const words = captainNoticeMessages[language];
  const { from_day: from, until_day: until, settled_at: paidAt } = receipt;
  const inFull = (day: Day) => formatFullDayIn(language, day);
  const facts: MailContent['facts'] = [[words.boat, receipt.boat_name]];
  if (from && until) facts.push([words.paidFor, words.fromTo(inFull(from), inFull(until))]);
  if (paidAt) facts.push([words.paidOn, inFull(islandNow(paidAt.getTime()).day)]);
  return [
    ...facts,
    [words.payment, receipt.payment_intent ?? ''],
    [words.total, formatMoneyIn(language, receipt.amount_cents)],
  ];
}
