import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calm, chaosFrom, readChaos, writeChaos } from './delivery-chaos.ts';
import type { PaymentDesk } from './payment-store.ts';

/** The switch for what goes wrong on purpose: GET shows it, POST sets parts of it, DELETE makes all calm. */
export function chaosRoutes(desk: PaymentDesk): Hono {
  const app = new Hono();
  const path = '/sandbox/stripe/chaos';
  app.use(path, bodyLimit({ maxSize: 4096 }));
  app.use(path, async (c, next) => {
    // A page of another site must not be able to flip it in a tester's browser.
    if (c.req.header('sec-fetch-site') === 'cross-site')
      return c.json({ message: 'Not from another site.' }, 403);
    return next();
  });
  app.get(path, async (c) => c.json(await readChaos(desk.pool)));
  app.post(path, async (c) => {
    const asked: unknown = await c.req.json().catch(() => null);
    const chaos = chaosFrom(asked, await readChaos(desk.pool));
    if (typeof chaos === 'string') return c.json({ message: chaos }, 400);
    await writeChaos(desk.pool, chaos);
    return c.json(chaos);
  });
  app.delete(path, async (c) => {
    await writeChaos(desk.pool, calm);
    return c.json(calm);
  });
  return app;
}
