import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { REQUEST_ID } from '../http/request-id.ts';
import type { Application } from './application.ts';
import type { RequestWatch } from './request-watch.ts';

export type HttpListener = {
  /** Lets the requests in that have been waiting since the port was taken. */
  open(application: Served): void;
  /** Takes no new requests, lets the running ones finish (8 s at most). */
  close(): Promise<void>;
};

type Served = Pick<Application, 'fetch' | 'serveCached'>;

const DRAIN_MS = 8_000;

/** Takes the port at once, before anything slow is started: a taken port is known early, and nobody can slip in. */
export async function openHttpListener(
  port: number,
  host: string | undefined,
  watch: RequestWatch,
): Promise<HttpListener> {
  const waiting = Promise.withResolvers<Served>();
  let opened: Served | undefined;
  const answer = getRequestListener(async (request, env) =>
    (await waiting.promise).fetch(request, env as HttpBindings),
  );
  const server = createServer(LIMITS, (request, response) => {
    const work = watch.begin(request, response);
    if (hasTwoHosts(request)) {
      const head = { connection: 'close', [REQUEST_ID]: work.requestId };
      response.writeHead(400, head).end('Bad Request');
    } else if (!opened?.serveCached(request, response, work)) {
      watch.during(work, request, response, () => answer(request, response));
    }
  });
  await listen(server, port, host);
  return {
    open(application) {
      opened = application;
      waiting.resolve(application);
    },
    close: () => close(server, opened ? DRAIN_MS : 0),
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

function close(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
