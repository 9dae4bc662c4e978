import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import {
  describeCallOffReason,
  sampleCallOff,
  type MailedCallOff,
} from '../../parts/called-off.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Paragraph, Quote } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip, type TripMail } from '../../parts/trip-phrases.ts';

type Props = TripProps & { callOff: MailedCallOff; refundableCents: number };

/** Sent when a trip is called off, with the guest's choices. */
export function GuestCalledOff({
  context = english,
  trip = sampleTrip,
  callOff = sampleCallOff,
  refundableCents = sampleTrip.amountCents,
}: Sampled<Props>) {
  const { t, money, deadline } = context;
  const about = { context, trip };
  const until = deadline(callOff.untilMs);
  const isByOperator = isPaidToOperator(trip.paidBy);
  return (
    <GuestMail
      {...about}
      subject={(affectsOnlyShipGuests(callOff) ? t.calledOff : t.doesNotSail)(titleTrip(about))}
      preview={isByOperator ? t.chooseOfCaptainShort : t.chooseShort}
    >
      <Paragraph>{describeCallOff(about, callOff)}</Paragraph>
      {callOff.note !== '' && <Quote>{callOff.note}</Quote>}
      <Paragraph>
        {isByOperator
          ? t.chooseOfCaptain(money(trip.amountCents))
          : t.choose(money(refundableCents))}
      </Paragraph>
      <Paragraph>{isByOperator ? t.chooseOfCaptainUntil(until) : t.chooseUntil(until)}</Paragraph>
      <TripFacts {...about} />
      <SeeTrip {...about} label={t.chooseNow} />
    </GuestMail>
  );
}

function describeCallOff({ context, trip }: TripMail, callOff: MailedCallOff): string {
  const { t } = context;
  const describe = affectsOnlyShipGuests(callOff) ? t.calledOffText : t.doesNotSailText;
  const why = describeCallOffReason(context, callOff.reason);
  return describe(trip.boat.name, trip.operator.name, why);
}

/** True if only the ship's guests are affected: the boat sails with the others. */
function affectsOnlyShipGuests({ reason }: MailedCallOff): boolean {
  return reason === 'ship-skipped';
}

GuestCalledOff.samples = {
  'ship does not come': { callOff: { ...sampleCallOff, reason: 'ship-skipped' as const } },
  'paid to the operator': { trip: { ...sampleTrip, paidBy: 'cash' as const } },
};
