import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import {
  GuestTripFacts,
  OpenDashboard,
  OperatorMail,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

const sample = { ...sampleTrip, status: 'asked', wasPaid: false } as const;

/** Sent when the operator has to approve a trip because their calendar could not be read. */
export function OperatorAsked({ context = english, trip = sample }: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const by = context.deadline(trip.answerByMs);
  const guests = context.t.guests(trip.groupSize);
  return (
    <OperatorMail
      {...about}
      subject={t.confirm(titleTrip(about))}
      preview={t.confirmShort(trip.guest.name, guests, by)}
    >
      <Paragraph>{t.confirmWhy}</Paragraph>
      <Paragraph>{t.confirmBy(by)}</Paragraph>
      <GuestTripFacts {...about} />
      <OpenDashboard context={context} label={t.answerNow} />
    </OperatorMail>
  );
}
