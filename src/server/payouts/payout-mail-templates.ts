import { formatFullDay, formatMonth } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';
import { findPayout } from './payout-queries.ts';
import { findPayoutReceipt, type PayoutReceipt } from './recorded-payout-queries.ts';
import type { MailContent, MailSite } from '../mail/mail-layout.ts';

/** To the address that the operator chose for it. */
export const payoutMails = {
  'paid-out': async (deps, { subject_id: id }) => {
    const payout = await findPayoutReceipt(deps.database, id);
    if (!payout) return null;
    const saved = await findPayout(deps.database, deps.cipher, payout.operator_id);
    const chosen = saved && saved !== 'sealed' ? saved.details.emailForNotifications : undefined;
    return { content: payoutMail(payout, deps.site), to: chosen ?? payout.operator_email };
  },
} satisfies Partial<MailTemplates>;

/** What an operator reads when they were paid out, or when a payout that did not happen was taken back. */
function payoutMail(payout: PayoutReceipt, site: MailSite): MailContent {
  const amount = formatDollars(Math.abs(payout.cents));
  const month = formatMonth(payout.month);
  const method = payoutMethodNames[payout.method];
  const isBack = payout.cents < 0;
  const where = site.supportEmail;
  return {
    subject: isBack
      ? `Payout taken back: ${amount} for ${month}`
      : `Paid out: ${amount} for ${month}`,
    preview: `${method}, reference ${payout.reference}.`,
    greeting: `Hello ${payout.operator_name},`,
    paragraphs: [
      isBack
        ? `We had recorded that we paid you ${amount} for trips of ${month}. That payment did not happen, so we took the record back: the amount is owed to you again.`
        : `We paid you ${amount} for trips of ${month}.`,
    ],
    facts: [
      ['Amount', amount],
      ['For trips of', month],
      ['Method', method],
      [isBack ? 'Taken back on' : 'Paid on', formatFullDay(payout.paid_on)],
      ['Reference', payout.reference],
    ],
    action: { label: 'See your statement', url: `${site.publicUrl}/operator/dashboard` },
    closing: [`Questions? ${where} (please quote ${payout.reference}).`],
  };
}
