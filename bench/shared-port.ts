import cluster, { type Worker } from 'node:cluster';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './load-generator.ts';
import { actsPerSecond } from './load.ts';
import { ask, startFree } from './pinned-process.ts';

// `node bench/shared-port.ts`: three ways for two processes to have one port (docs/decisions/0078).
const WAYS = ['handed out in turn', 'one shared handle', 'SO_REUSEPORT'] as const;
type Way = (typeof WAYS)[number];

const PORT = 34_567;
const WORKERS = 2;
const CONNECTIONS = 16;
const SECONDS = 3;
/** What a worker does for a request, in milliseconds. */
const BUSY_MS = 0.3;

const way = process.argv[2] as Way | undefined;
if (cluster.isWorker) serve(process.env['WAY'] as Way);
else if (way) await measure(way);
else for (const each of WAYS) spawnSync(process.execPath, [self(), each], { stdio: 'inherit' });

function self(): string {
  return fileURLToPath(import.meta.url);
}

function serve(given: Way): void {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    for (const until = performance.now() + BUSY_MS; performance.now() < until;);
    response.setHeader('content-length', 2).end('ok');
  });
  const own = given === 'SO_REUSEPORT' ? { reusePort: true, exclusive: true } : {};
  server.listen({ port: PORT, ...own });
  process.on('message', (order) => {
    if (order === 'count') process.send?.(requests);
    if (order === 'close') server.close(() => process.exit(0));
  });
}

async function measure(given: Way): Promise<void> {
  cluster.schedulingPolicy = given === 'handed out in turn' ? cluster.SCHED_RR : cluster.SCHED_NONE;
  const fork = async () => {
    const worker = cluster.fork({ WAY: given });
    await once(worker, 'listening');
    return worker;
  };
  const workers = await Promise.all(Array.from({ length: WORKERS }, fork));
  const [kept, keptSpread] = await spread(workers, keptConnections);
  const [fresh, freshSpread] = await spread(workers, () =>
    freshConnections().then(({ rate }) => rate),
  );
  const closing = freshConnections(() => workers[0]?.send('close'));
  const closed = await closing;
  const another = await fork();
  const killed = await freshConnections(() => another.process.kill('SIGKILL'));
  console.log(
    [
      `${given.padEnd(20)} on ${availableParallelism()} cores`,
      `kept connections ${kept.toFixed(0)}/s (busier worker ${keptSpread})`,
      `new ones ${fresh.toFixed(0)}/s (${freshSpread})`,
      `broken by a worker that closes ${closed.broken}, that is killed ${killed.broken}`,
    ].join(' · '),
  );
  process.exit(0);
}

/** A rate, and the share of the worker that answered more. */
async function spread(
  workers: Worker[],
  rate: () => Promise<number>,
): Promise<[rate: number, share: string]> {
  const count = () =>
    Promise.all(
      workers.map(async (worker) => {
        worker.send('count');
        const [requests] = (await once(worker, 'message')) as [number];
        return requests;
      }),
    );
  const before = await count();
  const rated = await rate();
  const own = (await count()).map((requests, nth) => requests - (before[nth] ?? 0));
  const all = own.reduce((sum, each) => sum + each, 0);
  return [rated, `${((Math.max(...own) / all) * 100).toFixed(0)} %`];
}

async function keptConnections(): Promise<number> {
  const load = startFree('./load-generator.ts');
  const asked: Load = {
    ...{ port: PORT, path: '/', headers: {}, connections: CONNECTIONS, seconds: SECONDS },
  };
  const { answers, seconds } = await ask<LoadResult>(load, asked);
  load.kill();
  return answers / seconds;
}

/** Each request on a connection of its own; `midway` happens in the middle. */
async function freshConnections(midway = () => {}): Promise<{ rate: number; broken: number }> {
  let broken = 0;
  const timer = setTimeout(midway, (SECONDS * 1000) / 2);
  const one = () =>
    new Promise<void>((resolve) => {
      const where = { port: PORT, host: '127.0.0.1', agent: false, timeout: 2000 };
      const asked = get(where, (response) => {
        response.resume();
        response.on('close', resolve);
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.on('error', () => {
        broken += 1;
        resolve();
      });
    });
  const rate = await actsPerSecond(one, { callers: CONNECTIONS, seconds: SECONDS });
  clearTimeout(timer);
  return { rate, broken };
}
