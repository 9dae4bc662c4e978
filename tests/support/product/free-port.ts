import { createServer } from 'node:net';

/** Returns a TCP port that is free on all interfaces. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The server has no TCP port.'));
      });
    });
  });
}
