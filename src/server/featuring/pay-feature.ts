import { setTimeout as sleep } from 'node:timers/promises';
import type { FeaturePayload } from '#contract/feature-payloads.ts';
import { islandNow, type Day } from '#domain/days.ts';
import {
  FEATURE_PAYMENT_FAILED,
  FEATURE_PRICE_CENTS,
  isFeatured,
  type FeatureDates,
} from '#domain/featuring.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { noSuchOwnBoat } from '../boats/delete-boat.ts';
import { lockOwnBoat } from '../boats/operator-boat-queries.ts';
import { inTransaction } from '../database/database.ts';
import { PaymentsUnavailable } from '../outside/card-payments.ts';
import type { Deps } from '../product-deps.ts';
import {
  claimFeature,
  findFeature,
  insertFeature,
  keepCharge,
  readFeature,
  releaseFeature,
  type FeatureRow,
  type FeatureStatus,
} from './feature-queries.ts';
import { settleFeature } from './settle-feature.ts';

/** How long the second of two clicks waits for what becomes of the first. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/**
 * Has a captain pay to feature a boat. What is meant to be paid is recorded first, then the provider takes
 * it, then the boat is featured: whatever breaks off in between is finished by the reconciliation. The
 * same request key is one payment, and gets the same answer, however often it comes.
 */
export async function payFeature(
  deps: Deps,
  operatorId: string,
  boatId: string,
  wish: FeaturePayload,
): Promise<Outcome<null>> {
  const feature = await recordFeature(deps, operatorId, boatId, wish);
  return feature.ok ? followFeature(deps, feature.value.id, wish.paymentMethod) : feature;
}

/**
 * What this request is to pay, as it is recorded now. The boat is locked, so that no payment of it is
 * settled between the look at it and the record.
 */
function recordFeature(
  deps: Deps,
  operatorId: string,
  boatId: string,
  wish: FeaturePayload,
): Promise<Outcome<FeatureRow>> {
  const today = islandNow(deps.now()).day;
  return inTransaction(deps.database, async (write) => {
    const boat = await lockOwnBoat(write, operatorId, boatId, today);
    if (!boat) return noSuchOwnBoat;
    const earlier = await findFeature(write, boat.id, wish.requestKey);
    if (earlier) return done(earlier);
    const { featured_from: from, featured_until: until } = boat;
    if (!isAsSeen({ from, until }, wish.featuredUntil, today)) return featuredOtherwise;
    const feature = await insertFeature(
      write,
      {
        id: deps.newId(),
        boat_id: boat.id,
        operator_id: operatorId,
        request_key: wish.requestKey,
        amount_cents: FEATURE_PRICE_CENTS,
      },
      new Date(deps.now()),
    );
    return feature ? done(feature) : anotherUnderWay;
  });
}

/** A captain who saw the boat otherwise does not know what was paid for it already. */
function isAsSeen(now: FeatureDates, seenUntil: Day | null | undefined, today: Day): boolean {
  return seenUntil === undefined || !isFeatured(now, today) || now.until === seenUntil;
}

/** Charges the card, unless another request with this key is at it: then its end is waited for. */
async function followFeature(deps: Deps, id: string, card: string): Promise<Outcome<null>> {
  const patienceEnds = deps.now() + PATIENCE_MS;
  while (deps.now() < patienceEnds) {
    const feature = await readFeature(deps.database, id);
    if (feature.status !== 'pending') return answerFor(feature.status);
    if (await claimFeature(deps.database, id, deps.now())) return charge(deps, feature, card);
    await sleep(LOOK_MS);
  }
  return notKnownYet;
}

async function charge(deps: Deps, feature: FeatureRow, card: string): Promise<Outcome<null>> {
  try {
    const chargeId = feature.payment_intent ?? (await prepare(deps, feature));
    const state = chargeId === null ? 'refused' : await deps.payments.takeCharge(chargeId, card);
    return state === 'open' ? notKnownYet : answerFor(await settleFeature(deps, feature.id, state));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    deps.log.warn(`feature payment ${feature.id} is not settled yet:`, error);
    return notKnownYet;
  } finally {
    await releaseFeature(deps.database, feature.id);
  }
}

/** The charge to take, recorded before it can be taken; null when the payment was given up meanwhile. */
async function prepare(deps: Deps, feature: FeatureRow): Promise<string | null> {
  const { id } = await deps.payments.prepareCharge({
    key: `feature-${feature.id}`,
    amountCents: feature.amount_cents,
    title: 'Featured boat, 6 months',
    about: { feature_id: feature.id, boat_id: feature.boat_id },
  });
  return (await keepCharge(deps.database, feature.id, id)) ? id : null;
}

function answerFor(status: FeatureStatus): Outcome<null> {
  if (status === 'paid') return done(null);
  if (status === 'pending') return notKnownYet;
  return status === 'refused' ? cardRefused : boatGone;
}

const cardRefused = refused('payment-refused', FEATURE_PAYMENT_FAILED);
const boatGone = refused(
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
