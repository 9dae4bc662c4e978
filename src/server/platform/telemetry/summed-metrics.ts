import { AggregatorRegistry, type Registry } from 'prom-client';

/** What one process has counted and measured. */
export type MetricReadings = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The metrics of all workers of this server as one. */
export type SummedMetrics = {
  /** The newest readings of a worker, in place of those before. */
  take(worker: number, readings: MetricReadings): void;
  /** What a worker counted that is gone stays counted, or Prometheus would take the smaller sum for a new beginning. */
  keepCounts(worker: number): void;
  /** As Prometheus reads it. */
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
      ofThoseGone = ofThoseGone.then((before) => sumOf([before, last]).getMetricsAsJSON());
    },
    text: async () => sumOf([...newest.values(), await ofThoseGone]).metrics(),
  };
}

/** How much memory a worker took that is gone says nothing. */
function isCount({ type }: MetricReadings[number]): boolean {
  return ['counter', 'histogram'].includes(String(type));
}

/** Each metric says itself how it is summed: requests are added up, the lags of event loops averaged. */
function sumOf(all: MetricReadings[]): Registry {
  return AggregatorRegistry.aggregate(all);
}
