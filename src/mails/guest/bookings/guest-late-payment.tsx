import { FindAnotherTrip, GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { bankShows, titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & { isCalledOff: boolean };

const sample = {
  ...sampleTrip,
  status: 'refunded',
  refundedCents: sampleTrip.amountCents,
} as const;

/** Sent when we refund a payment that arrived after the booking had ended. */
export function GuestLatePayment({
  context = english,
  trip = sample,
  isCalledOff = false,
}: Sampled<Props>) {
  const { t, money } = context;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.fullRefund(titleTrip(about))}
      preview={isCalledOff ? t.lateCalledOffShort : t.lateShort}
    >
      <Paragraph>
        {isCalledOff ? t.lateCalledOff(trip.boat.name) : t.late(trip.boat.name)}
      </Paragraph>
      <Paragraph>{`${t.wholeBack(money(trip.amountCents))} ${bankShows(context)}`}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <FindAnotherTrip {...about} />
    </GuestMail>
  );
}

GuestLatePayment.samples = { 'called off': { isCalledOff: true } };
