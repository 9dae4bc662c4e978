import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinMs } from './call-deadline.ts';
import { PaymentsUnavailable } from './card-payments.ts';
import { openStripePayments } from './stripe/stripe-payments.ts';

/** Provider that accepts every request, but never answers or never completes its answer. */
let stalling: Server;
let asked = 0;
beforeAll(async () => {
  stalling = createServer((request, response) => {
    asked += 1;
    if (request.url?.includes('cs_begun')) response.writeHead(200).write('{"id":');
  });
  await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stalling.closeAllConnections();
  stalling.close();
});

const payments = () =>
  openStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: undefined,
    apiUrl: () => `http://127.0.0.1:${(stalling.address() as AddressInfo).port}`,
  });

test('all attempts to reach a stalled provider together end by the caller’s deadline', async () => {
  const cards = payments();
  await withinMs(300, async () => {
    for (const id of ['cs_silent', 'cs_begun', 'cs_silent']) {
      await expect(cards.findSession(id)).rejects.toThrow(PaymentsUnavailable);
    }
  });
  expect(asked).toBeGreaterThan(0);
});
