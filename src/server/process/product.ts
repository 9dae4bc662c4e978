import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Config } from '../settings/config.ts';
import type { Log } from '../log.ts';

/** What the product needs from the process around it. */
export type ProductNeeds = { config: Config; databaseUrl: string; log: Log };

/** The product as the process sees it: opened once, served, told when it can be reached, closed. */
export type Product = {
  fetch(request: Request, env?: HttpBindings): Response | Promise<Response>;
  /** Answers from the response cache, past all else; false when it has no answer. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Called once, when the server answers on its port: what talks to the product over HTTP may begin. */
  listenBack(address: { port: number }): Promise<void>;
  close(): Promise<void>;
};
