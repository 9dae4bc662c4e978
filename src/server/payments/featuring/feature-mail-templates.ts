import { formatFullDay, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
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
  const { boat_name: boat, from_day: from, until_day: until, settled_at: paidAt } = receipt;
  const where = site.supportEmail;
  return {
    subject: `Receipt: ${boat} is featured`,
    preview: `${formatDollars(receipt.amount_cents)} for 6 months.`,
    greeting: `Hello ${receipt.operator_name},`,
    paragraphs: [
      `Thank you. We received your payment, and ${boat} is featured on our home page while it is published.`,
    ],
    facts: [
      ['Boat', boat],
      ...(from && until
        ? [['Paid for', `${formatFullDay(from)} to ${formatFullDay(until)}`] as [string, string]]
        : []),
      ...(paidAt
        ? [['Paid on', formatFullDay(islandNow(paidAt.getTime()).day)] as [string, string]]
        : []),
      ['Payment', receipt.payment_intent ?? ''],
      ['Total', formatDollars(receipt.amount_cents)],
    ],
    action: { label: 'See your boats', url: `${site.publicUrl}/operator/dashboard` },
    closing: [`It ends by itself; you can renew it at any time. Questions? ${where}.`],
  };
}
