import { GuestMail, PayTrip, SeeTripToo, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleMs, sampleTrip } from '../../parts/sample-trip.ts';
import {
  CancellationFact,
  OperatorFacts,
  DayFacts,
  SmallestNumberNote,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'pending', wasPaid: false, keepUntilMs: sampleMs } as const;

export function GuestReservation({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t, deadline } = context;
  const about = { context, trip };
  const until = deadline(trip.payUntilMs);
  const canKeep = trip.keepUntilMs !== null;
  return (
    <GuestMail {...about} subject={t.reserved(titleTrip(about))} preview={t.reservedShort(until)}>
      <Paragraph>{t.reservedText(trip.boat.name, trip.operator.name)}</Paragraph>
      <Paragraph>{t.payOrReleased(until)}</Paragraph>
      {trip.keepUntilMs !== null && (
        <Paragraph>{t.keepReservation(deadline(trip.keepUntilMs))}</Paragraph>
      )}
      <SmallestNumberNote {...about} />
      <TripFacts {...about}>
        <CancellationFact {...about} />
        <DayFacts {...about} />
        <OperatorFacts {...about} />
      </TripFacts>
      <PayTrip {...about} />
      <SeeTripToo {...about} label={canKeep ? t.keepOrSee : t.seeReservation} />
    </GuestMail>
  );
}
