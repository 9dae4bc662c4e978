import type { ReactNode } from 'react';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink } from '../layout/admin-links.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type RecentBookingsProps = { bookings: AnalyticsView['recentBookings'] | undefined };

export function RecentBookings({ bookings }: RecentBookingsProps) {
  const t = useMessages('admin-dashboard');
  const { money } = useAdminFormats();
  return (
    <ShortList title={t.recentBookings} items={bookings} empty={t.noBookings}>
      {(items) => (
        <ul aria-label={t.recent} className="divide-y divide-line">
          {items.map(({ id, customerName, boat, amountCents, status }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <EntryLink list="bookings" id={id} name={customerName} className={nameLook} />
                <p className="text-sm text-ink-soft wrap-anywhere">
                  <bdi>{boat?.name ?? t.unknownBoat}</bdi>
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1.5">
                <span className="font-semibold tabular-nums">{money(amountCents)}</span>
                <Badge tone={status === 'paid' ? 'strong' : 'plain'} className="capitalize">
                  {t.statuses[status]}
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

export function PopularBoats({ boats }: PopularBoatsProps) {
  const t = useMessages('admin-dashboard');
  const { number } = useAdminFormats();
  return (
    <ShortList title={t.popularBoats} items={boats} empty={t.noBoats}>
      {(items) => (
        <ol aria-label={t.popular} className="divide-y divide-line">
          {items.map(({ id, name, operator, bookingCount }, index) => (
            <li key={id} className="flex items-center gap-4 py-3">
              <span className="w-8 shrink-0 text-lg font-bold text-ink-soft tabular-nums">
                #{index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <EntryLink list="boats" id={id} name={name} className={nameLook} />
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {t.by(isolateName(operator?.name ?? t.unknownOperator))}
                </p>
              </div>
              <p className="shrink-0 text-right font-semibold tabular-nums">
                {number(bookingCount)}
                <span className="block text-sm font-normal text-ink-soft">
                  {t.bookings(bookingCount)}
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
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
};

function ShortList<Item>({ title, items, empty, children }: ShortListProps<Item>) {
  return (
    <TitledCard title={title}>
      {!items && <LinesLoading />}
      {items?.length === 0 && <p className="py-6 text-ink-soft">{empty}</p>}
      {items && items.length > 0 && children(items)}
    </TitledCard>
  );
}

function LinesLoading() {
  const { loading } = useMessages('layout');
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="flex justify-between gap-6 py-4">
          <span className="shimmer h-9 w-2/5 rounded-md" />
          <span className="shimmer h-9 w-1/5 rounded-md" />
        </div>
      ))}
    </div>
  );
}
