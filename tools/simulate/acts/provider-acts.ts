import { send, type Reply } from '../world/asking.ts';
import { inWords, oneOf } from '../world/choosing.ts';
import type { Act, Turn } from '../world/world.ts';

/** Actions at the payment provider itself: by the account's staff, guests' banks and the clock. */

type Charge = {
  id: string;
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  disputed: boolean;
};
type List<Item> = { data: Item[] };

const headers = { authorization: 'Bearer sk_test_simulation' };

function askProvider<Body>(
  turn: Turn,
  path: string,
  fields?: Record<string, string>,
): Promise<Reply<Body>> {
  const posted = fields && { method: 'POST', body: new URLSearchParams(fields) };
  return send<Body>(turn, `/sandbox/stripe${path}`, { headers, ...posted });
}

async function someCharge(turn: Turn): Promise<Charge | null> {
  const listed = await askProvider<List<Charge>>(turn, '/v1/charges?limit=60');
  const paid = listed?.status === 200 ? listed.body.data.filter(({ disputed }) => !disputed) : [];
  return oneOf(turn.chance, paid.toReversed());
}

/** Marks the trips that may end, because their whole payment may have been refunded. */
async function mayEnd(turn: Turn, intent: string): Promise<void> {
  const { rows } = await turn.shop.database
    .query<{ id: string }>(
      'select booking_id as id from payment_sessions where payment_intent = $1',
      [intent],
    )
    .catch(() => ({ rows: [] }));
  const ids = new Set(rows.map(({ id }) => id));
  // An unsettled payment has no stored intent yet: marks every trip that may be paid.
  for (const trip of turn.model.trips)
    if (ids.has(trip.id) || (ids.size === 0 && trip.mayBePaid)) trip.mayEnd = true;
}

export const refundThere: Act = async (turn) => {
  const charge = await someCharge(turn);
  const share = turn.chance.pick([0.2, 0.5, 1] as const);
  const left = charge ? charge.amount - charge.amount_refunded : 0;
  if (!charge || left <= 0) return null;
  const amount = String(Math.ceil(left * share));
  await mayEnd(turn, charge.payment_intent);
  const reply = await askProvider(turn, '/v1/refunds', { charge: charge.id, amount });
  return `Somebody refunds ${amount} cents of ${charge.id} at the provider: ${inWords(reply)}`;
};

export const dispute: Act = async (turn) => {
  const charge = await someCharge(turn);
  if (!charge) return null;
  await mayEnd(turn, charge.payment_intent);
  const kind = turn.chance.pick(['fraudulent', 'product_not_received'] as const);
  const reply = await askProvider(turn, `/dashboard/charges/${charge.id}/dispute`, { kind });
  return `A bank disputes ${charge.id}: ${inWords(reply)}`;
};

type Dispute = { id: string; status: string };

export const decideDispute: Act = async (turn) => {
  const listed = await askProvider<List<Dispute>>(turn, '/v1/disputes?limit=60');
  const open =
    listed?.status === 200
      ? listed.body.data.filter(({ status }) => /needs_response/.test(status))
      : [];
  const one = oneOf(turn.chance, open.toReversed());
  if (!one) return null;
  const isWon = turn.chance.yes(0.5);
  const text = isWon ? 'winning_evidence' : 'losing_evidence';
  const evidence = { 'evidence[uncategorized_text]': text, submit: 'true' };
  const reply = await askProvider(turn, `/v1/disputes/${one.id}`, evidence);
  return `The dispute ${one.id} is answered, to be ${isWon ? 'won' : 'lost'}: ${inWords(reply)}`;
};

export const payOutThere: Act = async (turn) => {
  const balance = await askProvider<{ available: { amount: number }[] }>(turn, '/v1/balance');
  const most = balance?.body.available?.[0]?.amount ?? 0;
  if (balance?.status !== 200 || most < 100) return null;
  const reply = await askProvider(turn, '/v1/payouts', {
    amount: String(Math.floor(most / 2)),
    currency: 'usd',
  });
  return `The provider pays ${Math.floor(most / 2)} cents to the bank: ${inWords(reply)}`;
};
