import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from './postgres-process.ts';

type Options = {
  start: () => Promise<PostgresProcess>;
  onDeath: () => void;
  /** Called if a crashed server could not be restarted. */
  onLost: (reason: Error) => void;
};

/** Uptime after which a crash does not count as a failed start. */
const STABLE_AFTER_MS = 1_000;
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 200;

/**
 * Starts the server and restarts it after every crash. Throws if the first start fails. Gives up after more than five
 * failed starts or early crashes in a row.
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
        throw new Error('The database server keeps crashing; see postgres.log in its folder.');
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
