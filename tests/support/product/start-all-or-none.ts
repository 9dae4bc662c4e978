type Stoppable = { stop(): Promise<unknown> };

/** Starts servers in order. If a start fails, stops the earlier ones, so that a set-up leaves no processes behind. */
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
