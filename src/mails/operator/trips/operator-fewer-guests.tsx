import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when a guest reduces the group size. */
export function OperatorFewerGuests({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  const guests = context.t.guests(trip.groupSize);
  return (
    <OperatorMail
      {...about}
      subject={t.fewer(guests, titleTrip(about))}
      preview={t.fewerShort(name)}
    >
      <Paragraph>{t.fewerText(name, trip.boat.name, guests)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarUpdates}</Closing>
    </OperatorMail>
  );
}
