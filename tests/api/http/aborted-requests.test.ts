import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ LOG_REQUESTS: 'on' });
});
afterAll(() => world.close());

test.each(['/checkout/create', '/api/bookings', '/webhooks/stripe', '/auth/v1/token'])(
  'an aborted request body to %s is a client error and not a database outage',
  async (path) => {
    const before = await countOf(400);
    for (let nth = 0; nth < 5; nth += 1) await breakOff(path);
    await expect.poll(() => countOf(400), { timeout: 30_000 }).toBe(before + 5);
    expect(await countOf(503)).toBe(0);
    expect(world.product.output()).not.toMatch(/database is away|failed \(reference/);
  },
);

/** Declares a body, sends part of it, then disconnects. */
async function breakOff(path: string): Promise<void> {
  const { hostname, port } = new URL(world.baseUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(
    `POST ${path}?grant_type=password HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":`,
  );
  // Flushed before the disconnect, or the server would see no request.
  await new Promise((resolve) => socket.write('"b', resolve));
  socket.resetAndDestroy();
  await once(socket, 'close');
}

/** Counts the requests that were answered with a status. */
async function countOf(status: number): Promise<number> {
  const text = await (await fetch(`${world.baseUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.includes(`"${status}"`));
  return lines.reduce(
    (sum, line) => sum + (/_count|_total/.test(line) ? Number(line.split(' ').at(-1)) : 0),
    0,
  );
}
