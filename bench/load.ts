/** Acts per second when so many callers act one after the other, for a bounded time. */
export async function actsPerSecond(
  act: () => Promise<unknown>,
  { callers = 16, seconds = 3 }: { callers?: number; seconds?: number } = {},
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let acts = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await act();
      acts += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return acts / seconds;
}
