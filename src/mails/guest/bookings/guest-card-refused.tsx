import { BookAgain, GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'expired', wasPaid: false } as const;

/** Sent when the card of an approved trip could not be charged. */
export function GuestCardRefused({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.notBooked(titleTrip(about))} preview={t.notBookedShort}>
      <Paragraph>{t.notBookedText(trip.operator.name)}</Paragraph>
      <Paragraph>{t.otherCard}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <BookAgain {...about} />
    </GuestMail>
  );
}
