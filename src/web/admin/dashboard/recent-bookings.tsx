import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { formatDollars } from '#domain/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LinesLoading } from './lines-loading.tsx';

type RecentBookingsProps = { bookings: AnalyticsView['recentBookings'] | undefined };

/** The newest bookings, each a way to all there is to know of it. */
export function RecentBookings({ bookings }: RecentBookingsProps) {
  return (
    <Card>
      <CardTitle>Recent Bookings</CardTitle>
      {!bookings && <LinesLoading />}
      {bookings?.length === 0 && <p className="py-6 text-ink-soft">No recent bookings</p>}
      {bookings && bookings.length > 0 && (
        <ul aria-label="Recent bookings" className="divide-y divide-line">
          {bookings.slice(0, 5).map((booking) => (
            <li key={booking.id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <Link
                  href={`/admin/bookings/${booking.id}`}
                  className="text-link inline-block py-1 wrap-anywhere"
                >
                  {booking.customerName}
                </Link>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {booking.boat?.name ?? 'Unknown Boat'}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1.5">
                <span className="font-semibold tabular-nums">
                  {formatDollars(booking.amountCents)}
                </span>
                <Badge tone={booking.status === 'paid' ? 'strong' : 'plain'} className="capitalize">
                  {booking.status}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
