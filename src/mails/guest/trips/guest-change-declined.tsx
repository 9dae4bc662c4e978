import {
  describeChange,
  sampleChange,
  type RequestedChange,
} from '../../parts/requested-change.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & { change: RequestedChange; wasAnswered: boolean };

/** Sent when the operator declines a requested change or misses the deadline. */
export function GuestChangeDeclined({
  context = english,
  trip = sampleTrip,
  change = sampleChange,
  wasAnswered = true,
}: Sampled<Props>) {
  const { t } = context;
  const about = { context, trip };
  const describe = wasAnswered ? t.couldNotAgree : t.noAnswer;
  return (
    <GuestMail {...about} subject={t.noChange(titleTrip(about))} preview={t.tripStays}>
      <Paragraph>{describe(trip.operator.name, describeChange(about, change))}</Paragraph>
      <Paragraph>{t.tripStays}</Paragraph>
      <TripFacts {...about} />
      <SeeTrip {...about} />
    </GuestMail>
  );
}

GuestChangeDeclined.samples = { 'without an answer': { wasAnswered: false } };
