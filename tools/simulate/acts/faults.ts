import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { PaymentChaos } from 'stripe-sandbox';
import { createTestPool } from '../../../tests/support/product/test-database.ts';
import { send, someServer } from '../world/asking.ts';
import { calendarChaos } from '../../../tests/support/providers/calendar-account.ts';
import { postmasterOf, type Server, type Shop } from '../world/shop.ts';
import { Finding, type Act, type Turn } from '../world/world.ts';

/** Counts every fault. `mendWhatIsDue` ends lasting faults some steps later. */

type Broken = { until: number; mend: (turn: Turn) => Promise<void> };
const broken = new WeakMap<Shop, Broken[]>();

function lasts(turn: Turn, steps: number, mend: Broken['mend']): void {
  const list = broken.get(turn.shop) ?? [];
  turn.shop.epoch.lasting += 1;
  broken.set(turn.shop, [...list, { until: turn.step + steps, mend }]);
}

/** Ends faults that are due, or all faults. */
export async function mendWhatIsDue(turn: Turn, isAll = false): Promise<void> {
  const list = broken.get(turn.shop) ?? [];
  const due = list.filter(({ until }) => isAll || until <= turn.step);
  broken.set(
    turn.shop,
    list.filter((each) => !due.includes(each)),
  );
  for (const { mend } of due) {
    await mend(turn);
    turn.shop.epoch.lasting -= 1;
    turn.shop.breaks();
  }
}

function upServer({ shop, chance }: Turn): Server | null {
  const up = shop.servers.filter(({ product }) => product !== null);
  return up[Math.floor(chance.next() * up.length)] ?? null;
}

const starting = new WeakMap<Server, Promise<void>>();

/** Waits until all starting servers are up. */
export async function untilServersAreUp({ servers }: Shop): Promise<void> {
  for (const server of servers) await starting.get(server);
}

function startAgain(shop: Shop, server: Server): void {
  const started = shop
    .untilDatabaseAnswers()
    .then(() => shop.start(server))
    .then(() => shop.breaks());
  // Avoids an unhandled rejection: `untilServersAreUp` reports the error.
  started.catch(() => {});
  starting.set(server, started);
}

export const killServer: Act = async (turn) => {
  const server = upServer(turn);
  if (!server?.product) return null;
  const { product } = server;
  server.product = null;
  turn.shop.breaks();
  await product.kill9();
  // Counts as a fault before the restart, for mails that were sent but not recorded.
  turn.shop.breaks();
  startAgain(turn.shop, server);
  return `KILL -9 of ${server.name}; it is started again`;
};

/** Replaces a server like a deploy: stops it gracefully and starts a new process. */
export const replaceServer: Act = async (turn) => {
  const server = upServer(turn);
  if (!server?.product) return null;
  const { product } = server;
  server.product = null;
  turn.shop.breaks();
  const exitCode = await product.stop();
  turn.shop.breaks();
  if (exitCode !== 0)
    throw new Finding(`${server.name} was asked to stop, and ended with ${exitCode}.`);
  startAgain(turn.shop, server);
  return `${server.name} is stopped (${exitCode}) and started again`;
};

export const killDatabase: Act = async ({ shop }) => {
  await breakDatabase(shop, await postmasterOf(shop.postgresDir));
  return `KILL -9 of PostgreSQL; it comes back`;
};

/** Kills a PostgreSQL process, after which PostgreSQL restarts all others. */
export const killBackend: Act = async ({ shop, chance }) => {
  const postmaster = await postmasterOf(shop.postgresDir);
  const backends = await childrenOf(postmaster, 'postgres: postgres');
  const pid = backends[Math.floor(chance.next() * backends.length)];
  if (pid === undefined) return null;
  await breakDatabase(shop, pid);
  return `KILL -9 of a process of PostgreSQL; all its connections break`;
};

/**
 * Kills a process and waits for the recovery. Waits for a broken connection first: on a busy machine, the database
 * still answers for a moment.
 */
async function breakDatabase(shop: Shop, pid: number): Promise<void> {
  const witness = await shop.database.connect();
  const isBroken = new Promise((resolve) => witness.on('error', resolve));
  shop.breaks();
  process.kill(pid, 'SIGKILL');
  await isBroken;
  witness.release(true);
  await shop.untilDatabaseAnswers();
  shop.breaks();
}

