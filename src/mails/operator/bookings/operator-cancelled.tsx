import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import {
  describeParty,
  GuestTripFacts,
  OperatorMail,
  type OperatorContext,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & {
  /** Operator's share of the money that is not refunded. */
  keptCents: number;
};

const sample = { ...sampleTrip, status: 'cancelled', refundedCents: 10_000 } as const;

export function OperatorCancelled({
  context = english,
  trip = sample,
  keptCents = 9000,
}: OperatorSampled<Props>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const describe = trip.isCancelledByGuest ? t.guestCancelled : t.weCancelled;
  return (
    <OperatorMail {...about} subject={t.cancelled(titleTrip(about))} preview={describeParty(about)}>
      <Paragraph>{describe(trip.guest.name, trip.boat.name)}</Paragraph>
      <Paragraph>{describeRefund(context, { trip, keptCents })}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarTakesOut}</Closing>
    </OperatorMail>
  );
}

function describeRefund({ language, money }: OperatorContext, { trip, keptCents }: Props): string {
  const t = captainMailMessages[language];
  const paid = money(trip.amountCents);
  if (!trip.wasPaid) return t.wasUnpaid;
  if (isPaidToOperator(trip.paidBy)) return t.giveBack(paid);
  if (trip.refundedCents === trip.amountCents) return t.goesBackWhole(paid);
  return t.goesBack(money(trip.refundedCents), paid, money(keptCents));
}

OperatorCancelled.samples = {
  'by the platform': { trip: { ...sample, isCancelledByGuest: false } },
  'with a full refund': {
    trip: { ...sample, refundedCents: sample.amountCents },
    keptCents: 0,
  },
  unpaid: { trip: { ...sample, wasPaid: false, refundedCents: 0 } },
};
