import type { DocumentKind } from '#domain/operators/documents.ts';
import type { Day } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail, joinDocuments } from '../../parts/document-mail.tsx';
import { Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  kind: DocumentKind;
  expiresOn: Day;
  /** Kinds without a valid document whose latest document is under review. */
  awaiting: readonly DocumentKind[];
  /** Kinds for which the operator has to upload a document. */
  toSend: readonly DocumentKind[];
};

export function OperatorDocumentAccepted({
  context = english,
  operatorName = sampleTrip.operator.name,
  kind = 'licence',
  expiresOn = '2027-11-30',
  awaiting = [],
  toSend = [],
}: OperatorSampled<Props>) {
  const t = captainNoticeMessages[context.language];
  const name = t.documents[kind];
  const until = context.day(expiresOn);
  const areBothValid = awaiting.length === 0 && toSend.length === 0;
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.accepted(name)}
      preview={t.acceptedShort(until)}
    >
      <Paragraph>{t.acceptedText(name)}</Paragraph>
      {areBothValid && <Paragraph>{t.bothGood}</Paragraph>}
      {awaiting.length > 0 && <Paragraph>{t.stillChecked(joinDocuments(awaiting, t))}</Paragraph>}
      {toSend.length > 0 && <Paragraph>{t.stillMissing(joinDocuments(toSend, t))}</Paragraph>}
      <Facts>
        <Fact label={t.goodUntil} value={until} />
      </Facts>
    </DocumentMail>
  );
}

OperatorDocumentAccepted.samples = { 'another one is missing': { toSend: ['insurance' as const] } };
