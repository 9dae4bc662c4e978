import type { PayoutMethod } from '#domain/payouts/payouts.ts';
import type { Day, Month } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import { AccountMail, type AccountProps } from '../../parts/account-mail.tsx';
import { Closing, Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  /** Negative for a reversed payout. */
  cents: number;
  month: Month;
  paidOn: Day;
  method: PayoutMethod;
  reference: string;
};

export function OperatorPaidOut({
  context = english,
  operatorName = sampleTrip.operator.name,
  cents = 123_400,
  month = '2026-11',
  paidOn = '2026-12-05',
  method: via = 'bank_wire',
  reference = 'WIRE-2026-11',
}: OperatorSampled<Props>) {
  const { day, language, site } = context;
  const t = captainNoticeMessages[language];
  const amount = context.money(Math.abs(cents));
  const trips = localizeDay(language, month, 'month');
  const method = t.methods[via];
  const isBack = cents < 0;
  return (
    <AccountMail
      context={context}
      operatorName={operatorName}
      subject={(isBack ? t.takenBack : t.paidOut)(amount, trips)}
      preview={t.paidHow(method, reference)}
    >
      <Paragraph>{(isBack ? t.takenBackText : t.paidOutText)(amount, trips)}</Paragraph>
      <Facts>
        <Fact label={t.amount} value={amount} />
        <Fact label={t.forTripsOf} value={trips} />
        <Fact label={t.method} value={method} />
        <Fact label={isBack ? t.takenBackOn : t.paidOn} value={day(paidOn)} />
        <Fact label={t.reference} value={reference} />
      </Facts>
      <OpenDashboard context={context} label={t.seeStatement} />
      <Closing>{t.questionsQuoting(site.supportEmail, reference)}</Closing>
    </AccountMail>
  );
}

OperatorPaidOut.samples = { 'taken back': { cents: -123_400 } };
