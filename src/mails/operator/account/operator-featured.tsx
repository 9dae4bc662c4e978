import type { Day } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { AccountMail, type AccountProps } from '../../parts/account-mail.tsx';
import { Closing, Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  boat: string;
  cents: number;
  payment: string;
  days: { from: Day; until: Day } | null;
  paidOn: Day | null;
};

/** Sent as the receipt for featuring a boat. */
export function OperatorFeatured({
  context = english,
  operatorName = sampleTrip.operator.name,
  boat = sampleTrip.boat.name,
  cents = 4900,
  payment = 'pi_sample',
  days = { from: '2026-12-01', until: '2027-05-31' },
  paidOn = '2026-12-01',
}: OperatorSampled<Props>) {
  const { day, money, site } = context;
  const t = captainNoticeMessages[context.language];
  return (
    <AccountMail
      context={context}
      operatorName={operatorName}
      subject={t.receipt(boat)}
      preview={t.receiptShort(money(cents))}
    >
      <Paragraph>{t.receiptText(boat)}</Paragraph>
      <Facts>
        <Fact label={t.boat} value={boat} />
        <Fact label={t.paidFor} value={days && t.fromTo(day(days.from), day(days.until))} />
        <Fact label={t.paidOn} value={paidOn && day(paidOn)} />
        <Fact label={t.payment} value={payment} />
        <Fact label={t.total} value={money(cents)} />
      </Facts>
      <OpenDashboard context={context} label={t.seeBoats} />
      <Closing>{t.endsByItself(site.supportEmail)}</Closing>
    </AccountMail>
  );
}
