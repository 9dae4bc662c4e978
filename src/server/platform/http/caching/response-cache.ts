import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRoute, type Work } from '../../telemetry/current-work.ts';
import { openAnswerStore, type AnswerNeeds, type Origin } from './answer-store.ts';
import { prefersJson } from './accepted-types.ts';
import { findWire, makeWire, type Negotiation, type Wire } from './cached-answer.ts';
import { REQUEST_ID } from '../requests/request-id.ts';

/** Answers that are the same for everybody. */
export type ResponseCache = {
  /**
   * The cached answer to a GET, or a new one; compressed and with an ETag. Only what says
   * `cache-control: no-cache` is kept.
   */
  answer(request: Request, origin: Origin): Promise<Response>;
  /** Sends the bytes that are there, past the framework; false when there are none, and nothing was sent. */
  serve(request: IncomingMessage, response: ServerResponse, work: ServedWork): boolean;
  /** What is cached may be stale: every answer is made anew. */
  expire(): void;
};

/** The request's work, which is told the pattern of its address. */
export type ServedWork = Work & { requestId: string };

type Needs = AnswerNeeds & {
  /** Called with the status of each answer that `serve` sends. */
  onServed: (status: number) => void;
};

export function openResponseCache({ onServed, ...needs }: Needs): ResponseCache {
  const store = openAnswerStore(needs);
  return {
    async answer(request, origin) {
      if (request.method !== 'GET' || request.headers.has('range')) return origin.make();
      const { pathname, search } = new URL(request.url);
      const key = keyOf(request.headers.get('accept') ?? '', pathname + search);
      const answer = store.findFresh(key)?.answer ?? (await store.obtain(key, origin));
      if (answer.route !== undefined) nameRoute(answer.route);
      const wanted = negotiationOf((name) => request.headers.get(name));
      return toResponse(await makeWire(answer, wanted));
    },
    serve({ method, headers, url = '' }, response, work) {
      if (method !== 'GET' || headers.range !== undefined) return false;
      const found = store.findFresh(keyOf(headers.accept ?? '', url));
      if (!found?.isFinal) return false;
      const wanted = negotiationOf((name) => headers[name]);
      const wire = findWire(found.answer, wanted);
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

/** An address may be a page and JSON (readings: addresses); no other header makes a difference. */
function keyOf(accept: string, pathAndQuery: string): string {
  return prefersJson(accept) ? `json ${pathAndQuery}` : pathAndQuery;
}

type Negotiated = 'accept-encoding' | 'if-none-match';

function negotiationOf(header: (name: Negotiated) => string | null | undefined): Negotiation {
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
