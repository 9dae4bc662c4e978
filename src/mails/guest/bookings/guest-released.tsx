import { BookAgain, GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';

const sample = { ...sampleTrip, status: 'expired', wasPaid: false } as const;

/** Sent when a reservation expires unpaid. */
export function GuestReleased({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.released(trip.boat.name)} preview={t.releasedShort}>
      <Paragraph>{t.releasedText(trip.code)}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <BookAgain {...about} />
    </GuestMail>
  );
}
