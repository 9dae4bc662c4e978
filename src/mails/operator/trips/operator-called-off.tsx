import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import {
  describeCallOffReason,
  sampleCallOff,
  type MailedCallOff,
} from '../../parts/called-off.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph, Quote } from '../../layout/mail-parts.tsx';
import {
  describeParty,
  GuestTripFacts,
  OperatorMail,
  type OperatorContext,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & { callOff: MailedCallOff };

/** Sent when a call-off covers one trip of the operator. */
export function OperatorCalledOff({
  context = english,
  trip = sampleTrip,
  callOff = sampleCallOff,
}: OperatorSampled<Props>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const describe = callOff.reason === 'ship-skipped' ? t.guestsDoNotCome : t.doesNotSail;
  const what = describe(describeCallOffReason(context, callOff.reason));
  return (
    <OperatorMail {...about} subject={t.calledOff(titleTrip(about))} preview={describeParty(about)}>
      <Paragraph>{`${what} ${describeChoice(context, { trip, callOff })}`}</Paragraph>
      {callOff.note !== '' && <Quote>{callOff.note}</Quote>}
      <GuestTripFacts {...about} />
    </OperatorMail>
  );
}

/** Describes how the guest chooses, or that the operator has to notify them. */
function describeChoice(context: OperatorContext, { trip, callOff }: Props): string {
  const t = captainMailMessages[context.language];
  const { name, email } = trip.guest;
  const until = context.deadline(callOff.untilMs);
  const paid = context.money(trip.amountCents);
  if (email === '') return t.tellThem(name, paid, until);
  return isPaidToOperator(trip.paidBy)
    ? t.theyChooseByHand(name, until, paid)
    : t.theyChoose(name, until);
}

OperatorCalledOff.samples = {
  'guest without an address': {
    trip: { ...sampleTrip, guest: { ...sampleTrip.guest, email: '' } },
  },
};
