import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

/** What is wrong with the way to a service. */
export type Fault =
  | { kind: 'none' }
  /** Connections are reset: those that are open, and each new one. */
  | { kind: 'away' }
  /** Every piece of an answer comes so much later. */
  | { kind: 'slow'; ms: number }
  /** The service hears all of it; its answer breaks off in the middle. */
  | { kind: 'cut' }
  /** Connections are taken and heard; nothing is ever answered on them. */
  | { kind: 'silent' };

/** The way to one service: what TCP carries, HTTP or not. */
export type FaultProxy = {
  port: number;
  url: string;
  set(fault: Fault): void;
  close(): Promise<void>;
};

/** To the service at this port. With a certificate the way is encrypted up to here. */
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

/** TLS knows no reset. */
function reset(client: Socket): void {
  if (client instanceof TLSSocket) client.destroy();
  else client.resetAndDestroy();
}
