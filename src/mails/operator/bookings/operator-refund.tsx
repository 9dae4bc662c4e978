import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & {
  cents: number;
  /** Operator's share of the money that is not refunded. */
  keptCents: number;
};

const sample = { ...sampleTrip, refundedCents: 5000 };

/** Sent for a refund that leaves the booking unchanged. */
export function OperatorRefund({
  context = english,
  trip = sample,
  cents = sample.refundedCents,
  keptCents = 14_000,
}: OperatorSampled<Props>) {
  const { money } = context;
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const back = money(cents);
  return (
    <OperatorMail
      {...about}
      subject={context.t.refunded(back, titleTrip(about))}
      preview={t.getsBack(trip.guest.name, back)}
    >
      <Paragraph>
        {cents === trip.amountCents
          ? t.goesBackWhole(back)
          : t.goesBack(back, money(trip.amountCents), money(keptCents))}
      </Paragraph>
      {trip.status === 'paid' && <Paragraph>{t.bookingStays}</Paragraph>}
      <GuestTripFacts {...about} />
    </OperatorMail>
  );
}
