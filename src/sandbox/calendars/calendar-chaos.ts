import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { CalendarDesk } from './calendar-store.ts';
import { refuseOtherSites } from './sandbox-answers.ts';

/** What goes wrong on purpose. Kept in the database, so that every process sees it. */
const Chaos = z.strictObject({
  /** How many times more than once each notice is delivered. */
  duplicate: z.int().check(z.minimum(0), z.maximum(20)),
  /** Notices that wait together are delivered newest first. */
  reorder: z.boolean(),
  /** Notices are never delivered at all. */
  drop: z.boolean(),
  /** Every call to the API is answered 504. */
  apiDown: z.boolean(),
});
export type Chaos = z.infer<typeof Chaos>;

const calm: Chaos = { duplicate: 0, reorder: false, drop: false, apiDown: false };

/** The switch: GET shows it, POST sets parts of it, DELETE makes all calm. */
export function calendarChaosRoutes(desk: CalendarDesk): Hono {
  const app = new Hono();
  const path = '/sandbox/nylas/chaos';
  app.use(path, bodyLimit({ maxSize: 4096 }), refuseOtherSites);
  app.get(path, async (c) => c.json(await readChaos(desk.pool)));
  app.post(path, async (c) => {
    const asked = z.partial(Chaos).safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ message: `Send some of ${JSON.stringify(calm)}.` }, 400);
    const chaos = Chaos.parse({ ...(await readChaos(desk.pool)), ...asked.data });
    await writeChaos(desk.pool, chaos);
    return c.json(chaos);
  });
  app.delete(path, async (c) => {
    await writeChaos(desk.pool, calm);
    return c.json(calm);
  });
  return app;
}

type Database = Pick<pg.PoolClient, 'query'>;

export async function readChaos(db: Database): Promise<Chaos> {
  const { rows } = await db.query<{ value: Partial<Chaos> }>(
    `select value from sandbox_calendars.setting where name = 'chaos'`,
  );
  return { ...calm, ...rows[0]?.value };
}

async function writeChaos(db: Database, chaos: Chaos): Promise<void> {
  await db.query(
    `insert into sandbox_calendars.setting (name, value) values ('chaos', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(chaos)],
  );
}
