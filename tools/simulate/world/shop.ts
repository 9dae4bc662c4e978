import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import type { JobName } from '../../../src/server/platform/jobs/jobs.ts';
import { openFeedServer, type FeedServer } from '../../../tests/support/providers/feed-server.ts';
import { freePort } from '../../../tests/support/product/free-port.ts';
import {
  startProductOnDataDir,
  type RunningProduct,
} from '../../../tests/support/product/product.ts';
import { openClock, type Clock } from './clock.ts';
import { openSimulatedMail, type SimulatedMail } from './simulated-mail.ts';

/** One of the shop's server processes; `product` is null while it is down. */
export type Server = { name: string; port: string; product: RunningProduct | null };

/** The real thing: server processes on a real database, with a mail server and strangers' calendars beside it. */
export type Shop = {
  servers: Server[];
  database: pg.Pool;
  databaseUrl: string;
  postgresDir: string;
  dataDir: string;
  clock: Clock;
  mail: SimulatedMail;
  feeds: FeedServer;
  /** Counts what was broken so far. */
  epoch: { count: number; at: number; lasting: number };
  /** Something is broken, or mended, from now on. */
  breaks(): void;
  /** Whether something is broken, or was a moment ago: what fails now has an excuse. */
  isTroubled(): boolean;
  /** The same, of a moment: epoch milliseconds of the machine. */
  wasTroubledAt(atMs: number): boolean;
  settings: Record<string, string>;
  start(server: Server): Promise<void>;
  untilDatabaseAnswers(): Promise<void>;
  /** Has these jobs done as soon as a server can. */
  queue(name: JobName, payload?: object): Promise<void>;
  /** All that servers have said, for a report's end. */
  said(): string;
  close(): Promise<void>;
};

export type ShopNeeds = { databaseUrl: string; postgresDir: string; folder: string };

export const ADMIN = { email: 'owner@shop.test', password: 'harbour-master-sxm' };

/** Connections break for a while after what broke them. */
const EXCUSED_MS = 10_000;

export async function openShop({ databaseUrl, postgresDir, folder }: ShopNeeds): Promise<Shop> {
  const epoch = { count: 0, at: 0, lasting: 0 };
  const breaks: number[] = [];
  const dataDir = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  const clock = openClock(join(folder, 'clock'));
  const [mail, feeds] = await Promise.all([openSimulatedMail(), openFeedServer()]);
  const ports = [String(await freePort()), String(await freePort())];
  const settings = {
    DATABASE_URL: databaseUrl,
    SANDBOXES: 'on',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    // Its clock passes any day on which documents run out.
    DOCUMENTS_GRACE_DAYS: 'off',
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    SMTP_URL: mail.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    AUTH_ACCESS_TOKEN_SECONDS: '100000000',
    CALENDAR_FEED_HOSTS: feeds.host,
    ...clock.env,
  };
  const servers: Server[] = ports.map((port, nth) => ({
    name: nth === 0 ? 'the first server' : 'the second server',
    port,
    product: null,
  }));
  const database = new pg.Pool({ connectionString: databaseUrl, max: 6 });
  database.on('error', () => {});
  const boss = openBoss(databaseUrl);
  const outputs: (() => string)[] = [];
  const shop: Shop = {
    servers,
    database,
    databaseUrl,
    postgresDir,
    dataDir,
    clock,
    mail,
    feeds,
    epoch,
    settings,
    async start(server) {
      const env = { ...settings, PORT: server.port };
      // On a busy machine a start may take longer than it is waited for.
      const start = () => startProductOnDataDir(dataDir, env);
      server.product = await start().catch(start);
      outputs.push(server.product.output);
    },
    async untilDatabaseAnswers() {
      const ask = () => database.query('select 1').then(...([() => true, () => false] as const));
      for (const end = Date.now() + 60_000; !(await ask()); await sleep(50)) {
        if (Date.now() > end) throw new Error('The database has not come back within a minute.');
      }
    },
    async queue(name, payload = {}) {
      await (await boss.open()).send(name, payload);
    },
    breaks() {
      mail.mails();
      epoch.count += 1;
      epoch.at = Date.now();
      breaks.push(epoch.at);
    },
    wasTroubledAt: (atMs) => breaks.some((brokeMs) => Math.abs(atMs - brokeMs) < EXCUSED_MS),
    isTroubled: () =>
      epoch.lasting > 0 ||
      Date.now() - epoch.at < EXCUSED_MS ||
      servers.some(({ product }) => product === null),
    said: () => outputs.map((output) => output()).join(''),
    async close() {
      await Promise.all(servers.map(async ({ product }) => product?.stop()));
      await boss.close();
      await Promise.all([mail.close(), feeds.close(), database.end()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  // One after the other: the first makes the secrets that both have in common.
  for (const server of servers) await shop.start(server);
  return shop;
}

/** Sends jobs, as the schedule does, to be done by the servers. */
function openBoss(connectionString: string) {
  let boss: PgBoss | null = null;
  return {
    async open(): Promise<PgBoss> {
      if (boss) return boss;
      const quiet = { max: 1, migrate: false, supervise: false, schedule: false };
      const made = new PgBoss({ connectionString, schema: 'jobs', ...quiet });
      made.on('error', () => {});
      await made.start();
      boss = made;
      return made;
    },
    close: async () => boss?.stop({ graceful: false }),
  };
}

/** The first process of the PostgreSQL in a folder. */
export async function postmasterOf(postgresDir: string): Promise<number> {
  const file = join(postgresDir, 'postgres', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

/** Jobs that were put off until a time of the shop's clock are due when that has come: the queue goes by the database's. */
export async function wakeDueJobs({ database, clock }: Pick<Shop, 'database' | 'clock'>) {
  const { rows } = await database.query<{ name: string }>(
    `update jobs.job set start_after = now()
     where state in ('created', 'retry') and start_after > now() and start_after <= $1 returning name`,
    [new Date(clock.nowMs())],
  );
  for (const name of new Set(rows.map((row) => row.name))) {
    await database.query(
      `select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), $1)`,
      [name],
    );
  }
}
