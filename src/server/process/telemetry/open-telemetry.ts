import type { Registry } from 'prom-client';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { switchTracing } from '../../platform/telemetry/tracing.ts';

/** What tells a collector what this process does. */
export type Telemetry = {
  /** From now on these are sent, now and then. */
  sendMetrics(registry: Registry): void;
  /** Sends what is left, unless that takes too long. */
  close(): Promise<void>;
};

/** OpenTelemetry where a collector is set; without one not even its packages are loaded. */
export async function openTelemetry(
  { telemetry: settings }: Pick<Config, 'telemetry'>,
  log: Log,
): Promise<Telemetry> {
  if (!settings) return { sendMetrics: () => {}, close: async () => {} };
  const { openTraces, openMetricSender } = await import('./otlp-exporters.ts');
  const traces = settings.hasTraces ? openTraces(settings, log) : null;
  if (traces) switchTracing(traces.tracing);
  let metrics: { close(): Promise<void> } | null = null;
  return {
    sendMetrics(registry) {
      if (settings.hasMetrics) metrics = openMetricSender(settings, registry);
    },
    async close() {
      switchTracing(null);
      await Promise.all([traces?.close(), metrics?.close()]);
    },
  };
}
