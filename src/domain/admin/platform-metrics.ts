import type { BookingStatus } from '../bookings/bookings.ts';
import { getPortName } from '../island/ports.ts';
import { computeRevenueCents } from '../money/revenue.ts';

/**
 * The platform's metrics. A booking counts if it was paid in time, even if it was cancelled later, or if it is reserved
 * and can still be paid. Open payment pages and late payments do not count. Money counts for paid bookings only. Money
 * that operators collected for manual bookings is separate (docs/decisions/0076).
 */
export type Metrics = {
  bookings: number;
  guests: number;
  /** Payments by guests, service fees included. */
  paidCents: number;
  /** Refunds decided, capped at what was paid: the excess is the platform's loss. */
  refundedCents: number;
  /** Amounts that guests' banks took back in disputes, less what they returned. */
  disputedCents: number;
  /** Service fees in the revenue. */
  feeCents: number;
  /** Manual bookings paid to the operator, including cancelled ones. */
  byHandBookings: number;
  /** Money that operators collected for manual bookings, less cancellations. */
  byHandCents: number;
};

/** Statuses of unpaid bookings that count. */
export const countedUnpaid = ['pending'] as const satisfies readonly BookingStatus[];

/** Number of recent bookings, and of popular boats, on the dashboard (spec 9). */
export const MAX_DASHBOARD_ROWS = 5;

export const noMetrics: Metrics = {
  bookings: 0,
  guests: 0,
  paidCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  feeCents: 0,
  byHandBookings: 0,
  byHandCents: 0,
};

export function sumMetrics(list: readonly Metrics[]): Metrics {
  return list.reduce(
    (sum, each) => ({
      bookings: sum.bookings + each.bookings,
      guests: sum.guests + each.guests,
      paidCents: sum.paidCents + each.paidCents,
      refundedCents: sum.refundedCents + each.refundedCents,
      disputedCents: sum.disputedCents + each.disputedCents,
      feeCents: sum.feeCents + each.feeCents,
      byHandBookings: sum.byHandBookings + each.byHandBookings,
      byHandCents: sum.byHandCents + each.byHandCents,
    }),
    noMetrics,
  );
}

/** Metrics on screens and in exports, in display order. */
export const namedMetrics = [
  'bookings',
  'guests',
  'paid',
  'refunds',
  'disputed',
  'revenue',
  'fees',
  'byHandBookings',
  'byHand',
] as const;

/** One boat's metrics, with its operator and port. */
export type BoatMetrics = Metrics & {
  boatId: string;
  boatName: string;
  operatorId: string;
  operatorName: string;
  port: string;
  customPort: string | null;
};

export const metricGroups = ['boats', 'ports', 'operators'] as const;
export type MetricGroup = (typeof metricGroups)[number];

/** A row of a table: a boat with its operator's name, a port, or an operator. */
export type MetricLine = Metrics & { id: string; name: string; operatorName: string | null };

type Naming = Pick<MetricLine, 'id' | 'name' | 'operatorName'>;

const namings: Readonly<Record<MetricGroup, (boat: BoatMetrics) => Naming>> = {
  boats: ({ boatId: id, boatName: name, operatorName }) => ({ id, name, operatorName }),
  ports: ({ port, customPort }) => {
    const name = getPortName(port, customPort);
    return { id: name, name, operatorName: null };
  },
  operators: ({ operatorId: id, operatorName: name }) => ({ id, name, operatorName: null }),
};

/** Groups metrics by boat, port or operator, with the most revenue first. */
export function groupMetrics(boats: readonly BoatMetrics[], group: MetricGroup): MetricLine[] {
  const lines = new Map<string, MetricLine>();
  for (const boat of boats) {
    const naming = namings[group](boat);
    const line = lines.get(naming.id);
    lines.set(naming.id, { ...naming, ...sumMetrics(line ? [line, boat] : [boat]) });
  }
  return [...lines.values()].toSorted(compareRevenue);
}

/** Sorts by revenue, highest first. */
export function compareRevenue(one: MetricLine, other: MetricLine): number {
  return (
    computeRevenueCents(other) - computeRevenueCents(one) ||
    other.bookings - one.bookings ||
    (one.name < other.name ? -1 : 1)
  );
}
