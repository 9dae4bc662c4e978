import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
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

/** Sent when a calendar event overlaps a sold trip. */
export function OperatorClash({
  context = english,
  trip = sampleTrip,
}: OperatorSampled<TripProps>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  const settlePaid = isPaidToOperator(trip.paidBy) ? t.settleByHand : t.settlePaid;
  return (
    <OperatorMail {...about} subject={t.clash(titleTrip(about))} preview={t.clashShort(name)}>
      <Paragraph>{t.clashText(name, trip.boat.name)}</Paragraph>
      <Paragraph>{trip.status === 'paid' ? settlePaid : t.settleUnpaid}</Paragraph>
      <GuestTripFacts {...about} />
      <OpenDashboard context={context} label={t.settleNow} />
    </OperatorMail>
  );
}
