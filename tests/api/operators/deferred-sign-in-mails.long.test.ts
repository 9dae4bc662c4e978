import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  createOperatorWorld,
  PASSWORD,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { startProduct } from '../../support/product/product.ts';
import { createMailServer } from '../../support/providers/mail-server.ts';

type SilentRelay = { port: number; givenUp: () => number; close: () => Promise<void> };

/** A mail server that accepts every connection and never answers. */
async function openSilentRelay(): Promise<SilentRelay> {
  const open = new Set<Socket>();
  let givenUp = 0;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      givenUp += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    givenUp: () => givenUp,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

let relay: SilentRelay;
let world: OperatorWorld;
beforeAll(async () => {
  relay = await openSilentRelay();
  world = await createOperatorWorld({ SMTP_URL: `smtp://127.0.0.1:${relay.port}` });
});
afterAll(() => world.close());

const post = async (path: string, payload: object) => {
  const answer = await fetch(`${world.baseUrl}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return answer.status;
};

test('a hanging mail server does not delay responses, and the mails are still sent after a crash', async () => {
  const known = 'rosa@demo.test';
  const unknown = 'newcomer@example.com';
  const statuses: number[] = [];
  for (const email of [known, unknown]) {
    statuses.push(await post('/recover', { email }));
    statuses.push(await post('/otp', { email }));
    statuses.push(await post('/signup', { email, password: PASSWORD }));
    const operator = { name: 'Nadia Romney', email: `also-${email}`, password: PASSWORD };
    statuses.push((await call(world.baseUrl, 'register', { payload: operator })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  // The server answered every request while the relay still held all connections.
  expect(relay.givenUp()).toBe(0);

  await world.product.kill9();
  await relay.close();
  const server = await createMailServer(relay.port);
  const revived = await startProduct({
    databaseUrl: world.databaseUrl,
    env: { PORT: new URL(world.baseUrl).port, SMTP_URL: server.url, DEMO: 'on' },
  });
  const came = () => server.accepted.flatMap(({ to }) => to);
  await expect
    .poll(came, { timeout: 45_000, interval: 200 })
    .toEqual(expect.arrayContaining([known, unknown, `also-${known}`, `also-${unknown}`]));
  await revived.stop();
  await server.close();
});
