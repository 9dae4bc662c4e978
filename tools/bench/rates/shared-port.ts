import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { createServer as createDoor, Server as NetServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from '../load/load-generator.ts';
import { actsPerSecond } from '../load/load.ts';
import { ask, startFree } from '../load/pinned-process.ts';

// `node tools/bench/rates/shared-port.ts`: compares ways for two processes to share a port (docs/decisions/0078).
const WAYS = ['a door of ours', 'cluster, in turn', 'cluster, one handle', 'SO_REUSEPORT'] as const;
type Way = (typeof WAYS)[number];

const PORT = 34_567;
const CONNECTIONS = 16;
const SECONDS = 2;
/** CPU time of a request in a worker, in milliseconds. */
const BUSY_MS = 0.3;

const SELF = fileURLToPath(import.meta.url);
const [, , way, role] = process.argv as [string, string, Way | undefined, string | undefined];
if (way && (role || cluster.isWorker)) serve(way);
else if (way) await measure(way);
else for (const each of WAYS) spawnSync(process.execPath, [SELF, each], { stdio: 'inherit' });

function serve(given: Way): void {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    for (const until = performance.now() + BUSY_MS; performance.now() < until;);
    response.setHeader('content-length', 2).end('ok');
  });
  if (given !== 'a door of ours') {
    const own = given === 'SO_REUSEPORT' ? { reusePort: true, exclusive: true } : {};
    server.listen({ port: PORT, ...own }, () => process.send?.('here'));
  } else process.send?.('here');
  process.on('message', (order, socket) => {
    if (order === 'count') process.send?.({ requests });
    if (order === 'close') closeGently(server);
    if (typeof order !== 'number') return;
    process.send?.(order);
    if (!socket) return;
    server.emit('connection', socket);
    (socket as Socket).resume();
  });
}

/** Stops accepting connections; existing ones, including idle ones, have a second to end. */
function closeGently(server: Server): void {
  if (server.listening) NetServer.prototype.close.call(server);
  setTimeout(() => process.exit(0), 1000);
}

async function measure(given: Way): Promise<void> {
  const rr = given === 'cluster, in turn';
  cluster.schedulingPolicy = rr ? cluster.SCHED_RR : cluster.SCHED_NONE;
  const workers: ChildProcess[] = [];
  const start = async () => {
    const isCluster = given.startsWith('cluster') || given === 'SO_REUSEPORT';
    const worker = isCluster ? forkInCluster(given) : fork(SELF, [given, 'worker']);
    await once(worker, 'message');
    workers.push(worker);
    worker.once('exit', () => leave(workers, worker));
    return worker;
  };
  const first = await start();
  await start();
  if (given === 'a door of ours') await openDoor(workers);
  const [kept, keptSpread] = await spread(workers, keptConnections);
  const [fresh, freshSpread] = await spread(workers, async () => (await freshConnections()).rate);
  const closed = await freshConnections(() => {
    if (given === 'a door of ours') leave(workers, first);
    first.send('close');
  });
  const another = await start();
  const killed = await freshConnections(() => another.kill('SIGKILL'));
  console.log(
    [
      `${given.padEnd(19)} kept connections ${kept.toFixed(0)}/s (busier worker ${keptSpread})`,
      `new ones ${fresh.toFixed(0)}/s (${freshSpread})`,
      `a worker that closes breaks ${closed.broken}`,
      `one that is killed ${killed.broken}, and leaves ${killed.unanswered} without an answer`,
    ].join(' · '),
  );
  process.exit(0);
}

function leave(workers: ChildProcess[], worker: ChildProcess): void {
  if (workers.includes(worker)) workers.splice(workers.indexOf(worker), 1);
}

/** Dispatches like src/server/process/workers/connection-dispatcher.ts. */
async function openDoor(workers: ChildProcess[]): Promise<void> {
  const waiting = new Map<number, { socket: Socket; to: ChildProcess | undefined }>();
  const known = new Set<ChildProcess>();
  let connections = 0;
  const give = (connection: number) => {
    const each = waiting.get(connection);
    const to = workers[connection % workers.length];
    if (!each || !to) return;
    each.to = to;
    if (!known.has(to)) hear(to);
    to.send(connection, each.socket, { keepOpen: true }, () => {});
  };
  const hear = (worker: ChildProcess) => {
    known.add(worker);
    worker.on('message', (taken: unknown) => {
      if (typeof taken !== 'number') return;
      waiting.get(taken)?.socket.destroy();
      waiting.delete(taken);
    });
    worker.once('exit', () => {
      for (const [connection, { to }] of waiting) if (to === worker) give(connection);
    });
  };
  const door = createDoor({ pauseOnConnect: true, noDelay: true }, (socket) => {
    connections += 1;
    waiting.set(connections, { socket, to: undefined });
    give(connections);
  });
  door.listen(PORT);
  await once(door, 'listening');
}

/** A rate, and the share of the busier worker. */
async function spread(
  workers: ChildProcess[],
  rate: () => Promise<number>,
): Promise<[rate: number, share: string]> {
  const count = () => Promise.all(workers.map(requestsOf));
  const before = await count();
  const rated = await rate();
  const own = (await count()).map((requests, nth) => requests - (before[nth] ?? 0));
  const all = own.reduce((sum, each) => sum + each, 0);
  return [rated, `${((Math.max(...own) / all) * 100).toFixed(0)} %`];
}

function requestsOf(worker: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const hear = (told: unknown) => {
      if (typeof told !== 'object' || told === null || !('requests' in told)) return;
      worker.off('message', hear);
      resolve(Number(told.requests));
    };
    worker.on('message', hear);
    worker.send('count');
  });
}

async function keptConnections(): Promise<number> {
  const load = startFree('./load-generator.ts');
  const asked: Load = {
    port: PORT,
    path: '/',
    headers: {},
    connections: CONNECTIONS,
    seconds: SECONDS,
  };
  const { answers, seconds } = await ask<LoadResult>(load, asked);
  load.kill();
  return answers / seconds;
}

type Fresh = { rate: number; broken: number; unanswered: number };

/** Sends each request on a new connection; calls `midway` halfway. */
async function freshConnections(midway = () => {}): Promise<Fresh> {
  let broken = 0;
  let unanswered = 0;
  const timer = setTimeout(midway, (SECONDS * 1000) / 2);
  const one = () =>
    new Promise<void>((resolve) => {
      const where = { port: PORT, host: '127.0.0.1', agent: false, timeout: 2000 };
      const asked = get(where, (response) => {
        response.resume();
        response.on('close', resolve);
      });
      asked.on('timeout', () => {
        unanswered += 1;
        broken -= 1;
        asked.destroy(new Error('no answer'));
      });
      asked.on('error', () => {
        broken += 1;
        resolve();
      });
    });
  const rate = await actsPerSecond(one, { callers: CONNECTIONS, seconds: SECONDS });
  clearTimeout(timer);
  return { rate, broken, unanswered };
}

function forkInCluster(given: Way): ChildProcess {
  cluster.setupPrimary({ args: [given] });
  return cluster.fork().process;
}
