import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A small load balancer: polls each server's readiness, distributes requests round robin to ready servers, and keeps
 * connections alive. If a server refuses a connection, drops that server and tries the next one. Answers a request that
 * broke later with 502.
 */
export type ReadyBalancer = {
  url: string;
  /** Servers that currently get requests. */
  ready(): string[];
  close(): Promise<void>;
};

const LOOK_MS = 100;

export async function createReadyBalancer(servers: readonly string[]): Promise<ReadyBalancer> {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 30_000 });
  let ready: string[] = [];
  let isClosed = false;
  let requests = 0;
  const look = async () => {
    while (!isClosed) {
      const areReady = await Promise.all(servers.map(isReady));
      ready = servers.filter((_, nth) => areReady[nth]);
      await sleep(LOOK_MS);
    }
  };
  const looking = look();
  const giveTurn = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = Buffer.concat(await asked.toArray());
    const giveToNext = (): void => {
      const target = ready[requests % ready.length];
      requests += 1;
      if (target === undefined) return void answer.writeHead(503).end('{}');
      pass({ asked, body, target, agent }, answer, () => {
        ready = ready.filter((each) => each !== target);
        giveToNext();
      });
    };
    giveToNext();
  };
  const balancer = createServer((asked, answer) => void giveTurn(asked, answer));
  await new Promise<void>((resolve) => balancer.listen(0, resolve));
  return {
    url: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    ready: () => ready,
    async close() {
      isClosed = true;
      await looking;
      agent.destroy();
      await new Promise<void>((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      });
    },
  };
}

async function isReady(server: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`${server}/readyz`, { signal }).catch(() => null);
  return answer?.ok ?? false;
}

type Passed = { asked: IncomingMessage; body: Buffer; target: string; agent: Agent };

function pass({ asked, body, target, agent }: Passed, answer: ServerResponse, refused: () => void) {
  const { method = 'GET', headers, url = '/' } = asked;
  const passed = request(new URL(url, target), { method, headers, agent }, (given) => {
    const { connection: _, 'keep-alive': __, ...kept } = given.headers;
    answer.writeHead(given.statusCode ?? 502, kept);
    given.pipe(answer);
    given.on('error', () => answer.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) answer.destroy();
    else if (isRefused(error)) refused();
    else answer.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  });
  passed.end(body);
}

/** Returns true if all addresses of the host refused the connection. */
function isRefused(error: NodeJS.ErrnoException): boolean {
  const all = error instanceof AggregateError ? (error.errors as NodeJS.ErrnoException[]) : [error];
  return all.every(({ code }) => code === 'ECONNREFUSED');
}
