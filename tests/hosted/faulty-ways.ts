import { world } from './hosted-test.ts';
import type { Fault } from './world/fault-proxy.ts';
import type { Ways } from './world/hosted-ground.ts';

export type Faults = Partial<Record<keyof Ways, Fault>>;

/** Does something while ways are faulty; they are whole again afterwards, whatever comes of it. */
export async function whileFaulty<T>(faults: Faults, act: () => Promise<T>): Promise<T> {
  await setFaults(faults);
  try {
    return await act();
  } finally {
    await setFaults({});
  }
}

/** Ways that are not named are whole. */
export async function setFaults(faults: Faults): Promise<void> {
  await fetch(world.controls, { method: 'POST', body: JSON.stringify(faults) });
}
