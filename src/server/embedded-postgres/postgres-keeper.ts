import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './postgres-process.ts';

type Wishes = {
  start: () => Promise<PostgresProcess>;
  onDeath: () => void;
  /** Called when the server died and could not be brought back. */
  onLost: (reason: Error) => void;
};

const RESTARTS_ALLOWED = 5;
const FORGIVEN_AFTER_MS = 60_000;

/** Starts the server and starts it again whenever it dies, unless it does so over and over. */
export async function keepPostgresRunning({ start, onDeath, onLost }: Wishes) {
  let running = start();
  let stopping = false;
  let deaths = 0;

  const watch = async (server: PostgresProcess): Promise<void> => {
    await server.exited;
    if (stopping) return;
    if (++deaths > RESTARTS_ALLOWED) {
      throw new Error('The database server keeps dying; postgres.log in the data folder says why.');
    }
    void sleep(FORGIVEN_AFTER_MS, undefined, { ref: false }).then(() => deaths--);
    onDeath();
    running = start();
    return watch(await running);
  };
  watch(await running).catch(onLost);

  return {
    async stop(): Promise<void> {
      stopping = true;
      const server = await running.catch(() => undefined);
      await server?.stop();
    },
  };
}