async function childrenOf(parent: number, title: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
    if (!(await read('status')).includes(`PPid:\t${parent}\n`)) continue;
    if ((await read('cmdline')).startsWith(title)) found.push(Number(name));
  }
  return found;
}

export const cutConnections: Act = async ({ shop, chance }) => {
  const share = chance.pick([0.3, 0.6, 1] as const);
  shop.breaks();
  const { rowCount } = await shop.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and pid % 10 < $1`,
    [share * 10],
  );
  shop.breaks();
  return `${rowCount} connections to the database are cut`;
};

const LOCKS = [
  'select from boats where id = $1 for update',
  'select from bookings where boat_id = $1 for update',
  'select from boat_days where boat_id = $1 for update',
  'select from operators where id = (select operator_id from boats where id = $1) for update',
] as const;

/** Holds row locks in a long transaction while others continue. */
export const holdLock: Act = async ({ shop, chance, model }) => {
  const lock = chance.pick(LOCKS);
  const boat = model.boats[Math.floor(chance.next() * model.boats.length)];
  const ms = chance.between(100, 1500);
  const pool = createTestPool(shop.databaseUrl, 1);
  const client: pg.PoolClient | null = await pool.connect().catch(() => null);
  // Ignores a broken connection, because the database may be killed meanwhile.
  client?.on('error', () => {});
  if (!client || !boat) return null;
  const lockForAWhile = async () => {
    await client.query('begin');
    await client.query(lock, [boat.id]);
    await sleep(ms);
    await client.query('rollback');
  };
  const held = lockForAWhile().catch(() => {});
  void held.then(() => {
    client.release(true);
    return pool.end().catch(() => {});
  });
  shop.breaks();
  return `A lock is held for ${ms.toFixed(0)} ms: ${lock.split(' for ')[0]}`;
};

/** Makes the provider lose, duplicate, delay and reorder webhooks, or not respond at all. */
export const providerChaos: Act = async (turn) => {
  const { chance } = turn;
  const chaos = chance.pick<Partial<PaymentChaos>>([
    { duplicate: 2 },
    { reorder: true, delayMs: 300 },
    { delayMs: 1500 },
    { failFirst: 2 },
    { drop: true },
    { apiDown: true },
    { duplicate: 1, reorder: true, failFirst: 1, delayMs: 100 },
  ]);
  await setChaos(turn, chaos);
  if ('apiDown' in chaos) turn.shop.breaks();
  const steps = 'apiDown' in chaos ? 2 : 15;
  lasts(turn, steps, (later) => setChaos(later, null));
  return `The payment provider: ${JSON.stringify(chaos)} for ${steps} steps`;
};

async function setChaos(turn: Turn, chaos: object | null): Promise<void> {
  const init = chaos ? { method: 'POST', body: JSON.stringify(chaos) } : { method: 'DELETE' };
  for (let tries = 0; tries < 5; tries += 1) {
    const reply = await send({ ...turn, leavesEarly: false }, '/sandbox/stripe/chaos', init);
    if (reply && reply.status < 400) return;
    await sleep(200);
  }
}

export const calendarServiceChaos: Act = async (turn) => {
  const chaos = turn.chance.pick<object>([
    { duplicate: 2 },
    { reorder: true },
    { drop: true },
    { apiDown: true },
    { apiRefuses: true },
  ]);
  await calendarChaos({ baseUrl: await someServer(turn) }, chaos).catch(() => {});
  lasts(turn, 10, async (later) => {
    await calendarChaos({ baseUrl: await someServer(later) }).catch(() => {});
  });
  return `The calendar service: ${JSON.stringify(chaos)} for 10 steps`;
};

export const mailServerDown: Act = async (turn) => {
  const { mail } = turn.shop;
  turn.shop.breaks();
  if (turn.chance.yes(0.5)) {
    const times = 1 + Math.floor(turn.chance.next() * 5);
    mail.refuse(times);
    return `The mail server refuses the next ${times} mails`;
  }
  await mail.close();
  lasts(turn, 12, async () => {
    await mail.open();
    turn.shop.breaks();
  });
  return 'The mail server is down for 12 steps';
};
