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
  const latest = new Map<number, MetricReadings>();
  let exitedCounts: Promise<MetricReadings> = Promise.resolve([]);
  return {
    take: (worker, readings) => void latest.set(worker, readings),
    keepCounts(worker) {
      const last = latest.get(worker)?.filter(isCumulative) ?? [];
      latest.delete(worker);
      exitedCounts = exitedCounts.then((before) =>
        aggregateMetrics([before, last]).getMetricsAsJSON(),
      );
    },
    text: async () => aggregateMetrics([...latest.values(), await exitedCounts]).metrics(),
  };
}

/** Gauges of an exited worker are meaningless. */
function isCumulative({ type }: MetricReadings[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}

/** Each metric declares its aggregation: requests are summed, event loop lags averaged. */
function aggregateMetrics(all: MetricReadings[]): Registry {
  return AggregatorRegistry.aggregate(all);
}
