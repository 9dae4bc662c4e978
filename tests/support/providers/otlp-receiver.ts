import { text } from 'node:stream/consumers';
import { openLocalServer } from './local-server.ts';

/** A collector of the real protocol (OTLP as JSON over HTTP) that keeps what it is sent. */
export type OtlpReceiver = {
  url: string;
  spans(): ReceivedSpan[];
  /** The names of the metrics it has. */
  metrics(): string[];
  /** All it was sent, as it came. */
  raw(): string;
  close(): Promise<void>;
};

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

type TracesBody = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
type MetricsBody = { resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[] };

export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: { path: string; body: string }[] = [];
  const server = await openLocalServer((request, response) => {
    void text(request).then((body) => {
      bodies.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const sentTo = <Body>(path: string) =>
    bodies.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as Body);
  return {
    url: server.base,
    spans: () =>
      sentTo<TracesBody>('/v1/traces')
        .flatMap((body) => body.resourceSpans)
        .flatMap((resource) => resource.scopeSpans)
        .flatMap((scope) => scope.spans),
    metrics: () =>
      sentTo<MetricsBody>('/v1/metrics')
        .flatMap((body) => body.resourceMetrics)
        .flatMap((resource) => resource.scopeMetrics)
        .flatMap((scope) => scope.metrics)
        .map(({ name }) => name),
    raw: () => bodies.map(({ body }) => body).join('\n'),
    close: server.close,
  };
}
