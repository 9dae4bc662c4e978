import type { StatementView } from '#contract/payout-api.ts';
import { formatMonth } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';

/** What the operator took themselves, apart from what they are owed. Nothing where they took nothing. */
export function TakenByHand({ byHand }: Pick<StatementView, 'byHand'>) {
  if (byHand.length === 0) return null;
  const sum = byHand.reduce((total, { cents }) => total + cents, 0);
  return (
    <section aria-labelledby="taken-by-hand" className="mt-6 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="taken-by-hand" className="font-semibold">
          Taken by you, by hand
        </h3>
        <span className="font-semibold tabular-nums">{formatDollars(sum)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        In cash or elsewhere, for bookings that you added. You have it already: it is in none of the
        amounts above, and carries no fee.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {byHand.map(({ month, trips, cents }) => (
          <li key={month} className="flex justify-between gap-4 py-2">
            <span>
              {formatMonth(month)}, {trips === 1 ? '1 booking' : `${trips} bookings`}
            </span>
            <span className="tabular-nums">{formatDollars(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
