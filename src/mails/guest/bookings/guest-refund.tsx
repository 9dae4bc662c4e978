import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import {
  bankShows,
  describeRefundToPayer,
  titleTrip,
  type TripMail,
} from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, refundedCents: 5000 };

/** Sent for a refund that leaves the booking unchanged. */
export function GuestRefund({
  context = english,
  trip = sample,
  cents = sample.refundedCents,
}: Sampled<TripProps & { cents: number }>) {
  const { t, money } = context;
  const about = { context, trip };
  const back = money(cents);
  return (
    <GuestMail
      {...about}
      subject={t.refunded(back, titleTrip(about))}
      preview={t.refundedShort(back)}
    >
      <Paragraph>{describeRefund(about, cents)}</Paragraph>
      {trip.status === 'paid' && <Paragraph>{t.bookingStays}</Paragraph>}
      <TripFacts {...about} />
      <SeeTrip {...about} />
    </GuestMail>
  );
}

function describeRefund({ context, trip }: TripMail, cents: number): string {
  const { t, money } = context;
  const { code, boat } = trip;
  const back = money(cents);
  if (trip.isHandedOver) {
    return `${t.refundedToPayer(back, code, boat.name)} ${describeRefundToPayer({ context, trip })}`;
  }
  const paid = money(trip.amountCents);
  const refunded =
    cents === trip.amountCents ? t.wholeBack(paid) : t.refundedText(back, paid, code, boat.name);
  return `${refunded} ${bankShows(context)}`;
}
