import { flushSync } from 'react-dom';
import type { OverviewView } from '#contract/operator/overview-api.ts';
import type { OperatorDashboardMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { OverviewLine } from './overview-line.tsx';
import { TABS_ID, type TabName } from './waiting-list.tsx';

type PayoutSummaryProps = {
  payout: OverviewView['payout'];
  onOpenTab: (tab: TabName) => void;
};

/** Says which amount is ready for payout, which payout comes next and when, and what holds it up. */
export function PayoutSummary({ payout, onOpenTab }: PayoutSummaryProps) {
  const t = useMessages('operator-dashboard');
  const { money, shortWeekday } = useFormats();
  const { readyCents, next, hasDetails } = payout;
  return (
    <>
      <p className="mt-1 py-1 wrap-anywhere">
        {describeReady(t, money, readyCents)}
        {next && ` ${t.nextReady(money(next.cents), shortWeekday(next.day))}`}
      </p>
      {!hasDetails && <p className="py-1 font-semibold">{t.noDetails}</p>}
      <ul>
        <OverviewLine href={`#${TABS_ID}`} onOpen={() => flushSync(() => onOpenTab('payment'))}>
          {hasDetails ? t.seeStatement : t.addDetails}
        </OverviewLine>
      </ul>
    </>
  );
}

function describeReady(
  t: OperatorDashboardMessages,
  money: (cents: number) => string,
  cents: number,
): string {
  if (cents > 0) return t.ready(money(cents));
  return cents < 0 ? t.overpaid(money(-cents)) : t.nothingReady;
}
