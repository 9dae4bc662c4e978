import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'expired', wasPaid: false } as const;

/** Sent when the card of an approved trip could not be charged. */
export function OperatorCardRefused({
  context = english,
  trip = sample,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.notBooked(titleTrip(about))}
      preview={t.notBookedShort(name)}
    >
      <Paragraph>{t.notBookedText(name, trip.boat.name)}</Paragraph>
      <Paragraph>{t.nothingToDo}</Paragraph>
      <GuestTripFacts {...about} />
    </OperatorMail>
  );
}
