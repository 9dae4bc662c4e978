import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's own server answering the same bytes: what the product's answers are measured against. */
export async function startBareServer(
  bytes: Uint8Array,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
