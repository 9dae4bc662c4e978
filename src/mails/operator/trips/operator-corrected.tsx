import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when a guest corrects their name, phone or requests. */
export function OperatorCorrected({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.corrected(titleTrip(about))}
      preview={t.correctedShort(name)}
    >
      <Paragraph>{t.correctedText(name, trip.code)}</Paragraph>
      <GuestTripFacts {...about} />
    </OperatorMail>
  );
}
