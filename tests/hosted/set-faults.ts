import { world } from './hosted-test.ts';
import type { Fault } from './world/fault-proxy.ts';
import type { Ways } from './world/hosted-infrastructure.ts';

export type Faults = Partial<Record<keyof Ways, Fault>>;

/** Runs an act during faults; clears them afterwards, even if it throws. */
export async function whileFaulty<T>(faults: Faults, act: () => Promise<T>): Promise<T> {
  await setFaults(faults);
  try {
    return await act();
  } finally {
    await setFaults({});
  }
}

/** Sets faults; proxies not named work normally. */
export async function setFaults(faults: Faults): Promise<void> {
  await fetch(world.controls, { method: 'POST', body: JSON.stringify(faults) });
}
