type Stoppable = { stop(): Promise<unknown> };

/** Starts everything in order. If one fails, stops those before it, so that no set-up leaves processes behind. */
export async function startAllOrNone<Started extends Stoppable>(
  starts: readonly (() => Promise<Started>)[],
): Promise<Started[]> {
  const started: Started[] = [];
  try {
    for (const start of starts) started.push(await start());
    return started;
  } catch (error) {
    await Promise.all(started.map((each) => each.stop().catch(() => {})));
    throw error;
  }
}
