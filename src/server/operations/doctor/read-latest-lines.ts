import type { Log } from '../../platform/telemetry/log.ts';
import {
  importBalanceTransactions,
  type LineReader,
} from '../../marketplace/reconciliation/compare-with-provider.ts';

/**
 * Imports new balance transactions before the comparison. If the provider does not answer, the comparison uses those
 * imported earlier.
 */
export async function readLatestLines(deps: LineReader & { log: Log }): Promise<void> {
  try {
    await importBalanceTransactions(deps);
  } catch (error) {
    deps.log.warn('The latest transactions could not be read from the payment provider:', error);
  }
}
