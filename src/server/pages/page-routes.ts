import { Hono } from 'hono';
import { findCurrentSlug } from '../boats/boat-queries.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Deps } from '../product-deps.ts';
import type { BuiltPages } from './built-pages.ts';
import { styleHash, writeDocument } from './page-document.ts';

type CallApi = (path: string) => Promise<Response>;

/** Every address that no other slice answered is a page of the web, a 404 page included. */
export function pageRoutes(deps: Deps, built: BuiltPages, callApi: CallApi): Hono {
  const app = new Hono();
  const policy = pagePolicy(styleHash(built.css), deps.site);
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const page = await built.render({
      url: `${url.pathname}${url.search}`,
      nowMs: deps.now(),
      site: deps.site,
      callApi,
    });
    const moved = page.status === 404 ? await movedBoat(deps, url.pathname) : null;
    const redirect = moved ?? page.redirect;
    if (redirect) return context.redirect(redirect, moved ? 301 : 302);
    const document = writeDocument(page, built);
    return new Response((await built.finish?.(document, url.pathname)) ?? document, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': built.finish ? '' : policy,
        'cache-control': page.isShared ? 'no-cache' : 'no-store',
        vary: 'Accept',
      },
    });
  });
  return app;
}

/** Where a renamed boat lives now, when the path is its former page (readings: boats). */
async function movedBoat(deps: Deps, path: string): Promise<string | null> {
  const slug = /^\/boats\/([a-z0-9-]+)$/.exec(path)?.[1];
  const current = slug ? await findCurrentSlug(deps.database, slug) : null;
  return current ? `/boats/${current}` : null;
}
