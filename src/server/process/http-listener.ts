import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { REQUEST_ID } from '../platform/http/requests/request-id.ts';
import type { Application } from './application.ts';
import { listenOn } from './listen-on.ts';
import type { RequestWatch } from './request-watch.ts';

/** Answers the requests on connections that it is given. */
export type HttpAnswerer = {
  server: Server;
  /** Lets the requests in that have been waiting. */
  open(application: Served): void;
  /** From here on each answer says that its connection ends with it. */
  endKeepAlive(): void;
  /**
   * Lets the running requests finish (8 s at most). Gently, connections that are idle stay for 5 s: others are there
   * for new ones, and nobody has been told to go elsewhere.
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
    // HTTP/1.0 needs none, and links are made of PUBLIC_URL.
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

/** Takes the port at once, before anything slow is started: a taken port is known early, and nobody can slip in. */
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
  // Decided by hasWrongHosts.
  requireHostHeader: false,
  headersTimeout: 15_000,
  // A photo of 5 MB from a phone on the water takes its time.
  requestTimeout: 180_000,
  // Longer than the minute a proxy usually keeps an idle connection, so that it is the proxy who closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Two proxies may disagree about whom a request with several hosts is for (RFC 9112, 3.2), and from HTTP/1.1 on one
 * is needed. Health checks of balancers often send none.
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
  // Of the plain server: that of HTTP would close idle connections at once.
  if (server.listening) NetServer.prototype.close.call(server);
  const began = performance.now();
  const waited = () => performance.now() - began;
  while (connections.size > 0) {
    // What was answered meanwhile may have left its connection idle.
    if (waited() >= idleMs) server.closeIdleConnections();
    if (waited() >= drainMs) server.closeAllConnections();
    if (waited() > drainMs + OFTEN_MS) return;
    await sleep(OFTEN_MS);
  }
}
