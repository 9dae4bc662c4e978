import { createServer, type Socket } from 'node:net';
import type { Config } from '../settings/config.ts';
import { listenOn } from './listen-on.ts';
import type { WorkerProcess } from './worker-process.ts';

/** The port, which the main process keeps: it gives each connection, unread, to the next worker in turn. */
export type Door = {
  open(): Promise<void>;
  /** The worker has the connection: it is no longer ours. */
  given(connection: number): void;
  /** Gives those that wait because nobody served. */
  giveAll(): void;
  /** What a worker that ended had been given, and never took, goes to another one. */
  takeBack(from: WorkerProcess): void;
  close(): void;
};

const SOON_MS = 10;

type Given = { socket: Socket; to: WorkerProcess | null };

export function openDoor(
  { port, host }: Pick<Config, 'port' | 'host'>,
  serving: ReadonlyMap<WorkerProcess, unknown>,
): Door {
  const atTheDoor = new Map<number, Given>();
  let connections = 0;
  // Paused, so that nothing of a request is read here; as HTTP has it, small answers leave at once.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    connections += 1;
    socket.on('error', () => {});
    atTheDoor.set(connections, { socket, to: null });
    void give(connections);
  });

  async function give(connection: number): Promise<void> {
    const workers = [...serving.keys()];
    const worker = workers[connection % workers.length];
    const waiting = atTheDoor.get(connection);
    if (!waiting || waiting.to || !worker) return;
    waiting.to = worker;
    if (await worker.giveConnection(connection, waiting.socket)) return;
    waiting.to = null;
    // It has ended, which is known in a moment: then it is given to another.
    setTimeout(() => void give(connection), SOON_MS);
  }

  return {
    open: () => listenOn(server, port, host),
    given(connection) {
      atTheDoor.get(connection)?.socket.destroy();
      atTheDoor.delete(connection);
    },
    giveAll() {
      for (const connection of atTheDoor.keys()) void give(connection);
    },
    takeBack(from) {
      for (const [connection, waiting] of atTheDoor) {
        if (waiting.to !== from) continue;
        waiting.to = null;
        void give(connection);
      }
    },
    close() {
      server.close();
      for (const { socket } of atTheDoor.values()) socket.destroy();
    },
  };
}
