import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { BoatView } from '#contract/boat-views.ts';
import type { BookingView, UnsettledView } from '#contract/booking-views.ts';
import type { ApiCall, endpoints } from '#contract/endpoints.ts';
import { callOf, type NameOfCall, type PathParts } from './api-calls.ts';

/** An answer that is not OK. `message` is "status: text" (spec 7); `problemText` is the text alone, for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly problemText: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(status: number, problem: ProblemBody) {
    super(`${status}: ${problem.message}`);
    this.name = 'ApiError';
    this.status = status;
    this.problemText = problem.text ?? problem.message;
    this.fields = problem.fields ?? {};
    this.facts = problem.facts ?? {};
  }

  /** What `reviveApiError` needs to make the same error again on the other side. */
  toJSON() {
    const { status, problemText: message, fields, facts } = this;
    return { status, message, fields, facts };
  }
}

type ProblemBody = {
  message: string;
  /** The words for people, where they are not the message: none, of what a proxy answered in our place. */
  text?: string;
  fields?: Readonly<Record<string, string>>;
  facts?: Readonly<Record<string, string | number>>;
};

export function reviveApiError(written: ProblemBody & { status: number }): ApiError {
  return new ApiError(written.status, written);
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Carries a request to the API: `fetch` in the browser, a call inside the process while rendering on the server. */
export type Send = (path: string) => Promise<{ status: number; text: () => Promise<string> }>;

export const sendByFetch: Send = (path) => request(path, { method: 'GET' });

type CallWith = {
  parts?: PathParts;
  query?: Readonly<Record<string, string>>;
  payload?: unknown;
  signal?: AbortSignal;
};

type Answers<Call extends ApiCall> = (typeof endpoints)[NameOfCall<Call>]['answers'];
export type AnswerOf<Call extends ApiCall> = {
  [Status in keyof Answers<Call>]: Answers<Call>[Status] extends z.ZodMiniType
    ? z.output<Answers<Call>[Status]>
    : never;
}[keyof Answers<Call>];

/** Calls an endpoint from the browser. A non-OK answer is thrown as an ApiError, a dead network as a TypeError. */
export async function callEndpoint<Call extends ApiCall>(
  call: Call,
  { parts, query, payload, signal }: CallWith = {},
): Promise<AnswerOf<Call>> {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const { method, path } = callOf(call, parts);
  const init: RequestInit = { method };
  if (signal) init.signal = signal;
  if (payload !== undefined) {
    init.body = JSON.stringify(payload);
    init.headers = { 'content-type': 'application/json' };
  }
  const answer = await request(path + search, init);
  return (await readAnswer(answer)) as AnswerOf<Call>;
}

type Answer = { status: number; statusText?: string; text: () => Promise<string> };

/** The answer's JSON, or the failure it tells. */
export async function readAnswer(answer: Answer): Promise<unknown> {
  const text = await readText(answer);
  return text === '' ? null : JSON.parse(text);
}

/** The answer's text as it is, or the failure it tells. */
export async function readText(answer: Answer): Promise<string> {
  const text = await answer.text();
  if (answer.status >= 200 && answer.status < 300) return text;
  throw new ApiError(answer.status, problemIn(text, answer.statusText ?? ''));
}

function problemIn(text: string, statusText: string): ProblemBody {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) {
      return { ...(body as ProblemBody), message: String(body.message) };
    }
  } catch {
    // Not ours: a proxy's page or plain text.
  }
  const said = text.startsWith('<') ? '' : text;
  return { message: said || statusText, text: said };
}

/** An endpoint's answer as it stands, for files. */
export async function readFileOf(call: ApiCall): Promise<string> {
  const { method, path } = callOf(call);
  const answer = await request(path, { method });
  if (!answer.ok) await readAnswer(answer);
  return answer.text();
}

/** Tells the access token of whoever is signed in. */
type TokenSource = () => Promise<string | null>;
let readToken: TokenSource | null = null;

/** From now on calls carry this token (spec 7). Pages that nobody signs in to never load what knows it. */
export function signCallsWith(source: TokenSource): void {
  readToken = source;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const token = await readToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  // A boat's page and its JSON share an address: the browser must not keep one for the other.
  const cache: RequestCache = path.startsWith('/api/') ? 'default' : 'no-store';
  return fetch(path, { ...init, headers, cache, credentials: 'same-origin' });
}

// The default query fetcher asks for the path that the key joins to (spec 7).

/** What was fetched for a page that is about to be shown is not asked for again when it is shown. */
export const JUST_FETCHED_MS = 1000;
/** Asked for again on every visit: what is left of a boat changes with every sale. */
const freshOnVisit = {
  staleTime: 0,
  refetchOnMount: (query: { state: { dataUpdatedAt: number } }) =>
    Date.now() - query.state.dataUpdatedAt > JUST_FETCHED_MS,
};

export const featuredBoatsQuery = () =>
  queryOptions<BoatView[]>({ queryKey: [callOf('GET /api/featured-boats').path] });

export const boatsQuery = () =>
  queryOptions<BoatView[]>({ queryKey: [callOf('GET /api/boats').path] });

export const boatByIdQuery = (id: string) =>
  queryOptions<BoatView>({
    queryKey: [callOf('GET /api/boats/{id}', { id }).path],
    ...freshOnVisit,
  });

export const boatBySlugQuery = (slug: string) =>
  queryOptions<BoatView>({
    queryKey: [callOf('GET /boats/{slug}', { slug }).path],
    ...freshOnVisit,
  });

export const infoTextQuery = (file: string) =>
  queryOptions<string>({
    queryKey: [callOf('GET /content/{file}.txt', { file }).path],
    meta: { isText: true },
  });

export const bookingQuery = (id: string) =>
  queryOptions<BookingView>({ queryKey: [callOf('GET /api/bookings/{id}', { id }).path] });

export const settlementQuery = (session: string) =>
  queryOptions<BookingView | UnsettledView>({
    queryKey: [
      `${callOf('GET /booking/by-session').path}?session_id=${encodeURIComponent(session)}`,
    ],
  });
