import { ValueType, type HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Exposes the Prometheus registry to OpenTelemetry: counters and gauges unchanged, other metrics by count and sum. */
export function createMetricProducer(registry: Registry): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    async collect() {
      const endTime = hrTime(Date.now());
      const found = await registry.getMetricsAsJSON();
      const metrics = found.flatMap((metric) => toMetrics(metric, { startTime, endTime }));
      const scopeMetrics = [{ scope: { name: 'sxm-boat-trips' }, metrics }];
      return {
        resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics },
        errors: [],
      };
    },
  };
}

type Span = { startTime: HrTime; endTime: HrTime };
/** Value whose `metricName` prom-client sets for a histogram's sum, count and buckets. */
type NamedValue = MetricValue<string> & { metricName?: string };

function toMetrics(metric: MetricObjectWithValues<MetricValue<string>>, span: Span): MetricData[] {
  const isSum = String(metric.type) !== 'gauge';
  const byName = Map.groupBy(
    metric.values as NamedValue[],
    (value) => value.metricName ?? metric.name,
  );
  return [...byName].map(([name, values]) => ({
    descriptor: { name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPoints: values.map(({ labels, value }) => ({
      ...span,
      attributes: { ...labels } as Record<string, string>,
      value,
    })),
    ...(isSum
      ? { dataPointType: DataPointType.SUM as const, isMonotonic: true }
      : { dataPointType: DataPointType.GAUGE as const }),
  }));
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
}
