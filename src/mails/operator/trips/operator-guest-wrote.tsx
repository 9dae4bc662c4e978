import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Fact, Paragraph } from '../../layout/mail-parts.tsx';
import { GuestTripFacts, OperatorMail, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { previewMessage, titleTrip } from '../../parts/trip-phrases.ts';

export function OperatorGuestWrote({
  context = english,
  trip = sampleTrip,
  message = 'Do you have snorkels for children?\nOurs are five and seven.',
}: OperatorSampled<TripProps & { message: string }>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.guestWrote(name, titleTrip(about))}
      preview={previewMessage(message)}
    >
      <Paragraph>{t.guestWroteText(name)}</Paragraph>
      <GuestTripFacts {...about}>
        <Fact label={context.t.message} value={message} />
      </GuestTripFacts>
    </OperatorMail>
  );
}
