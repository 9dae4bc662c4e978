import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers and bytes of a URL. */
export type BareFile = { headers: Record<string, string>; bytes: Uint8Array | string };

/** Baseline: Node's HTTP server sending the same bytes as the product. */
export async function startBareServer(
  files: Readonly<Record<string, BareFile>>,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
