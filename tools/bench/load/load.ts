/**
 * Measures calls per second of sequential callers. Counts the calls that end after the given seconds, and their time.
 */
export async function actsPerSecond(
  act: () => Promise<unknown>,
  { callers = 16, seconds = 3 }: { callers?: number; seconds?: number } = {},
): Promise<number> {
  const from = performance.now();
  const until = from + seconds * 1000;
  let acts = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await act();
      acts += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (acts * 1000) / (performance.now() - from);
}
