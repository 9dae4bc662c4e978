import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Application } from './application.ts';

export type HttpListener = {
  /** Lets the requests in that have been waiting since the port was taken. */
  open(application: Served): void;
  /** From here on each answer says that its connection ends with it. */
  endKeepAlive(): void;
  /**
   * Takes no new connections, lets the running requests finish (8 s at most). Gently, connections that are idle
   * stay for 5 s: others listen on the port, and nobody has been told to go elsewhere.
   */
  close(how?: { gently: boolean }): Promise<void>;
};

type Served = Pick<Application, 'fetch' | 'serveCached'>;

const DRAIN_MS = 8_000;
const IDLE_MS = 5_000;
const OFTEN_MS = 100;

/** Takes the port at once, before anything slow is started: a taken port is known early, and nobody can slip in. */
export async function openHttpListener(
  port: number,
  host: string | undefined,
): Promise<HttpListener> {
  const waiting = Promise.withResolvers<Served>();
  let opened: Served | undefined;
  let isEnding = false;
  const answer = getRequestListener(async (request, env) =>
    (await waiting.promise).fetch(request, env as HttpBindings),
  );
  const server = createServer(LIMITS, (request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
    if (hasTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end('Bad Request');
    else if (!opened?.serveCached(request, response)) void answer(request, response);
  });
  await listen(server, port, host);
  return {
    open(application) {
      opened = application;
      waiting.resolve(application);
    },
    endKeepAlive() {
      isEnding = true;
    },
    close({ gently } = { gently: false }) {
      isEnding = true;
      return close(server, { drainMs: opened ? DRAIN_MS : 0, idleMs: gently ? IDLE_MS : 0 });
    },
  };
}

const LIMITS = {
  headersTimeout: 15_000,
  // A photo of 5 MB from a phone on the water takes its time.
  requestTimeout: 180_000,
  // Longer than the minute a proxy usually keeps an idle connection, so that it is the proxy who closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Whom such a request is for, two proxies may read differently (RFC 9112, 3.2): nobody answers it. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(inWords(error, port, host))),
    );
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs rights this user does not have. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this machine.`;
    default:
      return `The server cannot listen on port ${port}: ${error.message}`;
  }
}

type Closing = { drainMs: number; idleMs: number };

function close(server: Server, { drainMs, idleMs }: Closing): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => server.closeIdleConnections();
    const timers = [
      setTimeout(() => server.closeAllConnections(), drainMs),
      // What was answered meanwhile may have left its connection idle.
      setInterval(closeIdle, Math.max(idleMs, OFTEN_MS)),
    ];
    // Of the plain server: that of HTTP would close idle connections at once.
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearInterval(timer);
      resolve();
    });
    if (idleMs === 0) closeIdle();
  });
}
