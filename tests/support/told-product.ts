import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { openLocalServer } from './local-server.ts';

type Read<Delivery> = (raw: string, headers: IncomingHttpHeaders) => Delivery;

/**
 * Takes what a sandbox tells the product at this path and keeps it, in the order it came.
 * `answer` is the status it gives, and what it says when it is asked for a handshake.
 */
export async function openToldProduct<Delivery>(path: string, read: Read<Delivery>) {
  const deliveries: Delivery[] = [];
  const answer = { status: 200, toChallenge: (challenge: string) => challenge };
  const shakeHands = (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '', 'http://product');
    response.writeHead(200).end(answer.toChallenge(searchParams.get('challenge') ?? ''));
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    deliveries.push(read(await text(request), request.headers));
    response.writeHead(answer.status).end();
  };
  const server = await openLocalServer((request, response) => {
    if (request.method === 'GET') shakeHands(request, response);
    else void take(request, response);
  });
  return { url: `${server.base}${path}`, deliveries, answer, close: server.close };
}
