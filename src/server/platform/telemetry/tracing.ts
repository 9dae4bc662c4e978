/**
 * The few places where spans are made: requests, queries, jobs and calls to services outside. Until tracing is
 * switched on (OTEL_EXPORTER_OTLP_ENDPOINT) each of them only runs its act (docs/decisions/0091).
 */
export type Tracing = {
  span<T>(facts: SpanFacts, act: () => Promise<T>): Promise<T>;
  /** A span that is over; it took so long until now. */
  tookUntilNow(facts: SpanFacts, ms: number, error?: unknown): void;
  /** What runs now, as a `traceparent` (W3C Trace Context); undefined outside of all spans. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
};

export type SpanFacts = {
  /** A pattern, or a verb and a table: never a value. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** The `traceparent` of what it goes on with, where that is not what runs now. */
  parent?: string | undefined;
  /** What is only known when it is over. */
  atEnd?: () => { name?: string; attributes?: Attributes; isFailed?: boolean };
};

type Attributes = Record<string, string | number | boolean>;

let tracing: Tracing | null = null;

/** Called once, before anything is opened that makes spans. */
export function switchTracing(opened: Tracing | null): void {
  tracing = opened;
}

export function isTracing(): boolean {
  return tracing !== null;
}

export function traced<T>(facts: SpanFacts, act: () => Promise<T>): Promise<T> {
  return tracing === null ? act() : tracing.span(facts, act);
}

export function tracedUntilNow(facts: SpanFacts, ms: number, error?: unknown): void {
  tracing?.tookUntilNow(facts, ms, error);
}

export function currentTraceparent(): string | undefined {
  return tracing?.traceparent();
}

export function currentTraceId(): string | undefined {
  return tracing?.traceId();
}
