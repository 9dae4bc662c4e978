import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  claimFeature,
  readFeature,
  releaseFeature,
  type FeatureRow,
  type FeatureStatus,
} from './feature-queries.ts';
import { settleFeature } from './settle-feature.ts';

/** `challengeUrl`: pending 3-D Secure page of the cardholder's bank. */
export type FeatureState = { status: FeatureStatus; challengeUrl: string | null };

const notKnown: FeatureState = { status: 'pending', challengeUrl: null };

type Act = (deps: Deps, feature: FeatureRow) => Promise<FeatureState>;

/** Maximum time that a duplicate request waits for the outcome of the first. */
const WAIT_MS = 20_000;
const POLL_MS = 100;

/**
 * Acts on a payment exclusively, while concurrent requests wait for the outcome. Does nothing once it is settled. The
 * payment stays pending while the provider does not answer.
 */
export async function withFeatureLock(deps: Deps, id: string, act: Act): Promise<FeatureState> {
  const waitEnds = deps.now() + WAIT_MS;
  while (deps.now() < waitEnds) {
    const state = await tryFeature(deps, id, act).catch((error: unknown) => {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      deps.log.warn(`feature payment ${id} is not settled yet:`, error);
      return notKnown;
    });
    if (state) return state;
    const { status } = await readFeature(deps.database, id);
    if (status !== 'pending') return { status, challengeUrl: null };
    await sleep(POLL_MS);
  }
  return notKnown;
}

/** Acts on a payment; null if it is settled or claimed by another request. */
export async function tryFeature(deps: Deps, id: string, act: Act): Promise<FeatureState | null> {
  const feature = await claimFeature(deps.database, id, deps.now());
  if (!feature) return null;
  try {
    return await act(deps, feature);
  } finally {
    await releaseFeature(deps.database, id);
  }
}

/** Reads a payment from the provider. Cancels a declined one, so that it cannot be paid later. */
export async function readFeatureState(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  if (feature.paymentIntent === null) return notKnown;
  const { state, challengeUrl } = await deps.payments.findCharge(feature.paymentIntent);
  if (state === 'open') return { status: 'pending', challengeUrl };
  return state === 'refused' ? endFeature(deps, feature) : settleClaimed(deps, feature, state);
}

/** Cancels a payment for good, unless it was paid in the meantime. */
export async function endFeature(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  const { paymentIntent: chargeId } = feature;
  const state = chargeId === null ? 'refused' : await deps.payments.endCharge(chargeId);
  return state === 'open' ? notKnown : settleClaimed(deps, feature, state);
}

export async function settleClaimed(
  deps: Deps,
  { id }: FeatureRow,
  charge: 'paid' | 'refused',
): Promise<FeatureState> {
  return { status: await settleFeature(deps, id, charge), challengeUrl: null };
}
