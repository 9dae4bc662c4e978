import { syncDispute } from '../../../../src/server/marketplace/disputes/sync-dispute.ts';
import { importExternalFeatureRefund } from '../../../../src/server/marketplace/featuring/sync-feature-refund.ts';
import type { Deps } from '../../../../src/server/platform/dependencies.ts';
import { importExternalRefund } from '../../../../src/server/marketplace/reconciliation/sync-refund.ts';
import type { Life } from './money-life-world.ts';

/** Refunds a payment at the provider, and imports the refund twice concurrently. */
export async function refundByHand({ deps, provider, chance }: Life): Promise<boolean> {
  if (provider.isDown) return false;
  const nth = Math.floor(chance.between(0, 1000));
  const refund = provider.giveBackByHand(nth, chance.pick([0.1, 0.5, 1]));
  if (refund === null) return false;
  await Promise.all(
    [importExternalRefund, importExternalFeatureRefund].flatMap((adopt) => [
      adopt(deps, refund),
      adopt(deps, refund),
    ]),
  );
  return true;
}

export async function dispute({ deps, provider, chance }: Life): Promise<boolean> {
  if (provider.isDown) return false;
  return followTwice(deps, provider.dispute(Math.floor(chance.between(0, 1000))));
}

export async function decideDispute({ deps, provider, chance }: Life): Promise<boolean> {
  if (provider.isDown) return false;
  const nth = Math.floor(chance.between(0, 1000));
  return followTwice(deps, provider.decide(nth, chance.pick(['won', 'lost'])));
}

async function followTwice(deps: Deps, disputeId: string | null): Promise<boolean> {
  if (disputeId === null) return false;
  await Promise.all([syncDispute(deps, disputeId), syncDispute(deps, disputeId)]);
  return true;
}
