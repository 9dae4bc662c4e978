import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { calendarText } from './calendar-text.ts';
import { FeedProblem, tooLarge } from './feed-problem.ts';
import { NotPublic, publicAddressesOf } from './public-addresses.ts';
import { withinTime } from './within-time.ts';

export type FeedLimits = { mostBytes: number; mostMs: number; mostRedirects: number };

export const feedLimits: FeedLimits = { mostBytes: 5_000_000, mostMs: 15_000, mostRedirects: 4 };

/** What a reading is conditional on, as the last one was answered. */
export type FeedMarks = { etag: string | null; lastModified: string | null };

export type FetchedFeed = { kind: 'same' } | ({ kind: 'new'; text: string } & FeedMarks);

/** Hosts of the owner's own network (`name:port`) that may be read though they are private. */
export type TrustedHosts = readonly string[];

/**
 * Reads an address that a stranger gave us: http or https, only on the public internet, also after each
 * redirect and whatever DNS answers; within limits of time, size and redirects.
 */
export async function fetchFeed(
  address: string,
  marks: FeedMarks,
  trusted: TrustedHosts,
  limits: FeedLimits = feedLimits,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limits.mostMs);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= limits.mostRedirects; hop += 1) {
      const answer = await ask(url, marks, trusted, signal);
      const next = redirectOf(answer, url);
      if (!next) return await readAnswer(answer, limits.mostBytes, signal);
      answer.destroy();
      url = next;
    }
    throw new FeedProblem('This address leads from one address to the next without end.');
  } catch (error) {
    throw inWords(error, signal);
  }
}

async function ask(
  url: URL,
  marks: FeedMarks,
  trusted: TrustedHosts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  refuseUnusual(url, trusted);
  const isTrusted = trusted.includes(url.host);
  // Asked once, here: the connection is made to these addresses and to no others.
  const addresses = isTrusted ? null : await withinTime(publicAddressesOf(url.hostname), signal);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((settle, fail) => {
    const request = get(url, {
      agent: false,
      signal,
      headers: headersFor(marks),
      ...(addresses ? { lookup: lookupIn(addresses) } : {}),
    });
    request.once('response', settle);
    request.once('error', fail);
  });
}

function headersFor(marks: FeedMarks): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    // Some pack it all the same.
    'accept-encoding': 'identity',
    'user-agent': 'boat-trips-calendar-reader',
    ...(marks.etag ? { 'if-none-match': marks.etag } : {}),
    ...(marks.lastModified ? { 'if-modified-since': marks.lastModified } : {}),
  };
}

/** The ports at which web servers are; everything else could be a door of another kind. */
const WEB_PORTS = ['', '80', '443', '8080', '8443'];

function refuseUnusual(url: URL, trusted: TrustedHosts): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new FeedProblem(
      'Only addresses that begin with https://, http:// or webcal:// are read.',
    );
  }
  if (!WEB_PORTS.includes(url.port) && !trusted.includes(url.host)) {
    throw new FeedProblem('This address asks for an unusual port, which is not read.');
  }
}

function lookupIn(addresses: { address: string; family: number }[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}

function redirectOf(answer: IncomingMessage, from: URL): URL | null {
  const { statusCode = 0, headers } = answer;
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return null;
  const to = new URL(headers.location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new FeedProblem('This address leads from a safe connection to an open one.');
  }
  return to;
}

async function readAnswer(
  answer: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode === 304) return { kind: 'same' };
    if (statusCode !== 200) throw new FeedProblem(refusal(statusCode));
    const bytes = await readBytes(answer, mostBytes, signal);
    const text = await calendarText(bytes, headers['content-encoding'], mostBytes);
    const lastModified = headers['last-modified'] ?? null;
    return { kind: 'new', text, etag: headers.etag ?? null, lastModified };
  } finally {
    answer.destroy();
  }
}

async function readBytes(
  answer: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > mostBytes) {
      throw tooLarge(mostBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal(status: number): string {
  if (status === 404 || status === 410) return 'There is no calendar at this address any more.';
  if (status === 401 || status === 403) return 'This address asks for a password.';
  return `The address answered with an error (${status}).`;
}

/** Which machine answered what is not for the operator, who may be asking about ours. */
function inWords(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof FeedProblem) return error;
  if (signal.aborted) return new FeedProblem('The address took too long to answer.');
  if (error instanceof NotPublic) {
    return new FeedProblem('This address is not on the public internet, so it is not read.');
  }
  return new FeedProblem('The address could not be reached.');
}
