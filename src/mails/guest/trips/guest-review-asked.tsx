import { computeLastReviewDay } from '#domain/reviews/reviews.ts';
import { GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Action, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

export function GuestReviewAsked({ context = english, trip = sampleTrip }: Sampled<TripProps>) {
  const { t, day } = context;
  const { boat, operator } = trip;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.howWasIt(titleTrip(about))}
      preview={t.howWasItShort(boat.name)}
    >
      <Paragraph>{t.howWasItText(boat.name, operator.name)}</Paragraph>
      <Paragraph>{t.howWasItUntil(day(computeLastReviewDay(trip)))}</Paragraph>
      <TripFacts {...about} />
      <Action label={t.reviewTrip} url={`${trip.tripUrl}#review`} />
    </GuestMail>
  );
}
