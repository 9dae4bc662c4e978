import { Hono } from 'hono';
import type { RateLimiter } from '../http/rate-limits.ts';
import type { Deps } from '../dependencies.ts';
import { bookFormRoutes } from './book-form-routes.ts';
import { openPageRenderer, type RendererNeeds } from './page-renderer.ts';

/** Every address that no other slice answered is a page of the web, a 404 page included. */
export function pageRoutes(deps: Deps, limit: RateLimiter, needs: RendererNeeds): Hono {
  const app = new Hono();
  const renderer = openPageRenderer(deps, needs);
  app.route('/', bookFormRoutes(deps, limit, renderer));
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const page = await renderer.render(url);
    if (!page.redirect) return renderer.print(page, url);
    const { to, isMoved } = page.redirect;
    // A boat may get its former name back: nobody may know by heart where it went.
    context.header('cache-control', 'no-cache');
    return context.redirect(to, isMoved ? 301 : 303);
  });
  return app;
}
