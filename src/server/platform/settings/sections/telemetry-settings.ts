import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

/** Standard OpenTelemetry names; the exporter reads the transport options (headers, timeouts, certificates) itself. */
export const telemetryShape = {
  OTEL_SDK_DISABLED: settings.optionalSwitch,
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.optionalWebAddress,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(settings.choiceFrom(['http/json'])),
  OTEL_TRACES_EXPORTER: z.optional(settings.choiceFrom(['otlp', 'none'])),
  OTEL_METRICS_EXPORTER: z.optional(settings.choiceFrom(['otlp', 'none'])),
  OTEL_TRACES_SAMPLER: z.optional(settings.choiceFrom(['parentbased_traceidratio'])),
  OTEL_TRACES_SAMPLER_ARG: z.optional(settings.share),
  OTEL_BSP_SCHEDULE_DELAY: z.optional(settings.wholeNumber(1, 600_000)),
  OTEL_METRIC_EXPORT_INTERVAL: z.optional(settings.wholeNumber(100, HOUR_MS)),
  OTEL_SERVICE_NAME: settings.optionalText,
};

type Given = z.infer<z.ZodMiniObject<typeof telemetryShape>>;
export type TelemetryConfig = NonNullable<ReturnType<typeof toTelemetry>>;

export function toTelemetry(given: Given) {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || given.OTEL_SDK_DISABLED) return undefined;
  return {
    hasTraces: given.OTEL_TRACES_EXPORTER !== 'none',
    hasMetrics: given.OTEL_METRICS_EXPORTER !== 'none',
    serviceName: given.OTEL_SERVICE_NAME ?? 'sxm-boat-trips',
    /** Sampling ratio of traces that begin here, from 0 to 1. */
    traceShare: given.OTEL_TRACES_SAMPLER_ARG ?? 1,
    tracesEveryMs: given.OTEL_BSP_SCHEDULE_DELAY ?? 5_000,
    metricsEveryMs: given.OTEL_METRIC_EXPORT_INTERVAL ?? MINUTE_MS,
  };
}
