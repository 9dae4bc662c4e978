import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { currentWork } from '../../telemetry/current-work.ts';

/** An answer whose bytes are made once, in each coding that is asked for. */
export type CachedAnswer = {
  status: number;
  headers: Headers;
  /** The pattern of the address that it was made for. */
  route: string | undefined;
  body: Buffer;
  isCompressible: boolean;
  /** Null where a client cannot ask whether what it has still holds. */
  etag: string | null;
  encoded: Map<Coding, Encoded>;
  /** Many ask at once for a new answer; it is compressed for the first of them. */
  encoding: Map<Coding, Promise<Encoded>>;
};

/** Head and body as they are sent; the head is names and values in turn, as Node takes them. */
export type Wire = { status: number; head: string[]; body: Buffer };

type Coding = 'identity' | 'br' | 'gzip';
type Encoded = { whole: Wire; notModified: Wire };

/** The headers of a request that decide which bytes answer it. */
export type Negotiation = { acceptEncoding: string; ifNoneMatch: string };

/** `complete` adds the headers that every answer of this server has. */
export async function readAnswer(
  response: Response,
  complete: (headers: Headers) => void,
): Promise<CachedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const etag = response.status === 200 && body.length > 0 ? etagOf(headers, body) : null;
  if (etag) headers.set('etag', etag);
  const isCompressible = isText(headers) && body.length >= WORTH_COMPRESSING;
  if (isCompressible) headers.append('vary', 'Accept-Encoding');
  complete(headers);
  const bytes = { body, isCompressible, encoded: new Map(), encoding: new Map() };
  const { route } = currentWork() ?? {};
  return { status: response.status, headers, route, etag, ...bytes };
}

/** What answers this request; undefined when nobody has asked for that coding yet. */
export function findWire(answer: CachedAnswer, wanted: Negotiation): Wire | undefined {
  const encoded = answer.encoded.get(codingOf(answer, wanted));
  return encoded && pick(encoded, answer, wanted);
}

export async function makeWire(answer: CachedAnswer, wanted: Negotiation): Promise<Wire> {
  const coding = codingOf(answer, wanted);
  const encoding = answer.encoding.get(coding) ?? encode(answer, coding);
  answer.encoding.set(coding, encoding);
  const encoded = await encoding;
  answer.encoded.set(coding, encoded);
  return pick(encoded, answer, wanted);
}

function codingOf({ isCompressible }: CachedAnswer, { acceptEncoding }: Negotiation): Coding {
  return isCompressible ? chooseCoding(acceptEncoding) : 'identity';
}

/** The smallest coding that a client takes. */
export function chooseCoding(acceptEncoding: string): Coding {
  if (BR.test(acceptEncoding)) return 'br';
  return GZIP.test(acceptEncoding) ? 'gzip' : 'identity';
}

function pick({ whole, notModified }: Encoded, answer: CachedAnswer, wanted: Negotiation): Wire {
  const isSame = answer.etag !== null && wanted.ifNoneMatch.includes(answer.etag);
  return isSame ? notModified : whole;
}

async function encode(answer: CachedAnswer, coding: Coding): Promise<Encoded> {
  const headers = new Headers(answer.headers);
  const body = coding === 'identity' ? answer.body : await compress[coding](answer.body);
  if (coding !== 'identity') headers.set('content-encoding', coding);
  // The browser puts these in the place of what it has: the page's own policy is among them.
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

/** An answer that knows better what makes it another one has a tag of its own. */
function etagOf(headers: Headers, body: Buffer): string {
  return headers.get('etag') ?? weakEtag(body);
}

/** Weak: the same tag in every coding. */
export function weakEtag(body: Buffer | string): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

function isText(headers: Headers): boolean {
  return /^(text\/|application\/(json|javascript|manifest|xml))|\+xml|\+json/.test(
    headers.get('content-type') ?? '',
  );
}

/** Of eleven: the next one takes ten times as long. */
const BROTLI_QUALITY = 8;
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
