import type { DocumentKind } from '#domain/operators/documents.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail } from '../../parts/document-mail.tsx';
import { Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

export function OperatorDocumentRefused({
  context = english,
  operatorName = sampleTrip.operator.name,
  kind = 'insurance',
  reason = 'The policy does not name the boat.',
}: OperatorSampled<AccountProps & { kind: DocumentKind; reason: string }>) {
  const t = captainNoticeMessages[context.language];
  const name = t.documents[kind];
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.refused(name)}
      preview={t.refusedShort}
    >
      <Paragraph>{t.refusedText(name)}</Paragraph>
      <Facts>
        <Fact label={t.reason} value={reason} />
      </Facts>
    </DocumentMail>
  );
}
