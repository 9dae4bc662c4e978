import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Product } from './product.ts';

export type FrontDoor = {
  /** Lets the requests in that have been waiting since the port was taken. */
  open(product: Pick<Product, 'fetch'>): void;
  /** Takes no new requests, lets the running ones finish (8 s at most). */
  close(): Promise<void>;
};

const DRAIN_MS = 8_000;

/** Takes the port at once, before anything slow is started: a taken port is known early, and nobody can slip in. */
export async function openFrontDoor(port: number, host: string | undefined): Promise<FrontDoor> {
  const waiting = Promise.withResolvers<Pick<Product, 'fetch'>>();
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (hasTwoHosts(env as HttpBindings)) return new Response('Bad Request', { status: 400 });
      return (await waiting.promise).fetch(request, env as HttpBindings);
    },
    serverOptions: {
      headersTimeout: 15_000,
      // A photo of 5 MB from a phone on the water takes its time.
      requestTimeout: 180_000,
      // Longer than the minute a proxy usually keeps an idle connection, so that it is the proxy who closes.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
  }) as Server;
  await listen(server, port, host);
  let isOpen = false;
  return {
    open(product) {
      isOpen = true;
      waiting.resolve(product);
    },
    close: () => close(server, isOpen ? DRAIN_MS : 0),
  };
}

/** Whom such a request is for, two proxies may read differently (RFC 9112, 3.2): nobody answers it. */
function hasTwoHosts({ incoming: { rawHeaders } }: HttpBindings): boolean {
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

function close(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
