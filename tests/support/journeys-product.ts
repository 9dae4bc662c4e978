import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductOnDataDir } from './product.ts';

/** Starts the product with its demo world for the browser's journeys, and gives back what stops it. */
export default async function startJourneysProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-journeys-'));
  const product = await startProductOnDataDir(dataDir);
  process.env['JOURNEYS_URL'] = product.url;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
