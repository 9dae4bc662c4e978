import type { Registry } from 'prom-client';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { switchTracing } from '../../platform/telemetry/tracing.ts';

export type Telemetry = {
  /** Starts to push these metrics periodically. */
  sendMetrics(registry: Registry): void;
  /** Flushes with a time limit. */
  close(): Promise<void>;
};

/** Opens OpenTelemetry if a collector is set; otherwise does not load its packages. */
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
