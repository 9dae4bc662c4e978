import { recordDispute } from '../disputes/follow-dispute.ts';
import { examineProvider } from '../doctor/provider-checks.ts';
import { adoptFeatureRefund } from '../featuring/adopt-feature-refund.ts';
import type { Deps } from '../product-deps.ts';
import { adoptRefund } from '../refunds/adopt-refund.ts';
import { importProviderLines } from './import-provider-lines.ts';

const DAY_MS = 24 * 3_600_000;
/** A message is sent again for some days; what is older than this has been looked at many times. */
const REFUNDS_DAYS = 35;
/** A bank may take this long to decide. */
const DISPUTES_DAYS = 150;

/**
 * Reads the provider's own lists, so that no lost message hides money that moved there, and says in the log
 * where its lines and our books do not agree.
 */
export async function compareWithProvider(deps: Deps): Promise<void> {
  const nowMs = deps.now();
  const sinceMs = nowMs - REFUNDS_DAYS * DAY_MS;
  for (const id of await deps.payments.listForeignRefunds({ sinceMs })) {
    await adoptRefund(deps, id);
    await adoptFeatureRefund(deps, id);
  }
  for (const dispute of await deps.payments.listDisputes(nowMs - DISPUTES_DAYS * DAY_MS)) {
    await recordDispute(deps, dispute);
  }
  await importProviderLines(deps);
  for (const finding of await examineProvider(deps.database)) deps.log.warn(finding);
}
