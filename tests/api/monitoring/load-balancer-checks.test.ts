import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

/** Sends a request of exactly these lines; returns the status. */
async function ask(...lines: string[]): Promise<string | undefined> {
  const { hostname, port } = new URL(world.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write([...lines, '', ''].join('\r\n'));
  return /^HTTP\/1\.1 (\d{3}) /.exec(await text(socket))?.[1];
}

test.each([
  // `option httpchk` alone, with a path, and with a version: HAProxy adds no Host by itself.
  ['OPTIONS / HTTP/1.0'],
  ['GET /readyz HTTP/1.0'],
  ['GET /healthz HTTP/1.0'],
  ['HEAD /readyz HTTP/1.0'],
  ['GET /readyz HTTP/1.1', 'Connection: close'],
  ['GET /healthz HTTP/1.1', 'Connection: close'],
  ['GET /readyz HTTP/1.1', 'Host: 10.0.0.7:3000', 'Connection: close'],
  ['GET / HTTP/1.0'],
])('the health check %s is answered', async (...lines) => {
  expect(await ask(...lines)).toBe('200');
});

test('every other HTTP/1.1 request needs exactly one Host header', async () => {
  expect(await ask('GET / HTTP/1.1', 'Connection: close')).toBe('400');
  expect(await ask('GET /readyz HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close')).toBe('400');
});

test('a server is not ready while an SQL function is missing, but is ready with a newer version of it', async () => {
  const { database } = world;
  const ready = () => ask('GET /readyz HTTP/1.0');
  const { rows } = await database.query<{ checksum: string }>(
    "delete from sql_functions where name = 'refuse' returning checksum",
  );
  try {
    await expect.poll(ready).toBe('503');
    await database.query("insert into sql_functions (name, checksum) values ('refuse', 'newer')");
    await expect.poll(ready).toBe('200');
  } finally {
    await database.query(
      `insert into sql_functions (name, checksum) values ('refuse', $1)
       on conflict (name) do update set checksum = excluded.checksum`,
      [rows[0]?.checksum],
    );
  }
});
