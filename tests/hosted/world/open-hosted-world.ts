import { startHostedWorld } from './hosted-world.ts';

/** Starts the hosted world for a test run; returns its stop function. */
export default async function openHostedWorld(): Promise<() => Promise<void>> {
  const stops = new AsyncDisposableStack();
  try {
    process.env['HOSTED_WORLD'] = JSON.stringify(await startHostedWorld(stops));
  } catch (error) {
    await stops.disposeAsync();
    throw error;
  }
  return () => stops.disposeAsync();
}
