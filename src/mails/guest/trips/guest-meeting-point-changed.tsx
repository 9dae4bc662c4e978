import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { DayFacts, OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when the operator changes the boat's meeting point. */
export function GuestMeetingPointChanged({
  context = english,
  trip = sampleTrip,
}: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.meetingPointChanged(titleTrip(about))}
      preview={t.meetingPointChangedShort}
    >
      <Paragraph>{t.meetingPointChangedText(trip.operator.name, trip.boat.name)}</Paragraph>
      <TripFacts {...about}>
        <DayFacts {...about} />
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
    </GuestMail>
  );
}
