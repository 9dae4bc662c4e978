import type { DocumentKind } from '#domain/operators/documents.ts';
import type { Day } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail } from '../../parts/document-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

/** Sent when a document expires soon. */
export function OperatorDocumentReminder({
  context = english,
  operatorName = sampleTrip.operator.name,
  kind = 'licence',
  expiresOn = '2026-12-31',
}: OperatorSampled<AccountProps & { kind: DocumentKind; expiresOn: Day }>) {
  const t = captainNoticeMessages[context.language];
  const name = t.documents[kind];
  const day = context.day(expiresOn);
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.runsOut(name, day)}
      preview={t.runsOutShort}
    >
      <Paragraph>{t.runsOutText(name, day)}</Paragraph>
      <Paragraph>{t.soldStaySold}</Paragraph>
    </DocumentMail>
  );
}
