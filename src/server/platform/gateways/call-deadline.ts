import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/**
 * Limits all calls to outside services within `act` to a shared deadline, retries included. Outside of `act`, only each
 * call's own timeout applies.
 */
export function withinMs<T>(ms: number, act: () => T): T {
  return deadlines.run(performance.now() + ms, act);
}

/** Combines the current deadline with the caller's abort signal. */
export function untilDeadline(signal: AbortSignal | null | undefined): AbortSignal | null {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return signal ?? null;
  const atDeadline = AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())));
  return signal ? AbortSignal.any([signal, atDeadline]) : atDeadline;
}

/** Returns the milliseconds until the current deadline; Infinity without one. */
export function computeMsLeft(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? Infinity : deadline - performance.now();
}
