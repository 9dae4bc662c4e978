import { world } from './hosted-test.ts';
import type { Fault } from './world/fault-proxy.ts';
import type { Ways } from './world/hosted-infrastructure.ts';

export type Faults = Partial<Record<keyof Ways, Fault>>;

/** Runs an action during faults; clears the faults afterwards, even if the action throws. */
export async function whileFaulty<T>(faults: Faults, action: () => Promise<T>): Promise<T> {
  await setFaults(faults);
  try {
    return await action();
  } finally {
    await setFaults({});
  }
}

/** Sets the faults of the named proxies, and clears those of all others. */
export async function setFaults(faults: Faults): Promise<void> {
  await fetch(world.controls, { method: 'POST', body: JSON.stringify(faults) });
}
