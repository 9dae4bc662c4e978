import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'asked', wasPaid: false } as const;

/** Sent when the card is authorised and the operator has to approve the trip. */
export function GuestAsked({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t, money, deadline } = context;
  const about = { context, trip };
  const by = deadline(trip.answerByMs);
  return (
    <GuestMail {...about} subject={t.asked(titleTrip(about))} preview={t.askedShort}>
      <Paragraph>{t.askedText(trip.boat.name, trip.operator.name, by)}</Paragraph>
      <Paragraph>{t.setAside(money(trip.amountCents))}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
    </GuestMail>
  );
}
