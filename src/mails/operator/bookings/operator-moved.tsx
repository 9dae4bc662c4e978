import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import {
  describeParty,
  GuestTripFacts,
  OperatorMail,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, isMovedByGuest: true };

/** Sent when a trip moves to another date or time. */
export function OperatorMoved({ context = english, trip = sample }: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const describe = trip.isMovedByGuest ? t.guestMoved : t.hasMoved;
  return (
    <OperatorMail {...about} subject={t.moved(titleTrip(about))} preview={describeParty(about)}>
      <Paragraph>{describe(trip.guest.name, trip.boat.name)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarMoves}</Closing>
    </OperatorMail>
  );
}

OperatorMoved.samples = { 'by the operator': { trip: sampleTrip } };
