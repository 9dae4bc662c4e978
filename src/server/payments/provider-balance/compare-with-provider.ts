import { DAY_MS } from '#domain/durations.ts';
import { recordDispute } from '../disputes/follow-dispute.ts';
import { checkProvider } from './provider-checks.ts';
import { adoptFeatureRefund } from '../featuring/adopt-feature-refund.ts';
import { PaymentsUnavailable } from '../../gateways/card-payments.ts';
import type { Deps } from '../../dependencies.ts';
import { adoptRefund } from '../refunds/adopt-refund.ts';
import { importProviderLines } from './import-provider-lines.ts';

/** A message is sent again for some days; what is older than this has been looked at many times. */
const REFUNDS_DAYS = 35;
/** A bank may take this long to decide. */
const DISPUTES_DAYS = 150;

/**
 * Reads the provider's own lists, so that no lost message hides money that moved there, and says in the log
 * where its lines and our books do not agree.
 */
export async function compareWithProvider(deps: Deps): Promise<void> {
  await followLists(deps);
  await importProviderLines(deps);
  for (const finding of await checkProvider(deps.database)) deps.log.warn(finding);
}

/** What cannot be followed is named, and holds up nothing else. */
async function followLists(deps: Deps): Promise<void> {
  const nowMs = deps.now();
  const sinceMs = nowMs - REFUNDS_DAYS * DAY_MS;
  const refunds = await deps.payments.listForeignRefunds({ sinceMs });
  const disputes = await deps.payments.listDisputes(nowMs - DISPUTES_DAYS * DAY_MS);
  const tasks = [
    ...refunds.flatMap((id) => [
      { what: `refund ${id}`, act: () => adoptRefund(deps, id) },
      { what: `refund ${id}`, act: () => adoptFeatureRefund(deps, id) },
    ]),
    ...disputes.map((dispute) => ({
      what: `dispute ${dispute.id}`,
      act: () => recordDispute(deps, dispute),
    })),
  ];
  for (const { what, act } of tasks) {
    try {
      await act();
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error;
      deps.log.warn(`${what} could not be followed:`, error);
    }
  }
}
