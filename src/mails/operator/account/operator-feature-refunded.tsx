import type { Day } from '#domain/time/days.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { AccountMail, type AccountProps } from '../../parts/account-mail.tsx';
import { Closing, Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  boat: string;
  paidCents: number;
  refundCents: number;
  /** True if the operator's bank returned the refund. */
  isReturned: boolean;
  payment: string;
  /** Null if the boat is no longer featured. */
  featuredUntil: Day | null;
};

/** Sent when a feature payment is refunded, and when the operator's bank returns the refund. */
export function OperatorFeatureRefunded({
  context = english,
  operatorName = sampleTrip.operator.name,
  boat = sampleTrip.boat.name,
  paidCents = 4900,
  refundCents = 4900,
  isReturned = false,
  payment = 'pi_sample',
  featuredUntil = null,
}: OperatorSampled<Props>) {
  const { day, money, site } = context;
  const t = captainNoticeMessages[context.language];
  const back = money(refundCents);
  const refunded =
    refundCents === paidCents
      ? t.featureRefundedWhole(back, boat)
      : t.featureRefundedText(back, money(paidCents), boat);
  const stays =
    featuredUntil === null ? t.noLongerFeatured(boat) : t.staysFeatured(boat, day(featuredUntil));
  return (
    <AccountMail
      context={context}
      operatorName={operatorName}
      subject={(isReturned ? t.featureRefundFailed : t.featureRefunded)(back, boat)}
      preview={stays}
    >
      <Paragraph>{isReturned ? t.featureRefundFailedText(back) : refunded}</Paragraph>
      <Paragraph>{stays}</Paragraph>
      <Facts>
        <Fact label={t.boat} value={boat} />
        <Fact label={t.amount} value={back} />
        <Fact label={t.payment} value={payment} />
      </Facts>
      <OpenDashboard context={context} label={t.seeBoats} />
      <Closing>{t.questions(site.supportEmail)}</Closing>
    </AccountMail>
  );
}

OperatorFeatureRefunded.samples = {
  'in part': { refundCents: 2000, featuredUntil: '2027-05-31' },
  'returned by the bank': { isReturned: true },
};
