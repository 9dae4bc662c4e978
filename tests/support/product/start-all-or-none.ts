type Stoppable = { stop(): Promise<unknown> };

/** Starts one after the other. Where one cannot be started, those before it are stopped: no set-up leaves any behind. */
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
