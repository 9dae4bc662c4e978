import { text } from 'node:stream/consumers';
import { createLocalServer } from './local-server.ts';

/** An OTLP collector (JSON over HTTP) that stores what it receives. */
export type OtlpReceiver = {
  url: string;
  spans(): ReceivedSpan[];
  /** Names of the received metrics. */
  metrics(): string[];
  /** Raw received data. */
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

export async function createOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: { path: string; body: string }[] = [];
  const server = await createLocalServer((request, response) => {
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
