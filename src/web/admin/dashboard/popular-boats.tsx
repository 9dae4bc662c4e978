import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LinesLoading } from './lines-loading.tsx';

type PopularBoatsProps = { boats: AnalyticsView['popularBoats'] | undefined };

/** The boats with the most bookings, ranked. */
export function PopularBoats({ boats }: PopularBoatsProps) {
  return (
    <Card>
      <CardTitle>Popular Boats</CardTitle>
      {!boats && <LinesLoading />}
      {boats?.length === 0 && <p className="py-6 text-ink-soft">No booking data available</p>}
      {boats && boats.length > 0 && (
        <ol aria-label="Popular boats" className="divide-y divide-line">
          {boats.map((boat, index) => (
            <li key={boat.id} className="flex items-center gap-4 py-3">
              <span className="w-8 shrink-0 text-lg font-bold text-ink-soft tabular-nums">
                #{index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <Link
                  href={`/admin/boats/${boat.id}`}
                  className="text-link inline-block py-1 wrap-anywhere"
                >
                  {boat.name}
                </Link>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  by {boat.operator?.name ?? 'Unknown Operator'}
                </p>
              </div>
              <p className="shrink-0 text-right font-semibold tabular-nums">
                {boat.bookingCount.toLocaleString('en-US')}
                <span className="block text-sm font-normal text-ink-soft">
                  {boat.bookingCount === 1 ? 'booking' : 'bookings'}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
