import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import {
  GuestMail,
  PayTrip,
  SeeTrip,
  SeeTripToo,
  type TripProps,
} from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import {
  bankShows,
  describeRefundToPayer,
  titleTrip,
  type TripMail,
} from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, refundedCents: 9500 };

/** Sent when the guest reduces the group size. */
export function GuestFewerGuests({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t, deadline } = context;
  const about = { context, trip };
  const guests = t.guests(trip.groupSize);
  const isPending = trip.status === 'pending';
  return (
    <GuestMail
      {...about}
      subject={t.fewer(guests, titleTrip(about))}
      preview={t.fewerShort(guests)}
    >
      <Paragraph>{t.fewerText(trip.code, trip.boat.name, guests)}</Paragraph>
      <Paragraph>
        {isPending ? t.fewerPay(deadline(trip.payUntilMs)) : describeRefund(about)}
      </Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      {isPending && <PayTrip {...about} />}
      {isPending ? <SeeTripToo {...about} /> : <SeeTrip {...about} />}
    </GuestMail>
  );
}

function describeRefund({ context, trip }: TripMail): string {
  const { t, money } = context;
  const { refundedCents, amountCents } = trip;
  if (isPaidToOperator(trip.paidBy)) return t.betweenYou;
  if (trip.isHandedOver) return describeRefundToPayer({ context, trip });
  const paid = money(amountCents);
  return refundedCents === 0
    ? t.nothingBack(paid)
    : `${t.partInAll(money(refundedCents), paid)} ${bankShows(context)}`;
}

GuestFewerGuests.samples = { unpaid: { trip: { ...sampleTrip, status: 'pending' as const } } };
