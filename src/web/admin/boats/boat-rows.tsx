import { Link } from 'wouter';
import type { AdminBoatRowView } from '#contract/admin-boat-api.ts';
import { centsFromDecimal, formatPrice } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { dayWords } from '../layout/when-words.ts';
import { ListingStatusBadge } from './listing-status-badge.tsx';

/** Boats at a glance; each leads to all there is to know of it. */
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
  { head: 'Status', cell: ({ standing }) => <ListingStatusBadge standing={standing} /> },
  {
    head: 'Featured until',
    cell: ({ featuredUntil }) =>
      featuredUntil === null ? 'Not featured' : dayWords(featuredUntil),
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
