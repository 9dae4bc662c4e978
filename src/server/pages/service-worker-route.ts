import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';

/** The service worker, at the root because it may only look after what lies below its own address. */
export function serviceWorkerRoute(clientDir: string): Hono {
  const app = new Hono();
  app.get('/sw.js', async (context, next) => {
    const script = await readFile(`${clientDir}/sw.js`, 'utf8').catch(() => null);
    if (script === null) return next();
    return context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // What it fetches falls under this policy, not under that of the pages.
      'content-security-policy': "default-src 'self'",
    });
  });
  return app;
}
