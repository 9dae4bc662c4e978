import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRoute, type Work } from '../../telemetry/current-work.ts';
import { openAnswerStore, type AnswerNeeds, type Origin } from './answer-store.ts';
import { prefersJson } from './accepted-types.ts';
import { findWire, makeWire, type Negotiation, type Wire } from './cached-answer.ts';
import { REQUEST_ID } from '../requests/request-id.ts';

/** Cache of responses that are the same for everyone. */
export type ResponseCache = {
  /**
   * Returns the cached or a new response to a GET, compressed and with an ETag. Stores only responses with
   * `cache-control: no-cache`.
   */
  answer(request: Request, origin: Origin): Promise<Response>;
  /** Writes cached bytes directly, bypassing the framework; false if there are none. */
  serve(request: IncomingMessage, response: ServerResponse, work: ServedWork): boolean;
  /** Marks all cached responses stale. */
  expire(): void;
};

/** Current request; `serve` sets its route pattern. */
export type ServedWork = Work & { requestId: string };

type Needs = AnswerNeeds & {
  /** Called with the status of each response that `serve` writes. */
  onServed: (status: number) => void;
};

export function openResponseCache({ onServed, ...needs }: Needs): ResponseCache {
  const store = openAnswerStore(needs);
  return {
    async answer(request, origin) {
      if (request.method !== 'GET' || request.headers.has('range')) return origin.make();
      const { pathname, search } = new URL(request.url);
      const key = buildCacheKey(request.headers.get('accept') ?? '', pathname + search);
      const answer = store.findFresh(key)?.answer ?? (await store.obtain(key, origin));
      if (answer.route !== undefined) nameRoute(answer.route);
      const negotiation = readNegotiation((name) => request.headers.get(name));
      return toResponse(await makeWire(answer, negotiation));
    },
    serve({ method, headers, url = '' }, response, work) {
      if (method !== 'GET' || headers.range !== undefined) return false;
      const found = store.findFresh(buildCacheKey(headers.accept ?? '', url));
      if (!found?.isFinal) return false;
      const negotiation = readNegotiation((name) => headers[name]);
      const wire = findWire(found.answer, negotiation);
      if (!wire) return false;
      if (found.answer.route !== undefined) work.route = found.answer.route;
      const head = [...wire.head, REQUEST_ID, work.requestId];
      response.writeHead(wire.status, head).end(wire.body);
      onServed(wire.status);
      return true;
    },
    expire: store.expire,
  };
}

/** Distinguishes HTML and JSON at one URL; no other header matters. */
function buildCacheKey(accept: string, pathAndQuery: string): string {
  return prefersJson(accept) ? `json ${pathAndQuery}` : pathAndQuery;
}

type Negotiated = 'accept-encoding' | 'if-none-match';

function readNegotiation(header: (name: Negotiated) => string | null | undefined): Negotiation {
  return {
    acceptEncoding: header('accept-encoding') ?? '',
    ifNoneMatch: header('if-none-match') ?? '',
  };
}

function toResponse({ status, head, body }: Wire): Response {
  const headers = new Headers();
  for (let at = 0; at < head.length; at += 2) headers.append(head[at] ?? '', head[at + 1] ?? '');
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
}
