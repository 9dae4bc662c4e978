import { AggregatorRegistry, type Registry } from 'prom-client';

/** Metrics of one process. */
export type MetricReadings = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Metrics of all workers of this server, aggregated. */
export type SummedMetrics = {
  /** Replaces the readings of a worker. */
  take(worker: number, readings: MetricReadings): void;
  /** Keeps the counters of a worker that exited: a smaller sum would look like a reset to Prometheus. */
  keepCounts(worker: number): void;
  /** Prometheus text format. */
  text(): Promise<string>;
};

export function openSummedMetrics(): SummedMetrics {
  const newest = new Map<number, MetricReadings>();
  let ofThoseGone: Promise<MetricReadings> = Promise.resolve([]);
  return {
    take: (worker, readings) => void newest.set(worker, readings),
    keepCounts(worker) {
      const last = newest.get(worker)?.filter(isCount) ?? [];
      newest.delete(worker);
      ofThoseGone = ofThoseGone.then((before) =>
        aggregateMetrics([before, last]).getMetricsAsJSON(),
      );
    },
    text: async () => aggregateMetrics([...newest.values(), await ofThoseGone]).metrics(),
  };
}

/** Gauges of an exited worker are meaningless. */
function isCount({ type }: MetricReadings[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}

/** Each metric declares its aggregation: requests are summed, event loop lags averaged. */
function aggregateMetrics(all: MetricReadings[]): Registry {
  return AggregatorRegistry.aggregate(all);
}
