import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import type { SpanFacts, Tracing } from '../../platform/telemetry/tracing.ts';

/** Implements the spans of `tracing.ts` with OpenTelemetry's tracer. */
export function tracingWith(tracer: Tracer): Tracing {
  return {
    span(facts, act) {
      const parent = chooseParent(facts);
      const options = { kind: kinds[facts.kind], attributes: facts.attributes ?? {} };
      const span = tracer.startSpan(facts.name, { ...options, links: buildLinks(facts) }, parent);
      return context.with(trace.setSpan(parent, span), async () => {
        try {
          return await act();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          end(span, facts);
        }
      });
    },
    tookUntilNow(facts, ms, error) {
      // Skips queries outside of a span, such as the job queue's: each would start its own trace.
      if (trace.getActiveSpan() === undefined) return;
      const endTime = Date.now();
      const options = { kind: kinds[facts.kind], attributes: facts.attributes ?? {} };
      const span = tracer.startSpan(facts.name, { ...options, startTime: endTime - ms });
      if (error !== undefined) fail(span, error);
      span.end(endTime);
    },
    traceparent() {
      const now = trace.getActiveSpan()?.spanContext();
      return now && `00-${now.traceId}-${now.spanId}-0${now.traceFlags & TraceFlags.SAMPLED}`;
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

function chooseParent({ parent, kind }: SpanFacts): Context {
  const given = parent === undefined ? null : readTraceparent(parent);
  if (given) return trace.setSpanContext(ROOT_CONTEXT, given);
  return kind === 'server' ? ROOT_CONTEXT : context.active();
}

/** Links a span that continues another trace to the current span. */
function buildLinks({ parent }: SpanFacts) {
  const here = trace.getActiveSpan();
  return parent === undefined || !here ? [] : [{ context: here.spanContext() }];
}

function readTraceparent(text: string): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const given = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(given) ? given : null;
}

/** Records only the error's type, since messages may contain personal data. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

function end(span: Span, { atEnd }: SpanFacts): void {
  const { name, attributes, isFailed } = atEnd?.() ?? {};
  if (name !== undefined) span.updateName(name);
  if (attributes) span.setAttributes(attributes);
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
