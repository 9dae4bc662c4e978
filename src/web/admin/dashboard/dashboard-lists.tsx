import type { ReactNode } from 'react';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { formatDollars } from '#domain/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EntryLink } from '../layout/admin-links.tsx';

type RecentBookingsProps = { bookings: AnalyticsView['recentBookings'] | undefined };

/** The newest bookings, linked to their pages. */
export function RecentBookings({ bookings }: RecentBookingsProps) {
  return (
    <ShortList title="Recent Bookings" items={bookings?.slice(0, 5)} empty="No recent bookings">
      {(items) => (
        <ul aria-label="Recent bookings" className="divide-y divide-line">
          {items.map(({ id, customerName, boat, amountCents, status }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <EntryLink list="bookings" id={id} name={customerName} className={nameLook} />
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {boat?.name ?? 'Unknown Boat'}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1.5">
                <span className="font-semibold tabular-nums">{formatDollars(amountCents)}</span>
                <Badge tone={status === 'paid' ? 'strong' : 'plain'} className="capitalize">
                  {status}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ShortList>
  );
}

type PopularBoatsProps = { boats: AnalyticsView['popularBoats'] | undefined };

/** The boats with the most bookings, ranked. */
export function PopularBoats({ boats }: PopularBoatsProps) {
  return (
    <ShortList title="Popular Boats" items={boats} empty="No booking data available">
      {(items) => (
        <ol aria-label="Popular boats" className="divide-y divide-line">
          {items.map(({ id, name, operator, bookingCount }, index) => (
            <li key={id} className="flex items-center gap-4 py-3">
              <span className="w-8 shrink-0 text-lg font-bold text-ink-soft tabular-nums">
                #{index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <EntryLink list="boats" id={id} name={name} className={nameLook} />
                <p className="text-sm text-ink-soft wrap-anywhere">
                  by {operator?.name ?? 'Unknown Operator'}
                </p>
              </div>
              <p className="shrink-0 text-right font-semibold tabular-nums">
                {bookingCount.toLocaleString('en-US')}
                <span className="block text-sm font-normal text-ink-soft">
                  {bookingCount === 1 ? 'booking' : 'bookings'}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </ShortList>
  );
}

const nameLook = 'inline-block py-1 wrap-anywhere';

type ShortListProps<Item> = {
  title: string;
  /** Undefined while they are loading. */
  items: readonly Item[] | undefined;
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
};

function ShortList<Item>({ title, items, empty, children }: ShortListProps<Item>) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {!items && <LinesLoading />}
      {items?.length === 0 && <p className="py-6 text-ink-soft">{empty}</p>}
      {items && items.length > 0 && children(items)}
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
