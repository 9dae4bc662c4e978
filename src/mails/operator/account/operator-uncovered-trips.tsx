import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { AccountProps } from '../../parts/account-mail.tsx';
import { DocumentMail } from '../../parts/document-mail.tsx';
import { Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip, sampleUncovered } from '../../parts/sample-trip.ts';

/** Sent when the operator has paid trips after the expiry of a document. */
export function OperatorUncoveredTrips({
  context = english,
  operatorName = sampleTrip.operator.name,
  uncovered = sampleUncovered,
}: OperatorSampled<AccountProps & { uncovered: UncoveredTrips }>) {
  const t = captainNoticeMessages[context.language];
  const { kind, endsOn, trips, firstDay } = uncovered;
  const name = t.documents[kind];
  const day = context.day(endsOn);
  return (
    <DocumentMail
      context={context}
      operatorName={operatorName}
      subject={t.uncovered(name, trips)}
      preview={t.runsOutShort}
    >
      <Paragraph>{t.uncoveredText(name, day, trips)}</Paragraph>
      <Paragraph>{t.sendNewDocument}</Paragraph>
      <Facts>
        <Fact label={t.goodUntil} value={day} />
        <Fact label={t.tripsAfterIt} value={String(trips)} />
        <Fact label={t.firstDayAfterIt} value={context.day(firstDay)} />
      </Facts>
    </DocumentMail>
  );
}
