import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Finds a free port on the loopback interface, preferably this data folder's last one. */
export async function choosePort(dataDir: string): Promise<number> {
  const last = readLastPort(dataDir);
  const port = (last && (await freePort(last))) || (await freePort(0));
  if (!port) throw new Error('No free port was found on 127.0.0.1 for the database server.');
  if (port !== last) writeFileSync(buildPortPath(dataDir), `${port}\n`);
  return port;
}

export function readLastPort(dataDir: string): number | undefined {
  try {
    const port = Number(readFileSync(buildPortPath(dataDir), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : undefined;
  } catch {
    return undefined;
  }
}

function buildPortPath(dataDir: string): string {
  return join(dataDir, 'postgres.port');
}

function freePort(preferred: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
