import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatDayIn, formatFullDayIn, formatMoneyIn } from '#i18n/formats/language-formats.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import { findPayout } from './payout-queries.ts';
import { findPayoutReceipt, type PayoutReceipt } from './recorded-payout-queries.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

/** Mails go to the operator's chosen address for payouts. */
export const payoutMails = {
  'paid-out': async (deps, { subject_id: id }) => {
    const payout = await findPayoutReceipt(deps.database, id);
    if (!payout) return null;
    const saved = await findPayout(deps.database, deps.cipher, payout.operator_id);
    const chosen = saved && saved !== 'sealed' ? saved.details.emailForNotifications : undefined;
    return { content: payoutMail(payout, deps.site), to: chosen ?? payout.operator_email };
  },
} satisfies Partial<MailTemplates>;

function payoutMail(payout: PayoutReceipt, site: MailSite): MailContent {
  const language = portalLanguage(payout.operator_language, site);
  const words = captainNoticeMessages[language];
  const amount = formatMoneyIn(language, Math.abs(payout.cents));
  const month = formatDayIn(language, payout.month, 'month');
  const method = words.methods[payout.method];
  const isBack = payout.cents < 0;
  return {
    language,
    subject: isBack ? words.takenBack(amount, month) : words.paidOut(amount, month),
    preview: words.paidHow(method, payout.reference),
    greeting: words.hello(isolated(payout.operator_name)),
    paragraphs: [isBack ? words.takenBackText(amount, month) : words.paidOutText(amount, month)],
    facts: [
      [words.amount, amount],
      [words.forTripsOf, month],
      [words.method, method],
      [isBack ? words.takenBackOn : words.paidOn, formatFullDayIn(language, payout.paid_on)],
      [words.reference, payout.reference],
    ],
    action: {
      label: words.seeStatement,
      url: site.publicUrl + localizeAddress(language, portalPaths.operatorDashboard()),
    },
    closing: [words.questionsQuoting(site.supportEmail, payout.reference)],
  };
}
