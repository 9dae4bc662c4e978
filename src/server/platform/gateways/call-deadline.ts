import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs something whose calls to an outside service together take at most so long, however many there are and
 * however often each is retried. Without it, each call has its own timeout.
 */
export function withinMs<T>(ms: number, act: () => T): T {
  return deadlines.run(performance.now() + ms, act);
}

/** Aborts a call at the deadline that it is made under, or when its caller aborts it. */
export function untilDeadline(signal: AbortSignal | null | undefined): AbortSignal | null {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return signal ?? null;
  const atDeadline = AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())));
  return signal ? AbortSignal.any([signal, atDeadline]) : atDeadline;
}

/** Milliseconds that are left to the calls under the present deadline; without one, no end. */
export function leftUntilDeadline(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? Infinity : deadline - performance.now();
}
