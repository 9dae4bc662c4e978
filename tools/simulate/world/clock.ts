import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));
/** Every process has looked at the file again by then. */
const SEEN_BY_ALL_MS = 15;

/** The clock of all processes of a shop: the machine's, and as far ahead as the simulation has moved it. */
export type Clock = {
  nowMs(): number;
  moveAhead(ms: number): Promise<void>;
  /** What a process is started with to follow it. */
  env: Record<string, string>;
};

export function openClock(file: string): Clock {
  let aheadMs = 0;
  const write = () => {
    // Never half written.
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    nowMs: () => Date.now() + aheadMs,
    async moveAhead(ms) {
      aheadMs += Math.round(ms);
      write();
      await sleep(SEEN_BY_ALL_MS);
    },
    env: { SIMULATED_CLOCK: file, NODE_OPTIONS: `--import ${PRELOADED}` },
  };
}
