import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isInquiry, type DisputeNews } from '#domain/refunds/disputes.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/time/days.ts';
import { formatDollars } from '#domain/money/money.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import type { DisputeInList } from './dispute-list.ts';

/** Composes the mail to the platform's owner about a dispute that needs an answer or is over. Names no guest. */
export function ownerDisputeMail(
  dispute: DisputeInList,
  news: DisputeNews,
  site: MailSite,
): MailContent {
  const amount = formatDollars(dispute.cents);
  const of = dispute.code === null ? 'for featuring a boat' : `of booking ${dispute.code}`;
  const dueBy = dispute.due_by === null ? null : instant(dispute.due_by);
  const outcome = outcomes[news];
  return {
    subject: outcome
      ? `${outcome.title}: ${amount} ${of}`
      : `A dispute needs an answer: ${amount} ${of}`,
    preview: dueBy === null ? `Paid to ${dispute.operator_name ?? ''}.` : `By ${dueBy}.`,
    greeting: 'Hello,',
    paragraphs: outcome ? [outcome.text(amount)] : openParagraphs(dispute, dueBy),
    facts: [
      fact('Captain', isolated(dispute.operator_name ?? '')),
      fact('Amount', amount),
      fact('Taken back', formatDollars(dispute.taken_cents)),
      fact('Reason given', formatDisputeReason(dispute.reason)),
      ...(dueBy === null ? [] : [fact('Evidence due by', dueBy)]),
    ],
    action: { label: 'Open the disputes', url: site.publicUrl + portalPaths.adminDisputes() },
    closing: [],
  };
}

const outcomes: Readonly<
  Partial<Record<DisputeNews, { title: string; text: (amount: string) => string }>>
> = {
  won: {
    title: 'Dispute won',
    text: (amount) =>
      `The bank decided for you. It returns the ${amount}, if it has not done so yet.`,
  },
  lost: {
    title: 'Dispute lost',
    text: (amount) => `The bank decided for the cardholder. The ${amount} are gone for good.`,
  },
  closed: {
    title: 'Inquiry closed',
    text: (amount) => `The bank closed its inquiry about ${amount} and keeps nothing of it.`,
  },
};

function openParagraphs(dispute: DisputeInList, dueBy: string | null): string[] {
  const amount = formatDollars(dispute.cents);
  const state = isInquiry(dispute.status)
    ? `A bank asks about a payment of ${amount}. It has taken nothing so far.`
    : `A bank disputes a payment of ${amount} and holds the money until it has decided.`;
  const deadline = dueBy === null ? '' : ` by ${dueBy}`;
  return [
    state,
    `Send the evidence at the payment provider${deadline}. Without an answer the dispute is lost.`,
    ...(dispute.code === null
      ? []
      : [
          'The evidence file under Disputes has the booking, the guest, the mails, the history and the policy. The captain was told, and asked for what shows that the trip took place.',
        ]),
  ];
}

function fact(label: string, value: string): [string, string] {
  return [label, value];
}

function instant(at: Date): string {
  const { day, time } = islandNow(at.getTime());
  return `${formatFullDay(day)}, ${formatTime(time)} on the island`;
}
