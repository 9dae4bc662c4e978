import { paths } from '#contract/pages/paths.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Action, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import {
  bankShows,
  describeRefundToPayer,
  titleTrip,
  type TripMail,
} from '../../parts/trip-phrases.ts';

const sample = {
  ...sampleTrip,
  status: 'cancelled',
  refundedCents: sampleTrip.amountCents,
} as const;

export function GuestCancelled({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t, url } = context;
  const { code, boat } = trip;
  const about = { context, trip };
  const refund = describeRefund(about);
  return (
    <GuestMail {...about} subject={t.cancelled(titleTrip(about))} preview={refund}>
      <Paragraph>
        {trip.isCancelledByGuest
          ? t.youCancelled(code, boat.name)
          : t.wasCancelled(code, boat.name)}
      </Paragraph>
      <Paragraph>{refund}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <Action label={t.findAnother} url={url(paths.listing())} />
    </GuestMail>
  );
}

function describeRefund({ context, trip }: TripMail): string {
  const { t, money } = context;
  const paid = money(trip.amountCents);
  if (isPaidToOperator(trip.paidBy)) return t.paidToCaptain(paid, trip.operator.name);
  if (!trip.wasPaid) return t.nothingCharged;
  if (trip.isHandedOver) return describeRefundToPayer({ context, trip });
  if (trip.refundedCents === 0) return t.nothingBack(paid);
  const isWhole = trip.refundedCents === trip.amountCents;
  const howMuch = isWhole ? t.wholeBack(paid) : t.partBack(money(trip.refundedCents), paid);
  return `${howMuch} ${bankShows(context)}`;
}

GuestCancelled.samples = {
  'by the operator': { trip: { ...sample, isCancelledByGuest: false } },
  'without a refund': { trip: { ...sample, refundedCents: 0 } },
  unpaid: { trip: { ...sample, wasPaid: false, refundedCents: 0 } },
};
