import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { describeReservation } from '../../parts/event-reservation.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import {
  CancellationFact,
  OperatorFacts,
  DayFacts,
  SmallestNumberNote,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

export function GuestConfirmation({ context = english, trip = sampleTrip }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.confirmed(titleTrip(about))}
      preview={t.confirmedShort(trip.code)}
      structuredData={describeReservation(about)}
    >
      <Paragraph>{t.confirmedText(trip.boat.name, trip.operator.name, trip.code)}</Paragraph>
      <SmallestNumberNote {...about} />
      <TripFacts {...about}>
        <CancellationFact {...about} />
        <DayFacts {...about} />
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
      <Closing>{t.atDock(AT_DOCK_MINUTES)}</Closing>
    </GuestMail>
  );
}
