import type { BookingStatus } from '../bookings/bookings.ts';
import { portName } from '../island/ports.ts';
import { revenueCents } from '../money/revenue.ts';

/**
 * The platform's metrics. A booking counts once it was paid in time, cancelled later or not, and while it is
 * reserved and can still be paid. Open payment pages and late payments do not count. Money is that of paid
 * bookings. What captains took themselves for bookings by hand stands apart (docs/decisions/0076).
 */
export type Metrics = {
  bookings: number;
  guests: number;
  /** What guests paid, service fees included. */
  paidCents: number;
  /** Refunds decided, up to what was paid: more than that is the platform's loss. */
  refundedCents: number;
  /** What guests' banks took back in disputes, less what they returned. */
  disputedCents: number;
  /** Service fees in the revenue. */
  feeCents: number;
  /** Bookings by hand that the operator was paid for, cancelled later or not. */
  byHandBookings: number;
  /** What operators took for them, minus what was cancelled. */
  byHandCents: number;
};

/** Statuses of unpaid bookings that count. */
export const countedUnpaid = ['pending'] as const satisfies readonly BookingStatus[];

/** How many recent bookings, and how many popular boats, the dashboard names (spec 9). */
export const MOST_NAMED = 5;

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

export function sumOfMetrics(list: readonly Metrics[]): Metrics {
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

/** The metrics that screens and files show, in their order. */
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
    const name = portName(port, customPort);
    return { id: name, name, operatorName: null };
  },
  operators: ({ operatorId: id, operatorName: name }) => ({ id, name, operatorName: null }),
};

/** Metrics grouped by boat, port or operator: most revenue first. */
export function groupMetrics(boats: readonly BoatMetrics[], group: MetricGroup): MetricLine[] {
  const lines = new Map<string, MetricLine>();
  for (const boat of boats) {
    const naming = namings[group](boat);
    const line = lines.get(naming.id);
    lines.set(naming.id, { ...naming, ...sumOfMetrics(line ? [line, boat] : [boat]) });
  }
  return [...lines.values()].toSorted(byRevenue);
}

/** Most revenue first. */
export function byRevenue(one: MetricLine, other: MetricLine): number {
  return (
    revenueCents(other) - revenueCents(one) ||
    other.bookings - one.bookings ||
    (one.name < other.name ? -1 : 1)
  );
}
