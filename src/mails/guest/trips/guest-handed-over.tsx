import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { describeReservation } from '../../parts/event-reservation.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import {
  CancellationFact,
  OperatorFacts,
  DayFacts,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, isHandedOver: true };

/** Sent to the guest who receives a transferred trip. */
export function GuestHandedOver({ context = english, trip = sample }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.handedOver(titleTrip(about))}
      preview={t.handedOverShort(trip.code)}
      structuredData={describeReservation(about)}
    >
      <Paragraph>{t.handedOverText(trip.boat.name, trip.operator.name, trip.code)}</Paragraph>
      {!isPaidToOperator(trip.paidBy) && <Paragraph>{t.backToCard}</Paragraph>}
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
