import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

/** A fault of the connection to a service. */
export type Fault =
  | { kind: 'none' }
  /** Resets open and new connections. */
  | { kind: 'away' }
  /** Delays every chunk of a response. */
  | { kind: 'slow'; ms: number }
  /** Forwards the request, then cuts off the response in the middle. */
  | { kind: 'cut' }
  /** Accepts connections and requests without ever responding. */
  | { kind: 'silent' };

/** A TCP proxy to one service, for any protocol. */
export type FaultProxy = {
  port: number;
  url: string;
  set(fault: Fault): void;
  close(): Promise<void>;
};

/** Opens a proxy to a service's port. With a certificate, it terminates TLS. */
export async function openFaultProxy(
  servicePort: number,
  certificate?: Certificate,
): Promise<FaultProxy> {
  let fault: Fault = { kind: 'none' };
  const open = new Set<Socket>();

  function accept(client: Socket): void {
    client.on('error', () => client.destroy());
    if (fault.kind === 'away') return reset(client);
    const service = connect(servicePort, '127.0.0.1');
    service.on('error', () => reset(client));
    service.on('data', (piece: Buffer) => answer(client, service, piece));
    service.on('end', () => client.end());
    client.on('close', () => {
      open.delete(client);
      service.destroy();
    });
    client.pipe(service);
    open.add(client);
  }

  function answer(client: Socket, service: Socket, piece: Buffer): void {
    if (fault.kind === 'silent') return;
    if (fault.kind === 'cut') {
      client.write(piece.subarray(0, piece.length / 2), () => reset(client));
      service.destroy();
    } else if (fault.kind === 'slow') {
      service.pause();
      setTimeout(() => {
        client.write(piece);
        service.resume();
      }, fault.ms);
    } else {
      client.write(piece);
    }
  }

  const server = certificate ? createTlsServer(certificate, accept) : createServer(accept);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${certificate ? 'https' : 'tcp'}://127.0.0.1:${port}`,
    set(next) {
      fault = next;
      if (fault.kind === 'away') for (const client of open) reset(client);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of open) client.destroy();
      }),
  };
}

/** TLS sockets cannot send a reset. */
function reset(client: Socket): void {
  if (client instanceof TLSSocket) client.destroy();
  else client.resetAndDestroy();
}
