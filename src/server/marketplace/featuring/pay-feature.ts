import type { FeaturePayload } from '#contract/operator/operator-boat-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { islandNow, type Day } from '#domain/time/days.ts';
import {
  FEATURE_PAYMENT_FAILED,
  FEATURE_PRICE_CENTS,
  isFeatured,
  type FeatureDates,
} from '#domain/search/featuring.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { lockOperatorBoat, noSuchOperatorBoat } from '../core/boats/operator-boat-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  atFeature,
  endFeature,
  readFeatureState,
  settled,
  type FeatureState,
} from './claimed-feature.ts';
import {
  findChallenged,
  findFeature,
  insertFeature,
  recordCharge,
  setFeature,
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
  return answerFor(await atFeature(deps, id, (_, row) => charge(deps, row, input.paymentMethod)));
}

/** Records the payment with the boat locked, so that no other payment for it is settled concurrently. */
function recordFeature(
  deps: Deps,
  operatorId: string,
  boatId: string,
  input: FeaturePayload,
): Promise<Outcome<FeatureRow, 'not-found' | 'conflict'>> {
  const today = islandNow(deps.now()).day;
  return inTransaction(deps.database, async (write) => {
    const boat = await lockOperatorBoat(write, operatorId, boatId, today);
    if (!boat) return noSuchOperatorBoat;
    const earlier = await findFeature(write, operatorId, boat.id, input.requestKey);
    if (earlier) return done(earlier);
    const { featured_from: from, featured_until: until } = boat;
    if (!isAsSeen({ from, until }, input.featuredUntil, today)) return featuredOtherwise;
    const pending = {
      id: deps.newId(),
      boat_id: boat.id,
      operator_id: operatorId,
      idempotency_key: input.requestKey,
      amount_cents: FEATURE_PRICE_CENTS,
    };
    const feature = await insertFeature(write, pending, new Date(deps.now()));
    return feature ? done(feature) : anotherUnderWay;
  });
}

/** Optimistic lock: an operator who saw other dates does not know about an earlier payment. */
function isAsSeen(now: FeatureDates, seenUntil: Day | null | undefined, today: Day): boolean {
  return seenUntil === undefined || !isFeatured(now, today) || now.until === seenUntil;
}

/** Cancels the previous attempt unless it was paid, since the operator has left its 3-D Secure page. */
async function recordInstead(
  deps: Deps,
  operatorId: string,
  boatId: string,
  input: FeaturePayload,
): Promise<Outcome<FeatureRow, 'not-found' | 'conflict'>> {
  const earlier = await findChallenged(deps.database, boatId);
  if (earlier === null) return anotherUnderWay;
  const { status } = await atFeature(deps, earlier, endFeature);
  if (status === 'pending') return anotherUnderWay;
  return status === 'refused' ? recordFeature(deps, operatorId, boatId, input) : featuredOtherwise;
}

/** Charges the card, unless 3-D Secure of this attempt is pending. */
async function charge(deps: Deps, feature: FeatureRow, card: string): Promise<FeatureState> {
  if (feature.challenged_at !== null) return readFeatureState(deps, feature);
  const chargeId = feature.payment_intent ?? (await prepare(deps, feature));
  if (chargeId === null) return settled(deps, feature, 'refused');
  const returnUrl = buildReturnUrl(deps, feature);
  const { state, challengeUrl } = await deps.payments.takeCharge(chargeId, card, returnUrl);
  if (state !== 'open') return settled(deps, feature, state);
  if (challengeUrl !== null) {
    await setFeature(deps.database, feature.id, { challenged_at: new Date(deps.now()) });
  }
  return { status: 'pending', challengeUrl };
}

function buildReturnUrl(
  { site }: Deps,
  { boat_id: boat, idempotency_key: payment }: FeatureRow,
): string {
  const query = new URLSearchParams({ boat, payment }).toString();
  return `${site.publicUrl}${portalPaths.operatorDashboard()}?${query}`;
}

/** Prepares the charge and stores it before money moves; null if the payment was cancelled in the meantime. */
async function prepare(deps: Deps, feature: FeatureRow): Promise<string | null> {
  const { id } = await deps.payments.prepareCharge({
    key: `feature-${feature.id}`,
    amountCents: feature.amount_cents,
    title: 'Featured boat, 6 months',
    about: { feature_id: feature.id, boat_id: feature.boat_id },
  });
  return (await recordCharge(deps.database, feature.id, id)) ? id : null;
}

function answerFor({
  status,
  challengeUrl,
}: FeatureState): Outcome<string | null, 'payment-refused' | 'conflict' | 'unavailable'> {
  if (status === 'paid') return done(null);
  if (status === 'pending') return challengeUrl === null ? notKnownYet : done(challengeUrl);
  return status === 'refused' ? cardRefused : boatGone;
}

const cardRefused = refused('payment-refused', FEATURE_PAYMENT_FAILED);
export const boatGone = refused(
  'conflict',
  'This boat was deleted while you paid. You get the whole amount back.',
);
const anotherUnderWay = refused(
  'conflict',
  'A payment for this boat is already on its way. Please wait a few minutes: your card is not charged twice.',
);
const featuredOtherwise = refused(
  'conflict',
  'Nothing was charged: meanwhile this boat was featured already, perhaps by an earlier payment of yours. Look until when, then renew it if you like.',
);
const notKnownYet = refused(
  'unavailable',
  'Our payment partner does not answer, so we do not know yet whether the payment went through. Please wait a few minutes before you try again: your card is not charged twice.',
);
