import { documentKinds, type DocumentKind } from '#domain/operators/documents.ts';
import type { Day } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail, joinDocuments } from '../../parts/document-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  kinds: readonly DocumentKind[];
  /** Last day on which the boats are listed without the documents. */
  until: Day;
};

/** Sent when missing documents will unlist the operator's boats. */
export function OperatorDocumentsAsked({
  context = english,
  operatorName = sampleTrip.operator.name,
  kinds = documentKinds,
  until = '2026-12-31',
}: OperatorSampled<Props>) {
  const t = captainNoticeMessages[context.language];
  const names = joinDocuments(kinds, t);
  const day = context.day(until);
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.pleaseSend(names, day)}
      preview={t.pleaseSendShort}
    >
      <Paragraph>{t.pleaseSendText(names)}</Paragraph>
      <Paragraph>{t.stayListed(day)}</Paragraph>
    </DocumentMail>
  );
}
