import type { PaidBy } from '#domain/bookings/bookings.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import type { Day } from '#domain/time/days.ts';
import { captainListMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import {
  describeListedParty,
  describeListedTrip,
  sampleListedTrip,
  type ListedTrip,
} from '../../parts/listed-trip.ts';
import { Mail } from '../../layout/mail.tsx';
import { Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import {
  OpenDashboard,
  type OperatorContext,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type SettledTrip = ListedTrip & {
  outcome: 'another-day' | 'another-boat' | 'refunded' | null;
  nowOn: Day;
  refundedCents: number;
  paidBy: PaidBy;
};

const sampleSettledTrip: SettledTrip = {
  ...sampleListedTrip,
  outcome: 'another-day',
  nowOn: '2026-12-10',
  refundedCents: 0,
  paidBy: 'card',
};

/** Sent once every guest of a call-off has chosen or missed the deadline. */
export function OperatorCallOffSettled({
  context = english,
  operatorName = sampleTrip.operator.name,
  trips = [
    sampleSettledTrip,
    { ...sampleSettledTrip, code: 'SXM-3M4N-5P6Q', outcome: 'refunded', refundedCents: 19_000 },
  ],
}: OperatorSampled<{ operatorName: string; trips: readonly SettledTrip[] }>) {
  const t = captainListMessages[context.language];
  return (
    <Mail
      context={context}
      subject={t.settled(trips.length)}
      preview={t.settledText}
      greeting={context.t.hello(operatorName)}
    >
      <Paragraph>{t.settledText}</Paragraph>
      <Facts>
        {trips.map((trip) => (
          <Fact
            key={trip.code}
            label={describeListedTrip(context, trip)}
            value={t.outcome(describeListedParty(context, trip), describeOutcome(context, trip))}
          />
        ))}
      </Facts>
      <OpenDashboard context={context} label={t.seeBookings} />
    </Mail>
  );
}

function describeOutcome({ language, day, money }: OperatorContext, trip: SettledTrip): string {
  const t = captainListMessages[language];
  if (trip.outcome === 'another-day') return t.movedTo(day(trip.nowOn));
  if (trip.outcome === 'another-boat') return t.sailsElsewhere;
  if (trip.refundedCents === 0) return t.isOver;
  return (isPaidToOperator(trip.paidBy) ? t.giveBack : t.moneyBack)(money(trip.refundedCents));
}
