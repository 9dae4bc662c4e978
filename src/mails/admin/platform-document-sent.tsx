import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { formatFullDay, type Day } from '#domain/time/days.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { Mail } from '../layout/mail.tsx';
import { Action, Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import { english, sampleTrip } from '../parts/sample-trip.ts';

type Props = { operatorName: string; kind: DocumentKind; expiresOn: Day };

/** Sent when an operator uploads a document to check. */
export function PlatformDocumentSent({
  context = english,
  operatorName = sampleTrip.operator.name,
  kind = 'licence',
  expiresOn = '2027-11-30',
}: Sampled<Props, 'en'>) {
  const document = operatorDocuments.kinds[kind];
  return (
    <Mail
      context={context}
      subject={`Please check: ${document.toLowerCase()} from ${operatorName}`}
      preview="A captain sent a document."
      greeting="Hello,"
    >
      <Paragraph>A captain sent a document. Please review it, then accept or reject it.</Paragraph>
      <Facts>
        <Fact label="Captain" value={operatorName} />
        <Fact label="Document" value={document} />
        <Fact label="Valid until (as stated)" value={formatFullDay(expiresOn)} />
      </Facts>
      <Action label="Review Documents" url={context.url(portalPaths.adminDocuments())} />
    </Mail>
  );
}
