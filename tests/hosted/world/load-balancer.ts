import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'httpxy';
import type { Certificate } from './certificate.ts';

export type LoadBalancer = { url: string; close(): Promise<void> };

/** Terminates TLS and distributes requests round robin, without sticky sessions. */
export async function openLoadBalancer(
  certificate: Certificate,
  ports: readonly number[],
): Promise<LoadBalancer> {
  const proxy = createProxyServer({ xfwd: true });
  let requests = 0;
  const balancer = createServer(certificate, (request, response) => {
    const target = `http://127.0.0.1:${ports[requests % ports.length]}`;
    requests += 1;
    proxy.web(request, response, { target }).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(balancer.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve());
        balancer.closeAllConnections();
      }),
  };
}
