import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isInquiry, type DisputeNews } from '#domain/refunds/disputes.ts';
import { formatDollars } from '#domain/money/money.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';
import { formatIslandMoment } from '../parts/island-moment.ts';
import { Mail } from '../layout/mail.tsx';
import { Action, Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import { english, sampleMs, sampleTrip } from '../parts/sample-trip.ts';

type NoticedDispute = {
  status: string;
  cents: number;
  takenCents: number;
  reason: string;
  dueMs: number | null;
  operatorName: string;
  /** Code of the booking; null if the payment is for featuring a boat. */
  code: string | null;
};

const sample: NoticedDispute = {
  status: 'needs_response',
  cents: 19_900,
  takenCents: 19_900,
  reason: 'product_not_received',
  dueMs: sampleMs,
  operatorName: sampleTrip.operator.name,
  code: sampleTrip.code,
};

const sampleInquiry = { ...sample, status: 'warning_needs_response', takenCents: 0 };

/** Sent to the platform's owner about a dispute that needs a response or is over. Omits the guest's name. */
export function PlatformDisputeNotice({
  context = english,
  dispute = sample,
  news = 'opened',
}: Sampled<{ dispute: NoticedDispute; news: DisputeNews }, 'en'>) {
  const { cents, dueMs, operatorName, code } = dispute;
  const amount = formatDollars(cents);
  const payment = code === null ? 'for featuring a boat' : `of booking ${code}`;
  const dueBy = dueMs === null ? null : `${formatIslandMoment(dueMs)}, Sint Maarten time`;
  const outcome = outcomes[news];
  const kind = isInquiry(dispute.status) ? 'An inquiry' : 'A dispute';
  return (
    <Mail
      context={context}
      subject={`${outcome?.title ?? `${kind} needs a response`}: ${amount} ${payment}`}
      preview={outcome?.describe(amount) ?? (dueBy ? `By ${dueBy}.` : `Paid to ${operatorName}.`)}
      greeting="Hello,"
    >
      {outcome ? (
        <Paragraph>{outcome.describe(amount)}</Paragraph>
      ) : (
        <NextSteps dispute={dispute} dueBy={dueBy} />
      )}
      <Facts>
        <Fact label="Captain" value={operatorName} />
        <Fact label="Amount" value={amount} />
        <Fact label="Withdrawn by the bank" value={formatDollars(dispute.takenCents)} />
        <Fact label="Reason" value={formatDisputeReason(dispute.reason)} />
        <Fact label="Evidence due by" value={outcome ? null : dueBy} />
      </Facts>
      <Action label="Open Disputes" url={context.url(portalPaths.adminDisputes())} />
    </Mail>
  );
}

type Outcome = { title: string; describe: (amount: string) => string };

const outcomes: Readonly<Partial<Record<DisputeNews, Outcome>>> = {
  won: {
    title: 'Dispute won',
    describe: (amount) =>
      `The bank decided in your favor and returns the ${amount}, if it hasn’t already.`,
  },
  lost: {
    title: 'Dispute lost',
    describe: (amount) =>
      `The bank decided in the cardholder’s favor. The ${amount} won’t come back.`,
  },
  closed: {
    title: 'Inquiry closed',
    describe: (amount) => `The bank closed its inquiry about ${amount}. No money was withdrawn.`,
  },
};

function NextSteps({ dispute, dueBy }: { dispute: NoticedDispute; dueBy: string | null }) {
  const amount = formatDollars(dispute.cents);
  const deadline = dueBy === null ? '' : ` by ${dueBy}`;
  const otherwise = isInquiry(dispute.status)
    ? 'the bank can dispute the payment'
    : 'the dispute is lost';
  return (
    <>
      <Paragraph>
        {isInquiry(dispute.status)
          ? `A bank is asking about a payment of ${amount}. It hasn’t withdrawn any money.`
          : `A bank is disputing a payment of ${amount} and holds the money until it decides.`}
      </Paragraph>
      <Paragraph>
        {`Submit your evidence to the payment provider${deadline}. If you don’t respond, ${otherwise}.`}
      </Paragraph>
      {dispute.code !== null && (
        <Paragraph>
          The evidence file under Disputes has the booking, the guest, the emails, the history and
          the policy. We asked the captain for anything that shows the trip took place.
        </Paragraph>
      )}
    </>
  );
}

PlatformDisputeNotice.samples = {
  inquiry: { dispute: sampleInquiry },
  won: { news: 'won' as const },
  lost: { news: 'lost' as const },
  closed: { news: 'closed' as const, dispute: { ...sampleInquiry, status: 'warning_closed' } },
};
