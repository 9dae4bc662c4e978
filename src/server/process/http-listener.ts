import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { REQUEST_ID } from '../platform/http/requests/request-id.ts';
import type { Application } from './application.ts';
import { listenOn } from './listen-on.ts';
import type { RequestWatch } from './request-watch.ts';

/** Answers HTTP requests, on its own port or on connections from the main process. */
export type HttpAnswerer = {
  server: Server;
  /** Starts to serve, beginning with the waiting requests. */
  open(application: Served): void;
  /** Adds `Connection: close` to all further responses. */
  endKeepAlive(): void;
  /**
   * Waits up to 8 s for running requests. `gently` leaves idle connections open for 5 s, because other workers accept
   * new connections and the clients got no `Connection: close`.
   */
  close(how?: { gently: boolean }): Promise<void>;
};

type Served = Pick<Application, 'fetch' | 'serveCached'>;

const DRAIN_MS = 8_000;
const IDLE_MS = 5_000;
const OFTEN_MS = 100;

export function openHttpAnswerer(watch: RequestWatch): HttpAnswerer {
  const waiting = Promise.withResolvers<Served>();
  let opened: Served | undefined;
  let isEnding = false;
  const answer = getRequestListener(
    async (request, env) => (await waiting.promise).fetch(request, env as HttpBindings),
    // HTTP/1.0 has no Host header; links are built from PUBLIC_URL anyway.
    { hostname: 'localhost' },
  );
  const server = createServer(LIMITS, (request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
    const work = watch.begin(request, response);
    if (hasWrongHosts(request)) {
      const head = { connection: 'close', [REQUEST_ID]: work.requestId };
      response.writeHead(400, head).end('Bad Request');
    } else if (!opened?.serveCached(request, response, work)) {
      watch.during(work, request, response, () => answer(request, response));
    }
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    server,
    open(application) {
      opened = application;
      waiting.resolve(application);
    },
    endKeepAlive() {
      isEnding = true;
    },
    close({ gently } = { gently: false }) {
      isEnding = true;
      const limits = { drainMs: opened ? DRAIN_MS : 0, idleMs: gently ? IDLE_MS : 0 };
      return close(server, connections, limits);
    },
  };
}

/** Binds the port before slow parts of the start: a taken port is reported early, and no other process can take it. */
export async function openHttpListener(
  port: number,
  host: string | undefined,
  watch: RequestWatch,
): Promise<HttpAnswerer> {
  const answerer = openHttpAnswerer(watch);
  await listenOn(answerer.server, port, host);
  return answerer;
}

const LIMITS = {
  // Checked by hasWrongHosts instead.
  requireHostHeader: false,
  headersTimeout: 15_000,
  // Allows for a 5 MB photo over a slow mobile connection.
  requestTimeout: 180_000,
  // Longer than a proxy's usual idle minute, so that the proxy closes first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Detects several or missing Host headers: proxies may disagree on the target (RFC 9112, 3.2). Tolerates HTTP/1.0
 * health checks without one.
 */
function hasWrongHosts({ rawHeaders, httpVersion, url }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 0) return hosts > 1;
  return httpVersion !== '1.0' && url !== '/readyz' && url !== '/healthz';
}

type Limits = { drainMs: number; idleMs: number };

async function close(
  server: Server,
  connections: ReadonlySet<Socket>,
  { drainMs, idleMs }: Limits,
): Promise<void> {
  // Bypasses the HTTP server's `close`, which would close idle connections immediately.
  if (server.listening) NetServer.prototype.close.call(server);
  const began = performance.now();
  const waited = () => performance.now() - began;
  while (connections.size > 0) {
    // Responses sent since the last round may have left idle connections.
    if (waited() >= idleMs) server.closeIdleConnections();
    if (waited() >= drainMs) server.closeAllConnections();
    if (waited() > drainMs + OFTEN_MS) return;
    await sleep(OFTEN_MS);
  }
}
