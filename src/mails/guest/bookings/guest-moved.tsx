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
  SmallestNumberNote,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';
import { titleTrip, type TripMail } from '../../parts/trip-phrases.ts';

/** Sent when a trip moves to another date or time. */
export function GuestMoved({ context = english, trip = sampleTrip }: Sampled<TripProps>) {
  const { t } = context;
  const { boat, operator, isMovedByGuest } = trip;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.moved(titleTrip(about))}
      preview={isMovedByGuest ? t.youMovedShort : t.captainMovedShort}
      structuredData={describeReservation(about)}
    >
      <Paragraph>
        {isMovedByGuest ? t.youMoved(boat.name) : t.captainMoved(operator.name, boat.name)}
      </Paragraph>
      {!isMovedByGuest && <Paragraph>{describeWayOut(about)}</Paragraph>}
      <SmallestNumberNote {...about} />
      <TripFacts {...about}>
        <CancellationFact {...about} />
        <DayFacts {...about} />
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
      <Closing>{t.calendarIsNew}</Closing>
    </GuestMail>
  );
}

/**
 * Describes what the guest can do instead of accepting the new time. States the payment deadline, which the move may
 * have brought forward.
 */
function describeWayOut({ context: { t, deadline }, trip }: TripMail): string {
  if (trip.status === 'pending') return t.orDoNotPay(deadline(trip.payUntilMs));
  if (isPaidToOperator(trip.paidBy)) return t.orAskCaptain;
  return trip.status === 'asked' ? t.orWriteToUs : t.orCancel;
}

GuestMoved.samples = { 'by the guest': { trip: { ...sampleTrip, isMovedByGuest: true } } };
