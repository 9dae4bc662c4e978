import { captainListMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import {
  describeListedParty,
  describeListedTrip,
  sampleListedTrip,
  type ListedTrip,
} from '../../parts/listed-trip.ts';
import { Mail } from '../../layout/mail.tsx';
import { Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = { operatorName: string; trips: readonly ListedTrip[] };

/** Sent when calendar events overlap several sold trips. */
export function OperatorTripsClash({
  context = english,
  operatorName = sampleTrip.operator.name,
  trips = [sampleListedTrip, { ...sampleListedTrip, code: 'SXM-3M4N-5P6Q', time: '14:00' }],
}: OperatorSampled<Props>) {
  const t = captainListMessages[context.language];
  return (
    <Mail
      context={context}
      subject={t.clash(trips.length)}
      preview={t.clashText}
      greeting={context.t.hello(operatorName)}
    >
      <Paragraph>{t.clashText}</Paragraph>
      <Facts>
        {trips.map((trip) => (
          <Fact
            key={trip.code}
            label={describeListedTrip(context, trip)}
            value={describeListedParty(context, trip)}
          />
        ))}
      </Facts>
      <OpenDashboard context={context} label={t.settleThem} />
    </Mail>
  );
}
