import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { BoatView } from '#contract/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { CHALLENGE_MINUTES } from '#domain/featuring.ts';
import { islandNow } from '#domain/days.ts';
import { addPhoto, boatsOf, call, newCaptain, type CaptainWorld } from './captains.ts';
import { dayAhead } from './paying-world.ts';

export const today = () => islandNow(Date.now()).day;

/** A captain with one published boat that nobody has paid for. */
export type FeaturingCaptain = Awaited<ReturnType<typeof captainToFeature>>;

export async function captainToFeature(world: CaptainWorld) {
  const captain = await newCaptain(world);
  const boats = boatsOf(world.door, captain.token);
  const { body: boat } = await boats.create({ availability: { manualDays: [dayAhead(3)] } });
  await addPhoto(world, boat, `/photos/${randomUUID()}`);
  const published = await boats.update(boat, { status: 'published' });
  if (published.status !== 200) throw new Error(published.message);
  const pay = (wish: Partial<FeatureWish> | Record<string, unknown> = {}) =>
    call<OperatorBoatView>(world.door, 'featureBoat', {
      token: captain.token,
      parts: { id: boat.id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID(), ...wish },
    });
  return { ...captain, boat, pay, read: async () => (await boats.read(boat)).body };
}

export type FeatureWish = { paymentMethod: string; requestKey: string };

/** What a browser does with a card: it gives it to the provider, with the public key, and gets a token for it. */
export async function tokenOf({ door }: { door: string }, number: string): Promise<string> {
  const answer = await fetch(`${door}/sandbox/stripe/v1/payment_methods`, {
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

/** What the provider took for featuring this boat, by its own word. */
export async function chargesFor(
  { provider: { stripe } }: CaptainWorld,
  boat: { id: string },
): Promise<Stripe.Charge[]> {
  const charges = await stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return charges.filter((charge) => charge.paid && charge.metadata['boat_id'] === boat.id);
}

/** The boats of the home page. */
export async function featuredIds({ door }: { door: string }): Promise<string[]> {
  const boats = (await (await fetch(`${door}/api/featured-boats`)).json()) as BoatView[];
  return boats.map((boat) => boat.id);
}

/** Sets what was paid for, as if time had gone by. */
export async function featuredSince(
  { database }: CaptainWorld,
  boat: { id: string },
  term: { from: string; until: string },
): Promise<void> {
  await database.query(
    `update boats set featured_from = $2, featured_until = $3, featured_payment_id = 'pi_earlier' where id = $1`,
    [boat.id, term.from, term.until],
  );
  await database.query(`select pg_notify('boats_changed', $1)`, [boat.id]);
}

/** All that is recorded of this boat's feature payments, oldest first. */
export async function paymentsOf({ database }: CaptainWorld, boat: { id: string }) {
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

/** As if the bank's question had been left open for its time. */
export async function letChallengeRunOut({ database }: CaptainWorld): Promise<void> {
  await database.query(
    'update boat_features set challenged_at = challenged_at - make_interval(mins => $1)',
    [CHALLENGE_MINUTES],
  );
}

/** Makes payments old enough for the reconciliation to look at them. */
export async function letMinutesPass({ database }: CaptainWorld): Promise<void> {
  await database.query(
    `update boat_features set created_at = created_at - interval '5 minutes',
       claimed_at = claimed_at - interval '5 minutes'`,
  );
}
