import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import type { JobName } from '../../../src/server/platform/jobs/jobs.ts';
import { createFeedServer, type FeedServer } from '../../../tests/support/providers/feed-server.ts';
import { freePort } from '../../../tests/support/product/free-port.ts';
import {
  startProductOnDataDir,
  type RunningProduct,
} from '../../../tests/support/product/product.ts';
import { openClock, type Clock } from './clock.ts';
import { openSimulatedMail, type SimulatedMail } from './simulated-mail.ts';

/** A server process of the shop; `product` is null while it is down. */
export type Server = { name: string; port: string; product: RunningProduct | null };

/** The real product: server processes on a real database, with a mail server and third-party calendars. */
export type Shop = {
  servers: Server[];
  database: pg.Pool;
  databaseUrl: string;
  postgresDir: string;
  dataDir: string;
  clock: Clock;
  mail: SimulatedMail;
  feeds: FeedServer;
  /** Number and time of the faults so far. */
  epoch: { count: number; at: number; lasting: number };
  /** Records the start or end of a fault. */
  breaks(): void;
  /** Whether a fault is active or has just ended, which excuses failures. */
  isTroubled(): boolean;
  /** Whether a fault was active or had just ended at a time: epoch milliseconds of the machine. */
  wasTroubledAt(atMs: number): boolean;
  settings: Record<string, string>;
  start(server: Server): Promise<void>;
  untilDatabaseAnswers(): Promise<void>;
  /** Queues a job to run as soon as possible. */
  queue(name: JobName, payload?: object): Promise<void>;
  /** Output of all servers, for the end of a report. */
  said(): string;
  close(): Promise<void>;
};

export type ShopNeeds = { databaseUrl: string; postgresDir: string; folder: string };

export const ADMIN = { email: 'owner@shop.test', password: 'harbour-master-sxm' };

/** Time after a fault in which broken connections are excused. */
const EXCUSED_MS = 10_000;

export async function openShop({ databaseUrl, postgresDir, folder }: ShopNeeds): Promise<Shop> {
  const epoch = { count: 0, at: 0, lasting: 0 };
  const breaks: number[] = [];
  const dataDir = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  const clock = openClock(join(folder, 'clock'));
  const [mail, feeds] = await Promise.all([openSimulatedMail(), createFeedServer()]);
  const ports = [String(await freePort()), String(await freePort())];
  const settings = {
    DATABASE_URL: databaseUrl,
    SANDBOXES: 'on',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    // The simulated clock passes the expiry of any document.
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
      // On a busy machine a start may exceed its timeout.
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
  // Starts the servers one after another: the first one creates the secrets that both share.
  for (const server of servers) await shop.start(server);
  return shop;
}

/** Queues jobs for the servers, like the schedule. */
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

/** Process id of the PostgreSQL in a folder. */
export async function postmasterOf(postgresDir: string): Promise<number> {
  const file = join(postgresDir, 'postgres', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

/** Makes jobs due that were scheduled by the shop's clock, because the queue uses the database's clock. */
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
