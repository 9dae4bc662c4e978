import {
  getDisputeStage,
  isDecided,
  isInquiry,
  type DisputeNews,
} from '#domain/refunds/disputes.ts';
import {
  captainDisputeMessages,
  type CaptainDisputes,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Fact, Paragraph } from '../../layout/mail-parts.tsx';
import {
  GuestTripFacts,
  OpenDashboard,
  OperatorMail,
  type OperatorContext,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleMs, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

type MailedDispute = {
  status: string;
  cents: number;
  reason: string;
  dueMs: number | null;
  /** Operator's share of the money that the bank withdrew, even if the money has been returned since. */
  shareCents: number;
  /** Operator's share of the money that the bank has not returned. */
  heldCents: number;
};

type Props = TripProps & { dispute: MailedDispute; news: DisputeNews };

const sample: MailedDispute = {
  status: 'needs_response',
  cents: 19_900,
  reason: 'product_not_received',
  dueMs: sampleMs,
  shareCents: 19_000,
  heldCents: 19_000,
};

/** Sent when the state of a dispute changes. */
export function OperatorDispute({
  context = english,
  trip = sampleTrip,
  dispute = sample,
  news = 'opened',
}: OperatorSampled<Props>) {
  const { money, moment } = context;
  const t = captainDisputeMessages[context.language];
  const about = { context, trip };
  const isOver = isDecided(dispute.status);
  const dueMs = getDisputeStage(dispute.status) === 'open' ? dispute.dueMs : null;
  const { subject, preview, paragraphs } = describeNews[news]({ ...about, t, dispute });
  return (
    <OperatorMail {...about} subject={subject} preview={preview}>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <GuestTripFacts {...about}>
        <Fact label={t.amount} value={money(dispute.cents)} />
        <Fact label={t.reason} value={describeReason(t, dispute.reason)} />
        {dispute.heldCents > 0 && (
          <Fact label={isOver ? t.deductedFact : t.heldFact} value={money(dispute.heldCents)} />
        )}
        <Fact label={t.due} value={dueMs === null ? null : moment(dueMs)} />
      </GuestTripFacts>
      <OpenDashboard context={context} label={isOver ? t.seeStatement : t.seeBookings} />
    </OperatorMail>
  );
}

type Described = { subject: string; preview: string; paragraphs: string[] };
type About = Omit<Props, 'news'> & { context: OperatorContext; t: CaptainDisputes };

const opened = ({ context, t, trip, dispute }: About): Described => {
  const amount = context.money(dispute.cents);
  const [subject, short, text] = isInquiry(dispute.status)
    ? [t.inquired, t.inquiredShort, t.inquiredText]
    : [t.opened, t.openedShort, t.openedText];
  return {
    subject: subject(titleTrip({ context, trip })),
    preview: short(trip.guest.name, amount),
    paragraphs: [
      text(trip.guest.name, amount, trip.code, trip.boat.name),
      ...describeNextSteps(context, dispute),
    ],
  };
};

const escalated = ({ context, t, trip, dispute }: About): Described => {
  const amount = context.money(dispute.cents);
  return {
    subject: t.escalated(titleTrip({ context, trip })),
    preview: t.openedShort(trip.guest.name, amount),
    paragraphs: [
      t.escalatedText(trip.guest.name, amount, trip.code, trip.boat.name),
      ...describeNextSteps(context, dispute),
    ],
  };
};

function describeNextSteps(context: OperatorContext, dispute: MailedDispute): string[] {
  const t = captainDisputeMessages[context.language];
  const { heldCents, dueMs } = dispute;
  return [
    ...(heldCents > 0 ? [t.held(context.money(heldCents))] : []),
    dueMs === null ? t.howToHelp : t.howToHelpBy(context.deadline(dueMs)),
    t.doNotRefund,
  ];
}

const reviewed = ({ context, t, trip, dispute }: About): Described => ({
  subject: t.reviewed(titleTrip({ context, trip })),
  preview: t.reviewedShort,
  paragraphs: [t.reviewedText(context.money(dispute.cents), trip.code)],
});

const taken = ({ context, t, trip, dispute }: About): Described => {
  const amount = context.money(dispute.cents);
  return {
    subject: t.taken(titleTrip({ context, trip })),
    preview: t.takenShort(amount),
    paragraphs: [
      t.takenText(amount, trip.code),
      ...(dispute.heldCents > 0 ? [t.held(context.money(dispute.heldCents))] : []),
      t.doNotRefund,
    ],
  };
};

const returned = ({ context, t, trip, dispute }: About): Described => {
  const share = context.money(dispute.shareCents);
  return {
    subject: t.returned(titleTrip({ context, trip })),
    preview: t.returnedShort(share),
    paragraphs: [t.returnedText(trip.code, share)],
  };
};

const won = ({ context, t, trip, dispute }: About): Described => {
  const { cents, shareCents, heldCents } = dispute;
  return {
    subject: t.won(titleTrip({ context, trip })),
    preview: t.wonShort,
    paragraphs: [
      t.wonText(context.money(cents), trip.code),
      ...(heldCents > 0 ? [t.wonLater] : []),
      ...(heldCents === 0 && shareCents > 0 ? [t.wonBack(context.money(shareCents))] : []),
    ],
  };
};

const lost = ({ context, t, trip, dispute }: About): Described => ({
  subject: t.lost(titleTrip({ context, trip })),
  preview: t.lostShort,
  paragraphs: [
    t.lostText(context.money(dispute.cents), trip.code),
    ...(dispute.heldCents > 0 ? [t.lostPart(context.money(dispute.heldCents))] : []),
  ],
});

const closed = ({ context, t, trip, dispute }: About): Described => ({
  subject: t.closed(titleTrip({ context, trip })),
  preview: t.closedShort,
  paragraphs: [t.closedText(context.money(dispute.cents), trip.code)],
});

const describeNews: Readonly<Record<DisputeNews, (about: About) => Described>> = {
  opened,
  escalated,
  reviewed,
  taken,
  returned,
  won,
  lost,
  closed,
};

function describeReason(t: CaptainDisputes, reason: string): string {
  const known: Readonly<Record<string, string>> = t.reasons;
  return known[reason] ?? formatDisputeReason(reason);
}

OperatorDispute.samples = {
  inquiry: { dispute: { ...sample, status: 'warning_needs_response', heldCents: 0 } },
  escalated: { news: 'escalated' as const },
  reviewed: { news: 'reviewed' as const, dispute: { ...sample, status: 'under_review' } },
  taken: { news: 'taken' as const },
  returned: {
    news: 'returned' as const,
    dispute: { ...sample, status: 'under_review', heldCents: 0 },
  },
  won: { news: 'won' as const, dispute: { ...sample, status: 'won', heldCents: 0, dueMs: null } },
  lost: { news: 'lost' as const, dispute: { ...sample, status: 'lost', dueMs: null } },
  closed: {
    news: 'closed' as const,
    dispute: { ...sample, status: 'warning_closed', heldCents: 0 },
  },
};
