import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type pg from 'pg';
import * as z from 'zod/mini';
import { refuseOtherSites } from './refuse-other-sites.ts';

type Database = Pick<pg.PoolClient, 'query'>;

type ChaosKinds<Shape extends z.core.$ZodShape> = {
  /** Schema of the sandbox, where the faults are stored so that every process sees them. */
  schema: string;
  /** Default path of the switch. */
  path: string;
  kinds: z.ZodMiniObject<Shape, z.core.$strict>;
  calm: z.infer<z.ZodMiniObject<Shape, z.core.$strict>>;
};

/** Fault injection of a sandbox, with its switch: GET returns the faults, POST sets some, DELETE clears all. */
export function chaosSwitch<Shape extends z.core.$ZodShape>(settings: ChaosKinds<Shape>) {
  const { schema, kinds, calm } = settings;
  const read = async (db: Database): Promise<typeof calm> => {
    const { rows } = await db.query<{ value: object }>(
      `select value from ${schema}.setting where name = 'chaos'`,
    );
    return { ...calm, ...rows[0]?.value };
  };
  const write = async (db: Database, chaos: typeof calm) => {
    await db.query(
      `insert into ${schema}.setting (name, value) values ('chaos', $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(chaos)],
    );
    return chaos;
  };
  const routes = (pool: pg.Pool, path = settings.path): Hono => {
    const app = new Hono();
    app.use(path, bodyLimit({ maxSize: 4096 }), refuseOtherSites);
    app.get(path, async (c) => c.json(await read(pool)));
    app.post(path, async (c) => {
      const asked = z.partial(kinds).safeParse(await c.req.json().catch(() => null));
      if (!asked.success) return c.json({ message: z.prettifyError(asked.error) }, 400);
      return c.json(await write(pool, kinds.parse({ ...(await read(pool)), ...asked.data })));
    });
    app.delete(path, async (c) => c.json(await write(pool, calm)));
    return app;
  };
  return { read, routes };
}
