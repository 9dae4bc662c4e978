import type { StatementView } from '#contract/operator/payout-api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';

/** Shows payments that the operator took directly, separately from their earnings. */
export function ManualRevenue({ byHand }: Pick<StatementView, 'byHand'>) {
  const t = useMessages('operator-manual-bookings');
  const { money, month: monthOf } = useFormats();
  if (byHand.length === 0) return null;
  const sum = byHand.reduce((total, { cents }) => total + cents, 0);
  return (
    <section aria-labelledby="manual-revenue" className="mt-6 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="manual-revenue" className="font-semibold">
          {t.taken}
        </h3>
        <span className="font-semibold tabular-nums">{money(sum)}</span>
      </div>
      <p className="text-sm text-ink-soft">{t.takenText}</p>
      <ul className="mt-2 divide-y divide-line">
        {byHand.map(({ month, trips, cents }) => (
          <li key={month} className="flex justify-between gap-4 py-2">
            <span>{t.monthCount(monthOf(month), trips)}</span>
            <span className="tabular-nums">{money(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
