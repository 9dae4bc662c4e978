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

const sample = { ...sampleTrip, status: 'pending', wasPaid: false } as const;

/** Sent for a reservation that is not paid yet. */
export function OperatorReservation({
  context = english,
  trip = sample,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const until = context.deadline(trip.payUntilMs);
  return (
    <OperatorMail
      {...about}
      subject={t.newReservation(titleTrip(about))}
      preview={describeParty(about)}
    >
      <Paragraph>{t.newReservationText(trip.guest.name, trip.boat.name, until)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarAdds}</Closing>
    </OperatorMail>
  );
}
