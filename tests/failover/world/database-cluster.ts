import { spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  accountForPostgres,
  freePorts,
  giveTo,
  runToItsEnd,
  startProgram,
} from './machine-processes.ts';
import { openMachine, type Machine, type MachinePorts } from './machine.ts';

/**
 * Three machines with PostgreSQL, Patroni and etcd, plus HAProxy and PgBouncer beside the product, configured by the
 * files of `deploy/postgres`. In tests, all of them run on this machine, on separate ports.
 */
export type DatabaseCluster = Awaited<ReturnType<typeof startCluster>>;

let opened: Promise<DatabaseCluster> | undefined;

/** Shares one cluster between all test files: vitest workers keep their modules. The cluster ends with its worker. */
export function openCluster(): Promise<DatabaseCluster> {
  opened ??= startCluster();
  return opened;
}

async function startCluster() {
  const { folder, ports, machines, passwords } = await layOut();
  for (const machine of machines) machine.start();
  const cluster = {
    folder,
    machines,
    ...views(folder, machines),
    /** Queries as superuser, on the primary or on one machine. */
    ask: <Row extends object>(sql: string, machine?: Machine) =>
      askAs<Row>(passwords.superuser, machine?.ports.postgres ?? ports.primary, sql),
    /** Creates an empty database with its URLs. */
    async newDatabase() {
      const name = `test_${randomBytes(4).toString('hex')}`;
      await cluster.ask(`create database ${name} owner ${CLUSTER}`);
      const at = (port: number) =>
        `postgres://${CLUSTER}:${passwords.app}@127.0.0.1:${port}/${name}`;
      return {
        primary: at(ports.primary),
        replicas: at(ports.replicas),
        pooler: at(ports.pooler),
        at: (machine: Machine) => at(machine.ports.postgres),
      };
    },
    /** Waits for a primary and two standbys that follow it, one of them synchronous. */
    async waitForHealth(timeoutMs = 120_000): Promise<void> {
      for (const deadline = Date.now() + timeoutMs; ; await sleep(250)) {
        const members = await cluster.members();
        if (isHealthy(members) && (await isPrimary(cluster))) return;
        if (Date.now() < deadline) continue;
        throw new Error(
          `The cluster is not healthy: ${JSON.stringify(members)}\n${cluster.logs()}`,
        );
      }
    },
    /** Runs `patronictl` as the owner would. */
    control: (...args: string[]) =>
      runToItsEnd('patronictl', ['-c', join(folder, 'n1/patroni.yml'), ...args]),
  };
  await cluster.waitForHealth();
  const script = readFileSync(join(folder, 'product/create-database.sql'), 'utf8');
  for (const statement of script.split('\n').filter((line) => line.endsWith(';')))
    await cluster.ask(statement);
  return cluster;
}

/** Prepares folder, ports and files, and starts a process that cleans up even if the tests are killed. */
async function layOut() {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-cluster-'));
  const stdio: StdioOptions = ['pipe', 'ignore', 'ignore'];
  const cleanUp = spawn(process.execPath, [CLEAN_UP, folder], { stdio, detached: true });
  // Unreferences the process and its pipe, so that the worker can exit. The clean-up begins when the pipe closes.
  cleanUp.unref();
  (cleanUp.stdin as Socket | null)?.unref();
  const account = accountForPostgres();
  const ports = await choosePorts();
  writeFileSync(join(folder, 'cluster.json'), JSON.stringify(settingsFor(folder, ports)));
  await runToItsEnd(process.execPath, [RENDER, join(folder, 'cluster.json'), folder]);
  for (const name of NAMES) mkdirSync(join(folder, name, 'run'));
  mkdirSync(join(folder, 'shop'));
  giveTo(account, folder);
  const beside = (program: string, args: string[]) => {
    const log = join(folder, `${program}.log`);
    startProgram({ program, args, folder: join(folder, 'product'), log, account });
  };
  beside('haproxy', ['-db', '-f', 'haproxy.cfg']);
  beside('pgbouncer', ['pgbouncer.ini']);
  const passwords = JSON.parse(readFileSync(join(folder, 'passwords.json'), 'utf8')) as Passwords;
  const machines = NAMES.map((name) => openMachine(join(folder, name), name, ports[name], account));
  return { folder, ports, machines, passwords };
}

