import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when a guest transfers the trip to another guest. */
export function OperatorHandedOver({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.anotherGuest(titleTrip(about))}
      preview={t.anotherGuestShort(name)}
    >
      <Paragraph>{t.anotherGuestText(trip.code, trip.boat.name, name)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarUpdates}</Closing>
    </OperatorMail>
  );
}
