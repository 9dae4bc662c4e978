import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { currentWork } from '../../telemetry/current-work.ts';

/** Response whose body is encoded once for each content coding. */
export type CachedAnswer = {
  status: number;
  headers: Headers;
  /** Route pattern of the request. */
  route: string | undefined;
  body: Buffer;
  isCompressible: boolean;
  /** Null if the response does not support revalidation. */
  etag: string | null;
  encoded: Map<Coding, Encoded>;
  /** Shared by concurrent requests while the first one compresses. */
  encoding: Map<Coding, Promise<Encoded>>;
};

/** Bytes as sent; the head alternates names and values, as Node expects. */
export type Wire = { status: number; head: string[]; body: Buffer };

type Coding = 'identity' | 'br' | 'gzip';
type Encoded = { whole: Wire; notModified: Wire };

/** Request headers that select the bytes. */
export type Negotiation = { acceptEncoding: string; ifNoneMatch: string };

/** `complete` adds the headers common to all responses of this server. */
export async function readAnswer(
  response: Response,
  complete: (headers: Headers) => void,
): Promise<CachedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const etag = response.status === 200 && body.length > 0 ? getEtag(headers, body) : null;
  if (etag) headers.set('etag', etag);
  const isCompressible = isText(headers) && body.length >= WORTH_COMPRESSING;
  if (isCompressible) headers.append('vary', 'Accept-Encoding');
  complete(headers);
  const bytes = { body, isCompressible, encoded: new Map(), encoding: new Map() };
  const { route } = currentWork() ?? {};
  return { status: response.status, headers, route, etag, ...bytes };
}

/** Returns the bytes for this request; undefined if they have not been encoded yet. */
export function findWire(answer: CachedAnswer, negotiation: Negotiation): Wire | undefined {
  const encoded = answer.encoded.get(negotiateCoding(answer, negotiation));
  return encoded && pick(encoded, answer, negotiation);
}

export async function makeWire(answer: CachedAnswer, negotiation: Negotiation): Promise<Wire> {
  const coding = negotiateCoding(answer, negotiation);
  const encoding = answer.encoding.get(coding) ?? encode(answer, coding);
  answer.encoding.set(coding, encoding);
  const encoded = await encoding;
  answer.encoded.set(coding, encoded);
  return pick(encoded, answer, negotiation);
}

function negotiateCoding(
  { isCompressible }: CachedAnswer,
  { acceptEncoding }: Negotiation,
): Coding {
  return isCompressible ? chooseCoding(acceptEncoding) : 'identity';
}

/** Chooses the smallest coding that the client accepts. */
export function chooseCoding(acceptEncoding: string): Coding {
  if (BR.test(acceptEncoding)) return 'br';
  return GZIP.test(acceptEncoding) ? 'gzip' : 'identity';
}

function pick(
  { whole, notModified }: Encoded,
  answer: CachedAnswer,
  negotiation: Negotiation,
): Wire {
  const isSame = answer.etag !== null && negotiation.ifNoneMatch.includes(answer.etag);
  return isSame ? notModified : whole;
}

async function encode(answer: CachedAnswer, coding: Coding): Promise<Encoded> {
  const headers = new Headers(answer.headers);
  const body = coding === 'identity' ? answer.body : await compress[coding](answer.body);
  if (coding !== 'identity') headers.set('content-encoding', coding);
  // Sends the other headers with a 304, too, because the browser replaces its stored ones, including the content
  // policy.
  const unchanged = [...headers].filter(([name]) => !OF_BODY.test(name));
  headers.set('content-length', String(body.length));
  return {
    whole: { status: answer.status, head: [...headers].flat(), body },
    notModified: { status: 304, head: unchanged.flat(), body: NOTHING },
  };
}

const NOTHING = Buffer.alloc(0);
const OF_BODY = /^content-(type|encoding|language|disposition)$/;
const WORTH_COMPRESSING = 1000;
// `;q=0` refuses a coding.
const BR = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** Keeps the response's own ETag, if it has one. */
function getEtag(headers: Headers, body: Buffer): string {
  return headers.get('etag') ?? weakEtag(body);
}

/** Weak, because it is the same for every coding. */
export function weakEtag(body: Buffer | string): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

function isText(headers: Headers): boolean {
  return /^(text\/|application\/(json|javascript|manifest|xml))|\+xml|\+json/.test(
    headers.get('content-type') ?? '',
  );
}

/** Brotli level, 11 being the maximum. The next level takes ten times as long. */
const BROTLI_QUALITY = 8;
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
