import {
  CalendarCheck,
  CreditCard,
  DollarSign,
  Users,
  Percent,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { MetricsSumView } from '#contract/admin-analytics-api.ts';
import { formatDollars } from '#domain/money.ts';
import { metricWords } from '#domain/platform-metrics.ts';
import { MetricCard } from '../layout/metric-card.tsx';

/** What the whole time came to. */
export function MetricTotals({ totals }: { totals: MetricsSumView }) {
  const { bookings, guests, paid, refunds, revenue, fees } = metricWords;
  const count = (value: number) => value.toLocaleString('en-US');
  const cards: readonly [string, string, string, LucideIcon][] = [
    [bookings.name, count(totals.bookings), 'paid or reserved', CalendarCheck],
    [guests.name, count(totals.guests), 'on these bookings', Users],
    [paid.name, formatDollars(totals.paidCents), 'by guests, fees included', CreditCard],
    [refunds.name, formatDollars(totals.refundedCents), 'back to guests', Undo2],
    [revenue.name, formatDollars(totals.revenueCents), 'paid minus refunds', DollarSign],
    [fees.name, formatDollars(totals.feeCents), 'the platform’s part', Percent],
  ];
  return (
    <dl aria-label="Totals" className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-3">
      {cards.map(([name, value, note, Icon]) => (
        <MetricCard key={name} name={name} value={value} note={note} Icon={Icon} />
      ))}
    </dl>
  );
}
