import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent on request, with a new link to the trip's page. */
export function GuestTripLink({ context = english, trip = sampleTrip }: Sampled<TripProps>) {
  const { t } = context;
  const about = { context, trip };
  return (
    <GuestMail {...about} subject={t.link(titleTrip(about))} preview={t.linkShort}>
      <Paragraph>{t.linkText}</Paragraph>
      <Paragraph>{t.linkNotYou}</Paragraph>
      <TripFacts {...about} />
      <SeeTrip {...about} />
    </GuestMail>
  );
}
