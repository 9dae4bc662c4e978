import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRELOADED = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));
/** Time after which every process has read the file again. */
const SEEN_BY_ALL_MS = 15;

/** Clock of all processes of a shop: the machine's, plus the simulated offset. */
export type Clock = {
  nowMs(): number;
  moveAhead(ms: number): Promise<void>;
  /** Environment of a process that follows the clock. */
  env: Record<string, string>;
};

export function openClock(file: string): Clock {
  let aheadMs = 0;
  const write = () => {
    // Replaces the file atomically.
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
