/** So long the last good answer stands in for one that cannot be made. */
const STANDS_IN_MS = 10 * 60_000;
const MOST_KEPT = 300;

type Kept = { status: number; headers: [string, string][]; body: ArrayBuffer; madeAt: number };

/**
 * Public answers as they were made last, for when making a new one fails because something it needs is
 * away (stale-if-error). Only what everybody may see is kept, and only while it is fresh enough to be
 * of use; what is sold meanwhile is refused at the checkout, not here.
 */
export function openLastGoodAnswers(now: () => number) {
  const kept = new Map<string, Kept>();
  return async (request: Request, make: () => Promise<Response>): Promise<Response> => {
    if (request.method !== 'GET') return make();
    const key = keyOf(request);
    const answer = await make();
    if (answer.status === 200 && answer.headers.get('cache-control') === 'no-cache') {
      // The newest last, so that the first one is the one to let go of.
      kept.delete(key);
      const body = await answer.arrayBuffer();
      const good = { status: 200, headers: [...answer.headers], body, madeAt: now() };
      kept.set(key, good);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      return respond(good);
    }
    const last = answer.status >= 500 ? kept.get(key) : undefined;
    return last && now() - last.madeAt < STANDS_IN_MS ? respond(last) : answer;
  };
}

function respond({ status, headers, body }: Kept): Response {
  return new Response(body.slice(0), { status, headers });
}

/** A page and its data may have one address; what is wanted is in `accept`. */
function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const accept = request.headers.get('accept') ?? '';
  const wantsData = accept.includes('application/json') && !accept.includes('text/html');
  return `${wantsData} ${pathname}${search}`;
}
