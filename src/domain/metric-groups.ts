import { sumOfMetrics, revenueCents, type Metrics } from './platform-metrics.ts';
import { portName } from './ports.ts';

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

function byRevenue(one: MetricLine, other: MetricLine): number {
  return (
    revenueCents(other) - revenueCents(one) ||
    other.bookings - one.bookings ||
    (one.name < other.name ? -1 : 1)
  );
}
