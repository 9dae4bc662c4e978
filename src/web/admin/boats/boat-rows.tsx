import { Link } from 'wouter';
import type { AdminBoatRowView } from '#contract/admin-boat-api.ts';
import { listingStatusNames, type ListingStatus } from '#domain/moderation.ts';
import { centsFromDecimal, formatPrice } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatDate } from '../layout/date-formatters.ts';

/** A row per boat, linked to its page. */
export function BoatRows({ boats }: { boats: readonly AdminBoatRowView[] }) {
  return <AdminTable label="Boats" items={boats} keyOf={({ id }) => id} columns={columns} />;
}

type Column = AdminColumn<AdminBoatRowView>;

const columns: readonly [Column, ...Column[]] = [
  { head: 'Boat', cell: (boat) => <BoatName boat={boat} /> },
  {
    head: 'Captain',
    cell: ({ operator }) => (
      <Link href={`/admin/operators/${operator.id}`} className="text-link">
        {operator.name}
      </Link>
    ),
  },
  { head: 'Port', cell: ({ port, customPort }) => portName(port, customPort) },
  { head: 'Guests', cell: ({ capacity }) => capacity, isNumber: true },
  { head: 'Prices', cell: pricesOf },
  { head: 'Status', cell: ({ standing }) => <ListingStatusBadge status={standing} /> },
  {
    head: 'Featured until',
    cell: ({ featuredUntil }) =>
      featuredUntil === null ? 'Not featured' : formatDate(featuredUntil),
  },
  { head: 'Bookings to come', cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
];

function BoatName({ boat }: { boat: AdminBoatRowView }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span className="w-16 shrink-0">
        <BoatPhoto
          image={boat.image}
          stockFor={boat.id}
          alt=""
          sizes="4rem"
          className="rounded-md"
        />
      </span>
      <Link href={`/admin/boats/${boat.id}`} className="text-link min-w-0 wrap-anywhere">
        {boat.name}
      </Link>
    </span>
  );
}

/** "$95 / person, $900 / day" */
export function pricesOf({
  pricePerSeat,
  charterPricePerDay,
}: Pick<AdminBoatRowView, 'pricePerSeat' | 'charterPricePerDay'>): string {
  const prices = [
    pricePerSeat && `${formatPrice(centsFromDecimal(pricePerSeat) ?? 0)} / person`,
    charterPricePerDay && `${formatPrice(centsFromDecimal(charterPricePerDay) ?? 0)} / day`,
  ];
  return prices.filter(Boolean).join(', ') || 'No price yet';
}

export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  const isOutlined = status === 'draft';
  return (
    <Badge
      tone={status === 'suspended' ? 'danger' : 'plain'}
      className={isOutlined ? 'border border-edge bg-transparent' : ''}
    >
      {listingStatusNames[status]}
    </Badge>
  );
}
