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

/** Sent when a guest has booked and paid. */
export function OperatorConfirmation({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  return (
    <OperatorMail
      {...about}
      subject={t.newBooking(titleTrip(about))}
      preview={describeParty(about)}
    >
      <Paragraph>{t.newBookingText(trip.guest.name, trip.boat.name)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarAdds}</Closing>
    </OperatorMail>
  );
}
