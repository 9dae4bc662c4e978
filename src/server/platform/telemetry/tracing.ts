/**
 * Records spans for requests, queries, jobs and outside calls. Without OTEL_EXPORTER_OTLP_ENDPOINT, only runs `act`
 * (docs/decisions/0090).
 */
export type Tracing = {
  span<T>(facts: SpanFacts, act: () => Promise<T>): Promise<T>;
  /** Records a span that ends now and lasted `ms`. */
  tookUntilNow(facts: SpanFacts, ms: number, error?: unknown): void;
  /** W3C Trace Context of the current span; undefined outside of spans. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
};

export type SpanFacts = {
  /** Route pattern, or verb and table; never a value. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** `traceparent` of the parent, if it is not the current span. */
  parent?: string | undefined;
  /** Adds facts that are known only at the end. */
  atEnd?: () => { name?: string; attributes?: Attributes; isFailed?: boolean };
};

type Attributes = Record<string, string | number | boolean>;

let tracing: Tracing | null = null;

/** The caller must call this once, before anything that records spans is created. */
export function switchTracing(opened: Tracing | null): void {
  tracing = opened;
}

export function isTracing(): boolean {
  return tracing !== null;
}

export function traced<T>(facts: SpanFacts, act: () => Promise<T>): Promise<T> {
  return tracing === null ? act() : tracing.span(facts, act);
}

export function recordPastSpan(facts: SpanFacts, ms: number, error?: unknown): void {
  tracing?.tookUntilNow(facts, ms, error);
}

export function currentTraceparent(): string | undefined {
  return tracing?.traceparent();
}

export function currentTraceId(): string | undefined {
  return tracing?.traceId();
}
