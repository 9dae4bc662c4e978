import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import { formatFullDay } from '#domain/time/days.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { plural } from '#locales/plural.ts';
import { Mail } from '../layout/mail.tsx';
import { Action, Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import { english, sampleTrip, sampleUncovered } from '../parts/sample-trip.ts';

/** Sent when an operator has paid trips after the expiry of a document. */
export function PlatformUncoveredTrips({
  context = english,
  operatorName = sampleTrip.operator.name,
  uncovered = sampleUncovered,
}: Sampled<{ operatorName: string; uncovered: UncoveredTrips }, 'en'>) {
  const { kind, endsOn, trips, firstDay } = uncovered;
  const document = operatorDocuments.kinds[kind];
  const booked = plural('en', trips, {
    one: `${trips} booked trip falls`,
    other: `${trips} booked trips fall`,
  });
  return (
    <Mail
      context={context}
      subject={`${operatorName}: ${booked} after the ${document.toLowerCase()} expires`}
      preview="We asked the captain to send the new document."
      greeting="Hello,"
    >
      <Paragraph>
        Guests have paid for trips on days that this document doesn’t cover. We asked the captain to
        send the new one. Please check it before the first of these trips.
      </Paragraph>
      <Facts>
        <Fact label="Captain" value={operatorName} />
        <Fact label="Document" value={document} />
        <Fact label="Valid until" value={formatFullDay(endsOn)} />
        <Fact label="Trips after that" value={String(trips)} />
        <Fact label="First of these trips" value={formatFullDay(firstDay)} />
      </Facts>
      <Action
        label="See These Documents"
        url={context.url(portalPaths.adminDocuments({ show: 'uncovered' }))}
      />
    </Mail>
  );
}
