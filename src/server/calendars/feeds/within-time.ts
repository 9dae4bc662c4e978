/** Waits for what cannot be called off, until the signal: then it is left behind, and the signal's reason thrown. */
export async function withinTime<T>(act: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([act, end]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
