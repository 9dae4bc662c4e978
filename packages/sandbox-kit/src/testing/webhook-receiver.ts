import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTestServer } from './test-server.ts';

type Read<Delivery> = (raw: string, headers: IncomingHttpHeaders) => Delivery;

/**
 * The application's webhook endpoint: stores deliveries in order of arrival. `answer` sets the status of its responses
 * and its reply to the challenge that a provider sends first.
 */
export async function createWebhookReceiver<Delivery>(path: string, read: Read<Delivery>) {
  const deliveries: Delivery[] = [];
  const answer = { status: 200, toChallenge: (challenge: string) => challenge };
  const shakeHands = (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '', 'http://application');
    response.writeHead(200).end(answer.toChallenge(searchParams.get('challenge') ?? ''));
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    deliveries.push(read(await text(request), request.headers));
    response.writeHead(answer.status).end();
  };
  const server = await createTestServer((request, response) => {
    if (request.method === 'GET') shakeHands(request, response);
    else void take(request, response);
  });
  return { url: `${server.base}${path}`, deliveries, answer, close: server.close };
}
