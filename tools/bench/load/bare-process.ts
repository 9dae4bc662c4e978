import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';

/** A response as sent over the wire. */
export type BareAnswer = { path: string; head: string[]; body: Uint8Array };
export type BarePorts = { http: number; tcp: number };

/**
 * Runs in a separate process. Baseline of the product: Node's HTTP server sending the same head and body. Baseline of
 * the load generator: a socket that sends these bytes for any input.
 */
process.on('message', ({ path, head, body }: BareAnswer) => {
  const http = createHttpServer((request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    return response.writeHead(200, head).end(body);
  });
  const lines = Array.from({ length: head.length / 2 }, (_, at) => head.slice(2 * at, 2 * at + 2));
  const written = `HTTP/1.1 200 OK\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  const answer = Buffer.concat([Buffer.from(written), body]);
  const tcp = createTcpServer({ noDelay: true }, (socket) => {
    socket.on('data', () => socket.write(answer)).on('error', () => {});
  });
  void Promise.all([portOf(http), portOf(tcp)]).then(([httpPort, tcpPort]) =>
    process.send?.({ http: httpPort, tcp: tcpPort } satisfies BarePorts),
  );
});

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
