import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Kept so briefly that two server processes never disagree for longer than a second. */
const KEEP_MS = 1000;
const MOST_KEPT = 500;

type Kept = {
  status: number;
  headers: [string, string][];
  body: Buffer;
  encodings: Encodings;
  madeAt: number;
};
type Encodings = Partial<Record<'br' | 'gzip', Promise<Buffer>>>;

export type ReadyAnswers = {
  /** The kept answer to a GET, or a new one from `make`; compressed and with an ETag. */
  answer(request: Request, make: () => Promise<Response>): Promise<Response>;
  /** What was kept may be old: make everything anew. */
  forget(): void;
};

/**
 * Answers that are the same for everybody, as bytes. Only what says `cache-control: no-cache` is kept;
 * while one caller's answer is made, others who ask the same wait for it.
 */
export function openReadyAnswers(now: () => number): ReadyAnswers {
  const kept = new Map<string, Promise<Kept>>();
  return {
    async answer(request, make) {
      if (request.method !== 'GET' || request.headers.has('range')) return make();
      const key = keyOf(request);
      const ready = await kept.get(key)?.catch(() => undefined);
      if (ready && now() - ready.madeAt < KEEP_MS) return respond(request, ready);
      const made = makeOnce(kept, key, make, now);
      return respond(request, await made);
    },
    forget: () => kept.clear(),
  };
}

function keyOf(request: Request): string {
  const url = new URL(request.url);
  const accept = request.headers.get('accept') ?? '';
  return `${accept.includes('application/json') && !accept.includes('text/html')} ${url.pathname}${url.search}`;
}

function makeOnce(
  kept: Map<string, Promise<Kept>>,
  key: string,
  make: () => Promise<Response>,
  now: () => number,
): Promise<Kept> {
  const making = make().then((response) => read(response, now()));
  kept.set(key, making);
  const forgetThis = () => {
    if (kept.get(key) === making) kept.delete(key);
  };
  making.then((made) => {
    const isShared = made.headers.some(
      ([name, value]) => name === 'cache-control' && value === 'no-cache',
    );
    if (made.status !== 200 || !isShared) forgetThis();
    // Nobody gets it after that, so it need not take room: addresses can be made up without end.
    else setTimeout(forgetThis, KEEP_MS).unref();
  }, forgetThis);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return making;
}

async function read(response: Response, madeAt: number): Promise<Kept> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return { status: response.status, headers, body, encodings: {}, madeAt };
}

async function respond(request: Request, kept: Kept): Promise<Response> {
  const headers = new Headers(kept.headers);
  if (kept.status === 200 && kept.body.length > 0) {
    const tag = `W/"${createHash('sha1').update(kept.body).digest('base64url')}"`;
    headers.set('etag', tag);
    if (request.headers.get('if-none-match') === tag)
      return new Response(null, { status: 304, headers });
  }
  if (!isText(headers) || kept.body.length < 1000) {
    return new Response(kept.body.length > 0 ? new Uint8Array(kept.body) : null, {
      status: kept.status,
      headers,
    });
  }
  headers.append('vary', 'Accept-Encoding');
  const encoding = preferred(request.headers.get('accept-encoding') ?? '');
  if (!encoding) return new Response(new Uint8Array(kept.body), { status: kept.status, headers });
  headers.set('content-encoding', encoding);
  const bytes = await (kept.encodings[encoding] ??= compress[encoding](kept.body));
  return new Response(new Uint8Array(bytes), { status: kept.status, headers });
}

function isText(headers: Headers): boolean {
  return /^(text\/|application\/(json|javascript|manifest|xml))|\+xml|\+json/.test(
    headers.get('content-type') ?? '',
  );
}

function preferred(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
