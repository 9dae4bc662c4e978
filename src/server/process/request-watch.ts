import type { IncomingMessage, ServerResponse } from 'node:http';
import { duringWork, type Work } from '../platform/telemetry/current-work.ts';
import { REQUEST_ID, chooseRequestId } from '../platform/http/requests/request-id.ts';
import { openProxyWatch } from '../platform/http/requests/unnamed-proxy.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { isTracing, traced } from '../platform/telemetry/tracing.ts';

export type RequestWork = Work & { requestId: string };

/** Assigns each request an id, a span and, if enabled, a log line. */
export type RequestWatch = {
  begin(request: IncomingMessage, response: ServerResponse): RequestWork;
  /** Runs the handler within this work's context. */
  during(
    work: RequestWork,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): void;
};

type Answer = () => Promise<unknown>;
type Settings = { trustProxyHops: number; logRequests: boolean };

export function openRequestWatch(settings: Settings, log: Log): RequestWatch {
  const isTrusted = settings.trustProxyHops > 0;
  const proxies = openProxyWatch(settings.trustProxyHops, log);
  return {
    begin(request, response) {
      proxies.note(request.headers);
      const work = { requestId: chooseRequestId(request.headers[REQUEST_ID], isTrusted) };
      if (settings.logRequests) logWhenOver(log, work, request, response);
      return work;
    },
    during(work, request, response, answer) {
      duringWork(work, () => {
        if (isTracing()) void traceRequest(work, request, response, { answer, isTrusted });
        else void answer();
      });
    },
  };
}

function logWhenOver(
  log: Log,
  work: Work,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const route = work.route ?? UNKNOWN;
    const status = response.writableFinished ? response.statusCode : BROKE_OFF;
    const method = getMethodLabel(request);
    duringWork({ ...work, method, status, ms }, () =>
      log.info(`${method} ${route} ${status} in ${ms} ms`),
    );
  });
}

/** The client disconnected before the end of the response (nginx's status). */
const BROKE_OFF = 499;
const UNKNOWN = 'an unknown address';

type Traced = { answer: Answer; isTrusted: boolean };

/** Traces a request until its response is closed. Ignores `traceparent` from clients, which could forge it. */
function traceRequest(
  work: RequestWork,
  request: IncomingMessage,
  response: ServerResponse,
  { answer, isTrusted }: Traced,
): Promise<void> {
  const given = request.headers['traceparent'];
  const over = new Promise<void>((resolve) => response.once('close', resolve));
  const method = getMethodLabel(request);
  const facts = {
    name: method,
    kind: 'server' as const,
    parent: isTrusted && typeof given === 'string' ? given : undefined,
    attributes: { 'http.request.method': method, 'shop.request_id': work.requestId },
    atEnd: () => ({
      name: `${method} ${work.route ?? UNKNOWN}`,
      attributes: {
        'http.response.status_code': response.statusCode,
        ...(work.route === undefined ? {} : { 'http.route': work.route }),
      },
      isFailed: response.statusCode >= 500,
    }),
  };
  return traced(facts, async () => {
    void answer();
    await over;
  });
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** Maps unknown methods to one label, because clients may send any word as a method. */
function getMethodLabel({ method = '' }: IncomingMessage): string {
  return METHODS.includes(method) ? method : '_OTHER';
}
