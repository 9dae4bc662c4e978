import type { Log } from '../../platform/telemetry/log.ts';
import {
  importProviderLines,
  type LineReader,
} from '../../marketplace/reconciliation/compare-with-provider.ts';

/**
 * Reads what is new of the provider's lines, so that the books are compared with them as they are now. When the
 * provider does not answer, they are compared as far as its lines were read.
 */
export async function readLatestLines(deps: LineReader & { log: Log }): Promise<void> {
  try {
    await importProviderLines(deps);
  } catch (error) {
    deps.log.warn('The latest lines of the payment provider could not be read:', error);
  }
}
