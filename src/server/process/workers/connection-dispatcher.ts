import { createServer, type Socket } from 'node:net';
import type { Config } from '../../platform/settings/config.ts';
import { listenOn } from '../listen-on.ts';
import type { WorkerProcess } from './worker-process.ts';

/** The port, which the main process keeps: it gives each connection, unread, to the next worker in turn. */
export type ConnectionDispatcher = {
  open(): Promise<void>;
  /** The worker has the connection: it is no longer ours. */
  accepted(connection: number): void;
  /** Gives those that wait because nobody served. */
  assignPending(): void;
  /** What a worker that ended had been given, and never took, goes to another one. */
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
  // Paused, so that nothing of a request is read here; as HTTP has it, small answers leave at once.
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
    // It has ended, which is known in a moment: then it is given to another.
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
