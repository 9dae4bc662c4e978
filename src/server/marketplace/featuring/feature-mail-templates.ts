import { portalPaths } from '#contract/pages/portal-paths.ts';
import { islandNow, type Day } from '#domain/time/days.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { formatFullDayIn, formatMoneyIn } from '#i18n/formats/language-formats.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import { findFeatureReceipt, type FeatureReceipt } from './feature-queries.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

export const featureMails = {
  featured: async (deps, { subject_id: id }) => {
    const receipt = await findFeatureReceipt(deps.database, id);
    return receipt && { content: featureMail(receipt, deps.site), to: receipt.operator_email };
  },
  /** The `matter` of this mail is the key of the ledger entry. */
  'feature-refunded': async (deps, { subject_id: id, matter }) => {
    const receipt = await findFeatureReceipt(deps.database, id);
    const entry = await findRefundEntry(deps.database, matter ?? '');
    if (!receipt || !entry) return null;
    const today = islandNow(deps.now()).day;
    const content = featureRefundMail(receipt, entry, { today, site: deps.site });
    return { content, to: receipt.operator_email };
  },
} satisfies Partial<MailTemplates>;

function featureMail(receipt: FeatureReceipt, site: MailSite): MailContent {
  const language = portalLanguage(receipt.operator_language, site);
  const words = captainNoticeMessages[language];
  const boat = isolated(receipt.boat_name);
  return {
    language,
    subject: words.receipt(boat),
    preview: words.receiptShort(formatMoneyIn(language, receipt.amount_cents)),
    greeting: words.hello(isolated(receipt.operator_name)),
    paragraphs: [words.receiptText(boat)],
    facts: buildFacts(receipt, language),
    action: {
      label: words.seeBoats,
      url: site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard()),
    },
    closing: [words.endsByItself(site.supportEmail)],
  };
}

type RefundEntry = { kind: string; cents: number };

/** Reads the provider's side of a ledger entry. */
async function findRefundEntry(reader: Queryable, key: string): Promise<RefundEntry | undefined> {
  return reader
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .select(['kind', 'cents'])
    .where('key', '=', key)
    .where('account', '=', 'card-clearing')
    .executeTakeFirst();
}

/** Mail to the operator about a refund of a feature payment, or about one that their bank returned. */
function featureRefundMail(
  receipt: FeatureReceipt,
  entry: RefundEntry,
  { today, site }: { today: Day; site: MailSite },
): MailContent {
  const language = portalLanguage(receipt.operator_language, site);
  const words = captainNoticeMessages[language];
  const { featured_from: from, featured_until: until } = receipt;
  const boat = isolated(receipt.boat_name);
  const back = formatMoneyIn(language, Math.abs(entry.cents));
  const paid = formatMoneyIn(language, receipt.amount_cents);
  const isReturned = entry.cents > 0;
  const stays =
    until !== null && isFeatured({ from, until }, today)
      ? words.staysFeatured(boat, formatFullDayIn(language, until))
      : words.noLongerFeatured(boat);
  return {
    language,
    subject: isReturned ? words.featureRefundFailed(back, boat) : words.featureRefunded(back, boat),
    preview: stays,
    greeting: words.hello(isolated(receipt.operator_name)),
    paragraphs: [
      isReturned
        ? words.featureRefundFailedText(back)
        : words.featureRefundedText(back, paid, boat),
      stays,
    ],
    facts: [
      [words.boat, boat],
      [words.amount, back],
      [words.payment, receipt.payment_intent ?? ''],
    ],
    action: {
      label: words.seeBoats,
      url: site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard()),
    },
    closing: [words.questions(site.supportEmail)],
  };
}

function buildFacts(receipt: FeatureReceipt, language: PortalLanguage): MailContent['facts'] {
  const words = captainNoticeMessages[language];
  const { from_day: from, until_day: until, settled_at: paidAt } = receipt;
  const inFull = (day: Day) => formatFullDayIn(language, day);
  const facts: MailContent['facts'] = [[words.boat, isolated(receipt.boat_name)]];
  if (from && until) facts.push([words.paidFor, words.fromTo(inFull(from), inFull(until))]);
  if (paidAt) facts.push([words.paidOn, inFull(islandNow(paidAt.getTime()).day)]);
  return [
    ...facts,
    [words.payment, receipt.payment_intent ?? ''],
    [words.total, formatMoneyIn(language, receipt.amount_cents)],
  ];
}
