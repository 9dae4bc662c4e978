import type * as z from 'zod/mini';
import type { ApiCall, endpoints, EndpointName } from '#contract/endpoints.ts';
import type { CallTo } from '#contract/endpoint.ts';

/** A non-OK response. `message` is "status: text" (spec 7); `problemText` is the text alone, for people. */
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

  /** Serializes what `reviveApiError` needs to recreate the error in the browser. */
  toJSON() {
    const { status, problemText: message, fields, facts } = this;
    return { status, message, fields, facts };
  }
}

type ProblemBody = {
  message: string;
  /** The message to show to people if it differs from `message`. Absent if a proxy answered instead of the server. */
  text?: string;
  fields?: Readonly<Record<string, string>>;
  facts?: Readonly<Record<string, string | number>>;
};

export function reviveApiError(written: ProblemBody & { status: number }): ApiError {
  return new ApiError(written.status, written);
}

/** True for a 409: the data has changed since the page loaded it. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Sends a request to the API: by `fetch` in the browser, by an in-process call during server rendering. */
export type Send = (path: string) => Promise<{ status: number; text: () => Promise<string> }>;

export const sendByFetch: Send = (path) => request(path, { method: 'GET' });

export type PathParts = Readonly<Record<string, string>>;

type CallWith = {
  parts?: PathParts;
  query?: Readonly<Record<string, string>>;
  payload?: unknown;
  signal?: AbortSignal;
};

/**
 * Looks up a call's name in the contract. The web refers to endpoints by method and path, because importing the
 * contract's list would pull in the schemas, which public pages do not need. The compiler checks each call against that
 * list.
 */
type NameOfCall<Call extends ApiCall> = {
  [Name in EndpointName]: CallTo<(typeof endpoints)[Name]> extends Call ? Name : never;
}[EndpointName];

type Answers<Call extends ApiCall> = EndpointOf<Call>['answers'];
export type AnswerOf<Call extends ApiCall> = {
  [Status in keyof Answers<Call>]: Answers<Call>[Status] extends z.ZodMiniType
    ? z.output<Answers<Call>[Status]>
    : never;
}[keyof Answers<Call>];

type EndpointOf<Call extends ApiCall> = (typeof endpoints)[NameOfCall<Call>];
export type PayloadOf<Call extends ApiCall> = Call extends ApiCall
  ? EndpointOf<Call> extends { payload: infer Payload extends z.ZodMiniType }
    ? z.input<Payload> | z.output<Payload>
    : void
  : never;

/** Calls an endpoint from the browser. Throws an ApiError for a non-OK response, a TypeError if the network fails. */
export async function callEndpoint<Call extends ApiCall>(
  call: Call,
  { parts, query, payload, signal }: CallWith = {},
): Promise<AnswerOf<Call>> {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const { method, path } = buildRequest(call, parts);
  const init: RequestInit = { method };
  if (signal) init.signal = signal;
  if (payload !== undefined) {
    init.body = JSON.stringify(payload);
    init.headers = { 'content-type': 'application/json' };
  }
  const answer = await request(path + search, init);
  return (await readAnswer(answer)) as AnswerOf<Call>;
}

/** Returns the method of a call, and its path with the parameters filled in. */
export function buildRequest(call: ApiCall, parts: PathParts = {}) {
  const [method = 'GET', pattern = '/'] = call.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
  return { method, path };
}

type Answer = { status: number; statusText?: string; text: () => Promise<string> };

/** Parses a response as JSON; throws an ApiError if it is not OK. */
export async function readAnswer(answer: Answer): Promise<unknown> {
  const text = await readText(answer);
  return text === '' ? null : JSON.parse(text);
}

/** Returns a response's text; throws an ApiError if it is not OK. */
export async function readText(answer: Answer): Promise<string> {
  const text = await answer.text();
  if (answer.status >= 200 && answer.status < 300) return text;
  throw new ApiError(answer.status, readProblem(text, answer.statusText ?? ''));
}

function readProblem(text: string, statusText: string): ProblemBody {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) {
      return { ...(body as ProblemBody), message: String(body.message) };
    }
  } catch {
    // Expected from a proxy: HTML or plain text.
  }
  const plainText = text.startsWith('<') ? '' : text;
  return { message: plainText || statusText, text: plainText };
}

/** Fetches an endpoint's response as text, for files. */
export async function fetchFile(call: ApiCall): Promise<string> {
  const { method, path } = buildRequest(call);
  return readText(await request(path, { method }));
}

/** Returns the access token of the signed-in user; null without a session. */
type TokenSource = () => Promise<string | null>;
let readToken: TokenSource | null = null;

/** Adds the source's token to all later calls (spec 7). Public pages never load the code that provides a token. */
export function signCallsWith(source: TokenSource): void {
  readToken = source;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  // Asks for errors in the page's language instead of the browser's.
  headers.set('accept-language', globalThis.document?.documentElement.lang || 'en');
  const token = await readToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  // Bypasses the HTTP cache where a page and its JSON share a URL, because the browser could serve one for the other.
  const cache: RequestCache = path.startsWith('/api/') ? 'default' : 'no-store';
  return fetch(path, { ...init, headers, cache, credentials: 'same-origin' });
}
