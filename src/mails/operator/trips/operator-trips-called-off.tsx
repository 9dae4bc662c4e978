import { captainListMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import {
  describeCallOffReason,
  sampleCallOff,
  type MailedCallOff,
} from '../../parts/called-off.ts';
import {
  describeListedParty,
  describeListedTrip,
  sampleListedTrip,
  type ListedTrip,
} from '../../parts/listed-trip.ts';
import { Mail } from '../../layout/mail.tsx';
import { Fact, Facts, Paragraph, Quote } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type CalledOffTrip = ListedTrip & {
  /** False if the operator has to notify the guest. */
  hasAddress: boolean;
};

type Props = { operatorName: string; callOff: MailedCallOff; trips: readonly CalledOffTrip[] };

/** Sent when a call-off covers several trips of the operator. */
export function OperatorTripsCalledOff({
  context = english,
  operatorName = sampleTrip.operator.name,
  callOff = sampleCallOff,
  trips = [
    { ...sampleListedTrip, hasAddress: true },
    { ...sampleListedTrip, code: 'SXM-3M4N-5P6Q', hasAddress: false },
  ],
}: OperatorSampled<Props>) {
  const t = captainListMessages[context.language];
  const until = context.deadline(callOff.untilMs);
  const guests = trips.reduce((total, { groupSize }) => total + groupSize, 0);
  const describe = callOff.reason === 'ship-skipped' ? t.guestsDoNotCome : t.doNotSail;
  return (
    <Mail
      context={context}
      subject={t.calledOff(trips.length)}
      preview={context.t.guests(guests)}
      greeting={context.t.hello(operatorName)}
    >
      <Paragraph>{describe(describeCallOffReason(context, callOff.reason))}</Paragraph>
      {callOff.note !== '' && <Quote>{callOff.note}</Quote>}
      {trips.some(({ hasAddress }) => hasAddress) && <Paragraph>{t.theyChoose(until)}</Paragraph>}
      {!trips.every(({ hasAddress }) => hasAddress) && <Paragraph>{t.tellThem(until)}</Paragraph>}
      <Facts>
        {trips.map((trip) => {
          const party = describeListedParty(context, trip);
          return (
            <Fact
              key={trip.code}
              label={describeListedTrip(context, trip)}
              value={trip.hasAddress ? party : `${party}, ${t.tellYourself}`}
            />
          );
        })}
      </Facts>
      <OpenDashboard context={context} label={t.seeBookings} />
    </Mail>
  );
}
