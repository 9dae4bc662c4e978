import { FindAnotherTrip, GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'cancelled', wasPaid: false } as const;

/** Sent when the operator declines the trip. */
export function GuestDeclined({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.notConfirmed(titleTrip(about))} preview={t.cardNotCharged}>
      <Paragraph>{t.cannotTake(trip.operator.name)}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <FindAnotherTrip {...about} />
    </GuestMail>
  );
}