/** Observes the cluster from outside. */
function views(folder: string, machines: readonly Machine[]) {
  /**
   * Returns the members as reported by the machine that knows the latest timeline. A thawed machine briefly reports an
   * outdated view.
   */
  async function members(): Promise<Member[]> {
    const views = await Promise.all(machines.map(({ ports }) => askMachine(ports).catch(() => [])));
    return views.toSorted((one, other) => lastTimeline(other) - lastTimeline(one))[0] ?? [];
  }
  async function primary(): Promise<Machine> {
    const leader = (await members()).find(({ role }) => role === 'leader');
    const machine = machines.find(({ name }) => name === leader?.name);
    if (!machine) throw new Error('The cluster has no primary now.');
    return machine;
  }
  return {
    members,
    primary,
    /** Names of the synchronous standbys, which every commit waits for. */
    async syncStandbys(): Promise<string[]> {
      const found = (await members()).filter(({ role }) => role === 'sync_standby');
      return found.map(({ name }) => name);
    },
    async standbys(): Promise<Machine[]> {
      const first = await primary();
      return machines.filter((machine) => machine !== first);
    },
    /** Tail of every program's log. */
    logs: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.log') && !file.includes('data'))
        .map((file) => `--- ${file}\n${readFileSync(join(folder, file), 'utf8').slice(-2_000)}`)
        .join('\n'),
  };
}

/** Returns no members if the machine is unhealthy. */
async function askMachine({ patroni }: MachinePorts): Promise<Member[]> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`http://127.0.0.1:${patroni}/cluster`, { signal });
  const { members = [] } = (await answer.json()) as { members?: Member[] };
  return answer.ok ? members : [];
}

function lastTimeline(members: readonly Member[]): number {
  return Math.max(0, ...members.map(({ timeline = 0 }) => timeline));
}

export type Member = { name: string; role: string; state: string; timeline?: number };

type Name = (typeof NAMES)[number];
type Ports = Record<Name, MachinePorts> & Record<'primary' | 'replicas' | 'pooler', number>;
type Passwords = Record<'superuser' | 'app', string>;

const CLUSTER = 'boats';
const NAMES = ['n1', 'n2', 'n3'] as const;
const CLEAN_UP = fileURLToPath(new URL('cluster-clean-up.mjs', import.meta.url));
const RENDER = fileURLToPath(new URL('../../../deploy/postgres/render.mjs', import.meta.url));

async function choosePorts(): Promise<Ports> {
  const free = await freePorts(15);
  const next = () => free.pop() ?? 0;
  const takePorts = () => ({ postgres: next(), patroni: next(), etcd: next(), etcdPeer: next() });
  return {
    n1: takePorts(),
    n2: takePorts(),
    n3: takePorts(),
    primary: next(),
    replicas: next(),
    pooler: next(),
  };
}

/** The owner's `cluster.json`, with all three machines on this one. */
function settingsFor(folder: string, ports: Ports) {
  const address = '127.0.0.1';
  const { primary, replicas, pooler } = ports;
  return {
    cluster: CLUSTER,
    network: '127.0.0.1/32',
    nodes: NAMES.map((name) => ({
      name,
      address,
      ...ports[name],
      dataFolder: join(folder, name, 'data'),
      runFolder: join(folder, name, 'run'),
      etcdFolder: join(folder, name, 'etcd'),
    })),
    postgres: { programs: programsOfPostgres(), sharedBuffers: '64MB', walKept: '256MB' },
    // Omits HAProxy's global settings, which need root.
    haproxy: { address, primary, replicas, global: '' },
    pgbouncer: { port: pooler, folder: join(folder, 'product') },
  };
}

/** Finds the program folder of the newest PostgreSQL from Debian's packages. */
function programsOfPostgres(): string {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(join(folder, 'pg_rewind'))) ?? '';
}

function isHealthy(members: readonly Member[]): boolean {
  const count = (role: string) => members.filter((member) => member.role === role).length;
  return (
    members.length === NAMES.length &&
    count('leader') === 1 &&
    count('sync_standby') === 1 &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  );
}

async function isPrimary({ ask }: Pick<DatabaseCluster, 'ask'>): Promise<boolean> {
  const question = 'select not pg_is_in_recovery() as is_primary';
  const rows = await ask<{ is_primary: boolean }>(question).catch(() => []);
  return rows[0]?.is_primary ?? false;
}

async function askAs<Row extends object>(
  password: string,
  port: number,
  sql: string,
): Promise<Row[]> {
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 };
  const client = new pg.Client({ connectionString, ...timeouts });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
