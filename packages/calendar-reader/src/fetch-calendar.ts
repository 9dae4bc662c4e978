import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { calendarText } from './parsing/calendar-text.ts';
import { CalendarProblem, tooLarge } from './faults.ts';
import {
  NotPublic,
  resolvePublicAddresses,
  systemResolve,
  type Resolve,
} from './public-addresses.ts';

export type FetchOptions = {
  maxBytes: number;
  maxMs: number;
  maxRedirects: number;
  /** Hosts (`name:port`) that may be read even if they are private. */
  trustedHosts: readonly string[];
  userAgent: string;
  resolve: Resolve;
};

export const fetchDefaults: FetchOptions = {
  maxBytes: 5_000_000,
  maxMs: 15_000,
  maxRedirects: 4,
  trustedHosts: [],
  userAgent: 'calendar-reader',
  resolve: systemResolve,
};

/** Validators of the last response, for a conditional request. */
export type CalendarMarks = { etag: string | null; lastModified: string | null };

export type FetchedCalendar = { kind: 'same' } | ({ kind: 'new'; text: string } & CalendarMarks);

/**
 * Fetches a URL from an untrusted user with protection against SSRF: accepts only http and https on the public
 * internet, also after each redirect and for every DNS answer. Limits time, size and redirects. Throws a
 * CalendarProblem.
 */
export async function fetchCalendar(
  address: string,
  marks: CalendarMarks = { etag: null, lastModified: null },
  given: Partial<FetchOptions> = {},
): Promise<FetchedCalendar> {
  const options = { ...fetchDefaults, ...given };
  const signal = AbortSignal.timeout(options.maxMs);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= options.maxRedirects; hop += 1) {
      const answer = await request(url, marks, options, signal);
      const next = findRedirect(answer, url);
      if (!next) return await readAnswer(answer, options.maxBytes, signal);
      answer.destroy();
      url = next;
    }
    throw new CalendarProblem('This address leads from one address to the next without end.');
  } catch (error) {
    throw toCalendarProblem(error, signal);
  }
}

async function request(
  url: URL,
  marks: CalendarMarks,
  { trustedHosts, userAgent, resolve }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTrusted = trustedHosts.includes(url.host);
  refuseUnusual(url, isTrusted);
  // Resolves DNS once: the connection uses these addresses only (DNS rebinding).
  const addresses = isTrusted
    ? null
    : await withinTime(resolvePublicAddresses(url.hostname, resolve), signal);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((settle, fail) => {
    const sent = get(url, {
      agent: false,
      signal,
      headers: headersFor(marks, userAgent),
      ...(addresses ? { lookup: createLookup(addresses) } : {}),
    });
    sent.once('response', settle);
    sent.once('error', fail);
  });
}

/** Waits for an operation that cannot be cancelled, or throws the signal's reason. */
function withinTime<T>(operation: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([operation, end]);
}

function headersFor(marks: CalendarMarks, userAgent: string): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    // Some servers ignore this and compress.
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    ...(marks.etag ? { 'if-none-match': marks.etag } : {}),
    ...(marks.lastModified ? { 'if-modified-since': marks.lastModified } : {}),
  };
}

/** Web server ports; another port could be another kind of service. */
const WEB_PORTS = ['', '80', '443', '8080', '8443'];

function refuseUnusual(url: URL, isTrusted: boolean): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new CalendarProblem(
      'Only addresses that begin with https://, http:// or webcal:// are read.',
    );
  }
  if (!WEB_PORTS.includes(url.port) && !isTrusted) {
    throw new CalendarProblem('This address asks for an unusual port, which is not read.');
  }
}

function createLookup(addresses: { address: string; family: number }[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}

function findRedirect(answer: IncomingMessage, from: URL): URL | null {
  const { statusCode = 0, headers } = answer;
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return null;
  const to = new URL(headers.location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new CalendarProblem('This address leads from a safe connection to an open one.');
  }
  return to;
}

async function readAnswer(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<FetchedCalendar> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode === 304) return { kind: 'same' };
    if (statusCode !== 200) throw new CalendarProblem(refusal(statusCode));
    const bytes = await readBytes(answer, maxBytes, signal);
    const text = await calendarText(bytes, headers['content-encoding'], maxBytes);
    const lastModified = headers['last-modified'] ?? null;
    return { kind: 'new', text, etag: headers.etag ?? null, lastModified };
  } finally {
    answer.destroy();
  }
}

async function readBytes(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal(status: number): string {
  if (status === 404 || status === 410) return 'There is no calendar at this address any more.';
  if (status === 401 || status === 403) return 'This address asks for a password.';
  return `The address answered with an error (${status}).`;
}

/** Replaces the server's answer with our own message, so that a feed URL cannot be used to scan the network. */
function toCalendarProblem(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof CalendarProblem) return error;
  if (signal.aborted) return new CalendarProblem('The address took too long to answer.');
  if (error instanceof NotPublic) {
    return new CalendarProblem('This address is not on the public internet, so it is not read.');
  }
  return new CalendarProblem('The address could not be reached.');
}
