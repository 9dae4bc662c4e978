import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Fact, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { previewMessage, titleTrip } from '../../parts/trip-phrases.ts';

export function GuestOperatorWrote({
  context = english,
  trip = sampleTrip,
  message = 'We leave from pier 3 this time.\nSee you there!',
}: Sampled<TripProps & { message: string }>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.wrote(titleTrip(about))} preview={previewMessage(message)}>
      <Paragraph>{t.wroteText(trip.operator.name, trip.boat.name)}</Paragraph>
      <TripFacts {...about}>
        <Fact label={t.message} value={message} />
      </TripFacts>
      <SeeTrip {...about} />
    </GuestMail>
  );
}
