import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentsUnavailable } from '../../gateways/card-payments.ts';
import type { Deps } from '../../dependencies.ts';
import {
  claimFeature,
  readFeature,
  releaseFeature,
  type FeatureRow,
  type FeatureStatus,
} from './feature-queries.ts';
import { settleFeature } from './settle-feature.ts';

/** Where a payment is. `challengeUrl`: the card's bank asks its holder there, and has no answer yet. */
export type FeatureState = { status: FeatureStatus; challengeUrl: string | null };

const notKnown: FeatureState = { status: 'pending', challengeUrl: null };

/** What is done with a pending payment by whoever is at it alone. */
type Act = (deps: Deps, feature: FeatureRow) => Promise<FeatureState>;

/** How long the second of two clicks waits for what becomes of the first. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/**
 * Acts on a payment for somebody who waits: one request at a time, and the others wait for its end. Once
 * it is settled nothing is done any more. A silent provider leaves it pending.
 */
export async function atFeature(deps: Deps, id: string, act: Act): Promise<FeatureState> {
  const patienceEnds = deps.now() + PATIENCE_MS;
  while (deps.now() < patienceEnds) {
    const state = await tryFeature(deps, id, act).catch((error: unknown) => {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      deps.log.warn(`feature payment ${id} is not settled yet:`, error);
      return notKnown;
    });
    if (state) return state;
    const { status } = await readFeature(deps.database, id);
    if (status !== 'pending') return { status, challengeUrl: null };
    await sleep(LOOK_MS);
  }
  return notKnown;
}

/** Acts on a payment unless it is settled, or somebody else is at it: then null. */
export async function tryFeature(deps: Deps, id: string, act: Act): Promise<FeatureState | null> {
  const feature = await claimFeature(deps.database, id, deps.now());
  if (!feature) return null;
  try {
    return await act(deps, feature);
  } finally {
    await releaseFeature(deps.database, id);
  }
}

/** Asks the provider what became of a payment. One that its bank refused is ended: nobody can pay it later. */
export async function lookAtFeature(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  if (feature.payment_intent === null) return notKnown;
  const { state, challengeUrl } = await deps.payments.findCharge(feature.payment_intent);
  if (state === 'open') return { status: 'pending', challengeUrl };
  return state === 'refused' ? endFeature(deps, feature) : settled(deps, feature, state);
}

/** Ends a payment for good, unless it was paid meanwhile. */
export async function endFeature(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  const { payment_intent: chargeId } = feature;
  const state = chargeId === null ? 'refused' : await deps.payments.endCharge(chargeId);
  return state === 'open' ? notKnown : settled(deps, feature, state);
}

export async function settled(
  deps: Deps,
  { id }: FeatureRow,
  charge: 'paid' | 'refused',
): Promise<FeatureState> {
  return { status: await settleFeature(deps, id, charge), challengeUrl: null };
}
