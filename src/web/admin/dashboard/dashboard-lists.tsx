import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { formatDollars } from '#domain/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

type RecentBookingsProps = { bookings: AnalyticsView['recentBookings'] | undefined };

/** The newest bookings, linked to their pages. */
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

/** Skeleton of a short list. */
function LinesLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="flex justify-between gap-6 py-4">
          <span className="shimmer h-9 w-2/5 rounded-md" />
          <span className="shimmer h-9 w-1/5 rounded-md" />
        </div>
      ))}
    </div>
  );
}
