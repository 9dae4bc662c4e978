import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when a guest of another operator's called-off trip chooses this operator's boat. */
export function OperatorRebooked({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.newBooking(titleTrip(about))}
      preview={t.rebookedShort(name, context.t.guests(trip.groupSize))}
    >
      <Paragraph>{t.rebookedText(name, trip.boat.name)}</Paragraph>
      <GuestTripFacts {...about} />
      <Closing>{t.calendarAdds}</Closing>
    </OperatorMail>
  );
}
