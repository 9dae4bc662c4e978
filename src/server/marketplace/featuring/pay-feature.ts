import { updateRow } from '../../platform/database/update-row.ts';
import type { FeaturePayload } from '#contract/operator/boats/operator-boat-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import {
  FEATURE_PAYMENT_FAILED,
  FEATURE_PRICE_CENTS,
  isFeatured,
  type FeatureDates,
  FEATURE_MONTHS,
} from '#domain/search/featuring.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { lockOperatorBoat, noSuchOperatorBoat } from '../core/boats/operator-boat-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  withFeatureLock,
  endFeature,
  readFeatureState,
  settleClaimed,
  type FeatureState,
} from './claimed-feature.ts';
import {
  findChallenged,
  findFeature,
  insertFeature,
  recordCharge,
  type FeatureRow,
} from './feature-queries.ts';

/**
 * Charges an operator for featuring a boat: records the payment, then charges the card, then features the boat. The
 * reconciliation completes interrupted attempts. One payment per idempotency key. Returns null if paid, else the 3-D
 * Secure page.
 */
export async function payFeature(
  deps: Deps,
  operatorId: string,
  boatId: string,
  input: FeaturePayload,
): Promise<Outcome<string | null, 'payment-refused' | 'not-found' | 'conflict' | 'unavailable'>> {
  let feature = await recordFeature(deps, operatorId, boatId, input);
  if (feature === anotherUnderWay) feature = await recordInstead(deps, operatorId, boatId, input);
  if (!feature.ok) return feature;
  const { id } = feature.value;
  return answerFor(
    await withFeatureLock(deps, id, (_, row) => charge(deps, row, input.paymentMethod)),
  );
}

/** Records the payment with the boat locked, so that no other payment for it is settled concurrently. */
function recordFeature(
  deps: Deps,
  operatorId: string,
  boatId: string,
  input: FeaturePayload,
): Promise<Outcome<FeatureRow, 'not-found' | 'conflict'>> {
  const today = toIslandNow(deps.now()).day;
  return inTransaction(deps.database, async (write) => {
    const boat = await lockOperatorBoat(write, operatorId, boatId, today);
    if (!boat) return noSuchOperatorBoat;
    const earlier = await findFeature(write, operatorId, boat.id, input.requestKey);
    if (earlier) return done(earlier);
    const { featuredFrom: from, featuredUntil: until } = boat;
    if (!isAsSeen({ from, until }, input.featuredUntil, today)) return featuredOtherwise;
    const pending = {
      id: deps.newId(),
      boatId: boat.id,
      operatorId,
      idempotencyKey: input.requestKey,
      amountCents: FEATURE_PRICE_CENTS,
    };
    const feature = await insertFeature(write, pending, new Date(deps.now()));
    return feature ? done(feature) : anotherUnderWay;
  });
}

/** Optimistic locking: false if the operator saw other dates, and so may not know about an earlier payment. */
function isAsSeen(now: FeatureDates, seenUntil: Day | null | undefined, today: Day): boolean {
  return seenUntil === undefined || !isFeatured(now, today) || now.until === seenUntil;
}

/** Replaces a previous attempt that was left at its 3-D Secure page, unless it was paid. */
async function recordInstead(
  deps: Deps,
  operatorId: string,
  boatId: string,
  input: FeaturePayload,
): Promise<Outcome<FeatureRow, 'not-found' | 'conflict'>> {
  const earlier = await findChallenged(deps.database, boatId);
  if (earlier === null) return anotherUnderWay;
  const { status } = await withFeatureLock(deps, earlier, endFeature);
  if (status === 'pending') return anotherUnderWay;
  return status === 'refused' ? recordFeature(deps, operatorId, boatId, input) : featuredOtherwise;
}

/** Charges the card. If this attempt is waiting for 3-D Secure, only reads its state. */
async function charge(deps: Deps, feature: FeatureRow, card: string): Promise<FeatureState> {
  if (feature.challengedAt !== null) return readFeatureState(deps, feature);
  const chargeId = feature.paymentIntent ?? (await prepare(deps, feature));
  if (chargeId === null) return settleClaimed(deps, feature, 'refused');
  const returnUrl = buildReturnUrl(deps, feature);
  const { state, challengeUrl } = await deps.payments.takeCharge(chargeId, card, returnUrl);
  if (state !== 'open') return settleClaimed(deps, feature, state);
  if (challengeUrl !== null) {
    await updateRow(deps.database, 'boatFeatures', feature.id, {
      challengedAt: new Date(deps.now()),
    });
  }
  return { status: 'pending', challengeUrl };
}

function buildReturnUrl(
  { site }: Deps,
  { boatId: boat, idempotencyKey: payment }: FeatureRow,
): string {
  const query = new URLSearchParams({ boat, payment }).toString();
  return `${site.publicUrl}${portalPaths.operatorDashboard()}?${query}`;
}

/** Prepares the charge and stores it before money moves; null if the payment was cancelled in the meantime. */
async function prepare(deps: Deps, feature: FeatureRow): Promise<string | null> {
  const { id } = await deps.payments.prepareCharge({
    key: `feature-${feature.id}`,
    amountCents: feature.amountCents,
    title: `Featured boat, ${FEATURE_MONTHS} months`,
    about: { feature_id: feature.id, boat_id: feature.boatId },
  });
  return (await recordCharge(deps.database, feature.id, id)) ? id : null;
}

function answerFor({
  status,
  challengeUrl,
}: FeatureState): Outcome<string | null, 'payment-refused' | 'conflict' | 'unavailable'> {
  if (status === 'paid') return done(null);
  if (status === 'pending') return challengeUrl === null ? notKnownYet : done(challengeUrl);
  return status === 'refused' ? cardRefused : boatDeleted;
}

const cardRefused = refused('payment-refused', FEATURE_PAYMENT_FAILED);
export const boatDeleted = refused('conflict', 'feature.boatDeleted');
const anotherUnderWay = refused('conflict', 'feature.paymentPending');
const featuredOtherwise = refused('conflict', 'feature.alreadyFeatured');
const notKnownYet = refused('unavailable', 'feature.unknownOutcome');
