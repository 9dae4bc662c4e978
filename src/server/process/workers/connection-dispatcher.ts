import { createServer, type Socket } from 'node:net';
import type { Config } from '../../platform/settings/config.ts';
import { listenOn } from '../listen-on.ts';
import type { WorkerProcess } from './worker-process.ts';

/** Port of the main process, which distributes unread connections to the workers by round robin. */
export type ConnectionDispatcher = {
  open(): Promise<void>;
  /** Forgets a connection that the worker has confirmed. */
  accepted(connection: number): void;
  /** Assigns connections that waited for a worker. */
  assignPending(): void;
  /** Reassigns connections that an exited worker never confirmed. */
  reassignFrom(from: WorkerProcess): void;
  close(): void;
};

const SOON_MS = 10;

type PendingConnection = { socket: Socket; to: WorkerProcess | null };

export function openConnectionDispatcher(
  { port, host }: Pick<Config, 'port' | 'host'>,
  serving: ReadonlyMap<WorkerProcess, unknown>,
): ConnectionDispatcher {
  const pending = new Map<number, PendingConnection>();
  let connections = 0;
  // Paused, so that the main process reads none of the request; `noDelay` as in Node's HTTP server.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    connections += 1;
    socket.on('error', () => {});
    pending.set(connections, { socket, to: null });
    void assign(connections);
  });

  async function assign(connection: number): Promise<void> {
    const workers = [...serving.keys()];
    const worker = workers[connection % workers.length];
    const waiting = pending.get(connection);
    if (!waiting || waiting.to || !worker) return;
    waiting.to = worker;
    if (await worker.giveConnection(connection, waiting.socket)) return;
    waiting.to = null;
    // The worker has exited and will shortly be removed from `serving`, so another worker can be assigned then.
    setTimeout(() => void assign(connection), SOON_MS);
  }

  return {
    open: () => listenOn(server, port, host),
    accepted(connection) {
      pending.get(connection)?.socket.destroy();
      pending.delete(connection);
    },
    assignPending() {
      for (const connection of pending.keys()) void assign(connection);
    },
    reassignFrom(from) {
      for (const [connection, waiting] of pending) {
        if (waiting.to !== from) continue;
        waiting.to = null;
        void assign(connection);
      }
    },
    close() {
      server.close();
      for (const { socket } of pending.values()) socket.destroy();
    },
  };
}
