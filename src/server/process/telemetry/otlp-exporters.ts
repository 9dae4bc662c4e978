import { setTimeout as sleep } from 'node:timers/promises';
import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  type Resource,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Log } from '../../platform/telemetry/log.ts';
import type { TelemetryConfig } from '../../platform/settings/sections/telemetry-settings.ts';
import { withoutPersonalData } from '../../platform/telemetry/without-personal-data.ts';
import { createMetricProducer } from './metric-producer.ts';
import { tracingWith } from './span-maker.ts';

/** Exports traces as OTLP over HTTP. Drops spans that cannot be sent, and never blocks on the collector. */
export function openTraces(settings: TelemetryConfig, log: Log) {
  limitErrorLogs(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: buildResource(settings),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.traceShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: settings.tracesEveryMs,
        maxQueueSize: MAX_SPANS_WAITING,
      }),
    ],
  });
  return {
    tracing: tracingWith(provider.getTracer('sxm-boat-trips')),
    close: () => within(CLOSE_MS, provider.shutdown()),
  };
}

/** Pushes the metrics of /metrics. */
export function openMetricSender(settings: TelemetryConfig, registry: Registry) {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: settings.metricsEveryMs,
    exportTimeoutMillis: Math.min(settings.metricsEveryMs, 10_000),
    metricProducers: [createMetricProducer(registry)],
  });
  const provider = new MeterProvider({ resource: buildResource(settings), readers: [reader] });
  return { close: () => within(CLOSE_MS, provider.shutdown()) };
}

/** Buffer for a busy minute without a collector. */
const MAX_SPANS_WAITING = 8192;
const CLOSE_MS = 2_000;

function buildResource({ serviceName }: TelemetryConfig): Resource {
  const detectors = [resourceAttributesEnvDetector, serviceInstanceIdDetector];
  return defaultResource()
    .merge(detectResources({ detectors }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }));
}

/** Limits log lines during a long outage of the collector. */
function limitErrorLogs(log: Log): void {
  let lastAt = -Infinity;
  const complain = (message: string) => {
    const now = performance.now();
    if (now - lastAt < COMPLAIN_EVERY_MS) return;
    lastAt = now;
    log.warn('traces and metrics cannot be sent:', withoutPersonalData(message));
  };
  const silent = () => {};
  diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

const COMPLAIN_EVERY_MS = 600_000;

async function within(ms: number, closing: Promise<void>): Promise<void> {
  await Promise.race([closing.catch(() => {}), sleep(ms, undefined, { ref: false })]);
}
