import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startProduct } from '../support/product/product.ts';
import { createTestDatabase } from '../support/product/test-database.ts';

const SILENT_MS = 12_000;

/** Forwards the first connection, stalls all within `SILENT_MS` of the second one, and forwards later ones. */
async function openSilentWay(
  url: string,
): Promise<{ url: string; unanswered: () => number; server: Server }> {
  const { hostname, port } = new URL(url);
  let connections = 0;
  let silentUntil = 0;
  let unanswered = 0;
  const pass = (client: Socket) => {
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const)
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to);
  };
  const server = createServer((client) => {
    connections += 1;
    if (connections === 2) silentUntil = Date.now() + SILENT_MS;
    if (connections === 1 || Date.now() > silentUntil) return pass(client);
    unanswered += 1;
    client.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way = new URL(url);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: way.href, unanswered: () => unanswered, server };
}

test('a start keeps waiting if the database stops answering after the first connection', async () => {
  const database = await createTestDatabase();
  const way = await openSilentWay(database.url);
  const product = await startProduct({ databaseUrl: way.url });
  expect(way.unanswered()).toBeGreaterThan(1);
  expect(product.output()).toMatch(/Waiting for the database: /);
  await product.stop();
  way.server.close();
  await database.drop();
});
