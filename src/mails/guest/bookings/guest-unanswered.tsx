import { FindAnotherTrip, GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'expired', wasPaid: false } as const;

/** Sent when the operator misses the deadline to approve the trip. */
export function GuestUnanswered({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.notConfirmed(titleTrip(about))} preview={t.cardNotCharged}>
      <Paragraph>{t.notInTime}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <FindAnotherTrip {...about} />
    </GuestMail>
  );
}
