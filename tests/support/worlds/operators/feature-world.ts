import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { CHALLENGE_MINUTES } from '#domain/search/featuring.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { addPhoto, createBoatActs, call, newOperator, type OperatorWorld } from './operators.ts';
import { dayAhead } from '../guests/paying-world.ts';

export const today = () => toIslandNow(Date.now()).day;

/** An operator with a published boat that was never featured. */
export type FeaturingOperator = Awaited<ReturnType<typeof operatorToFeature>>;

export async function operatorToFeature(world: OperatorWorld) {
  const operator = await newOperator(world);
  const boats = createBoatActs(world.baseUrl, operator.token);
  const { body: boat } = await boats.create({ availability: { manualDays: [dayAhead(3)] } });
  await addPhoto(world, boat, `/photos/${randomUUID()}`);
  const published = await boats.update(boat, { status: 'published' });
  if (published.status !== 200) throw new Error(published.message);
  const pay = (input: Partial<FeatureInput> | Record<string, unknown> = {}) =>
    call<OperatorBoatView>(world.baseUrl, 'featureBoat', {
      token: operator.token,
      parts: { id: boat.id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID(), ...input },
    });
  return { ...operator, boat, pay, read: async () => (await boats.read(boat)).body };
}

export type FeatureInput = { paymentMethod: string; requestKey: string };

/** Exchanges a card for a token at the provider with the public key, like a browser. */
export async function createCardToken(
  { baseUrl }: { baseUrl: string },
  number: string,
): Promise<string> {
  const answer = await fetch(`${baseUrl}/sandbox/stripe/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Reads the provider's charges for featuring this boat. */
export async function chargesFor(
  { provider: { stripe } }: OperatorWorld,
  boat: { id: string },
): Promise<Stripe.Charge[]> {
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return charges.filter((charge) => charge.paid && charge.metadata['boat_id'] === boat.id);
}

/** Reads the ids of the featured boats on the home page. */
export async function featuredIds({ baseUrl }: { baseUrl: string }): Promise<string[]> {
  const boats = (await (await fetch(`${baseUrl}/api/featured-boats`)).json()) as BoatView[];
  return boats.map((boat) => boat.id);
}

/** Sets the term for which a boat is featured, and notifies the server. */
export async function featuredSince(
  { database }: OperatorWorld,
  boat: { id: string },
  term: { from: string; until: string },
): Promise<void> {
  await database.query(
    `update boats set featured_from = $2, featured_until = $3, featured_payment_id = 'pi_earlier' where id = $1`,
    [boat.id, term.from, term.until],
  );
  await database.query(`select pg_notify('boats_changed', $1)`, [boat.id]);
}

/** Reads the recorded feature payments of this boat, oldest first. */
export async function listFeaturePayments({ database }: OperatorWorld, boat: { id: string }) {
  const { rows } = await database.query<{
    id: string;
    status: string;
    payment_intent: string | null;
    from_day: string | null;
    until_day: string | null;
  }>(
    `select id, status, payment_intent, from_day::text, until_day::text
     from boat_features where boat_id = $1 order by created_at`,
    [boat.id],
  );
  return rows;
}

/** Backdates a 3-D Secure challenge to its expiry. */
export async function letChallengeRunOut({ database }: OperatorWorld): Promise<void> {
  await database.query(
    'update boat_features set challenged_at = challenged_at - make_interval(mins => $1)',
    [CHALLENGE_MINUTES],
  );
}

/** Backdates payments so that the reconciliation checks them. */
export async function letMinutesPass({ database }: OperatorWorld): Promise<void> {
  await database.query(
    `update boat_features set created_at = created_at - interval '5 minutes',
       claimed_at = claimed_at - interval '5 minutes'`,
  );
}
