import { documentKinds, type DocumentKind } from '#domain/operators/documents.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail } from '../../parts/document-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

/** Sent when missing documents have unlisted the operator's boats. */
export function OperatorBoatsUnlisted({
  context = english,
  operatorName = sampleTrip.operator.name,
  missing = documentKinds,
}: OperatorSampled<AccountProps & { missing: readonly DocumentKind[] }>) {
  const t = captainNoticeMessages[context.language];
  const names = missing.map((kind) => t.documents[kind]);
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.unlisted}
      preview={t.unlistedShort}
    >
      <Paragraph>{t.unlistedText(names.reduce((one, other) => t.andNo(one, other)))}</Paragraph>
      <Paragraph>{t.comeBack}</Paragraph>
    </DocumentMail>
  );
}
