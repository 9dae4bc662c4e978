import { Hono } from 'hono';
import { findCurrentSlug } from '../boats/boat-queries.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import type { Deps } from '../product-deps.ts';
import { bookFormRoutes } from './book-form-routes.ts';
import { openPagePress, type PressNeeds } from './page-press.ts';

/** Every address that no other slice answered is a page of the web, a 404 page included. */
export function pageRoutes(deps: Deps, limit: RateLimiter, needs: PressNeeds): Hono {
  const app = new Hono();
  const press = openPagePress(deps, needs);
  app.route('/', bookFormRoutes(deps, limit, press));
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const page = await press.render(url);
    const moved = page.status === 404 ? await movedBoat(deps, url.pathname) : null;
    const redirect = moved ?? page.redirect;
    return redirect ? context.redirect(redirect, moved ? 301 : 303) : press.print(page, url);
  });
  return app;
}

/** Where a renamed boat lives now, when the path is its former page (readings: boats). */
async function movedBoat(deps: Deps, path: string): Promise<string | null> {
  const slug = /^\/boats\/([a-z0-9-]+)$/.exec(path)?.[1];
  const current = slug ? await findCurrentSlug(deps.database, slug) : null;
  return current ? `/boats/${current}` : null;
}
