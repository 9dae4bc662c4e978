import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { OperatorFacts, TripFacts } from '../../parts/trip-fact-list.tsx';
import { bankShows, titleTrip, type TripMail } from '../../parts/trip-phrases.ts';

type Surplus = { count: number; cents: number };

/** Sent when we refund one or more surplus payments. */
export function GuestSecondPayment({
  context = english,
  trip = sampleTrip,
  surplus = { count: 1, cents: sampleTrip.amountCents },
}: Sampled<TripProps & { surplus: Surplus }>) {
  const { t } = context;
  const about = { context, trip };
  const title = titleTrip(about);
  const { count } = surplus;
  return (
    <GuestMail
      {...about}
      subject={count > 1 ? t.paidOften(title, count + 1, count) : t.paidTwice(title)}
      preview={count > 1 ? t.paidOftenShort : t.paidTwiceShort}
    >
      <Paragraph>{describeSurplus(about, surplus)}</Paragraph>
      <Paragraph>{bankShows(context)}</Paragraph>
      <TripFacts {...about}>
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
    </GuestMail>
  );
}

function describeSurplus({ context: { t, money }, trip }: TripMail, { count, cents }: Surplus) {
  const isBooked = trip.status === 'paid';
  if (count > 1) {
    const describe = isBooked ? t.paidOftenStands : t.paidOftenOver;
    return describe(trip.code, trip.boat.name, count + 1, count, money(cents));
  }
  const describe = isBooked ? t.paidTwiceStands : t.paidTwiceOver;
  return describe(trip.code, trip.boat.name, money(trip.amountCents));
}

GuestSecondPayment.samples = {
  'three payments': { surplus: { count: 2, cents: 2 * sampleTrip.amountCents } },
};
