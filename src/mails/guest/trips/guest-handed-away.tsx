import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Mail } from '../../layout/mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent to the guest who transferred a trip; omits its details, to which they no longer have access. */
export function GuestHandedAway({
  context = english,
  trip = sampleTrip,
  formerGuest = 'Ben Haddad',
}: Sampled<TripProps & { formerGuest: string }>) {
  const { t } = context;
  const { name } = trip.guest;
  return (
    <Mail
      context={context}
      subject={t.handedAway(titleTrip({ context, trip }))}
      preview={t.handedAwayShort(name)}
      greeting={t.hello(formerGuest)}
    >
      <Paragraph>{t.handedAwayText(trip.code, trip.boat.name, name)}</Paragraph>
      {!isPaidToOperator(trip.paidBy) && <Paragraph>{t.backToCard}</Paragraph>}
      <Paragraph>{t.handedAwayNotYou}</Paragraph>
    </Mail>
  );
}
