import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './postgres-process.ts';

type Options = {
  start: () => Promise<PostgresProcess>;
  onDeath: () => void;
  /** Called when the server died and could not be brought back. */
  onLost: (reason: Error) => void;
};

/** A server that ran this long started well: its end was no failed start. */
const STABLE_AFTER_MS = 1_000;
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 200;

/**
 * Starts the server and starts it again whenever it dies, however often. It is given up only when it
 * cannot be started, or dies as soon as it is, five times in a row.
 */
export async function superviseServer({ start, onDeath, onLost }: Options) {
  let running = start();
  let stopping = false;

  const watch = async (first: PostgresProcess): Promise<void> => {
    let server: PostgresProcess | undefined = first;
    for (let failures = 0; !stopping;) {
      const since = Date.now();
      await server?.exited;
      if (stopping) return;
      failures = server && Date.now() - since >= STABLE_AFTER_MS ? 0 : failures + 1;
      if (failures > FAILURES_IN_A_ROW) {
        await running;
        throw new Error('The database server keeps dying; postgres.log in its folder says why.');
      }
      if (server) onDeath();
      if (failures > 0) await sleep(PAUSE_MS * failures);
      if (stopping) return;
      running = start();
      server = await running.catch(() => undefined);
    }
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
