import { send } from '../world/asking.ts';
import { Finding, type Turn } from '../world/world.ts';

type Page<Item> = { data: Item[]; has_more: boolean };
type Item = { id: string };
type Charge = Item & {
  amount: number;
  amount_refunded: number;
  paid: boolean;
  payment_intent: string;
  disputed: boolean;
};
type Session = Item & {
  client_reference_id: string | null;
  payment_status: string;
  payment_intent: string | null;
};
type Money = { amount: number }[];
type OurPayment = {
  intent: string;
  code: string;
  status: string;
  cents: number;
  back: number;
  /** Cents refunded in the provider's dashboard, included in `back`. */
  backByHand: number;
  /** Cents of failed refunds that the owner paid in another way. */
  otherwise: number;
  isPaid: boolean;
};

/**
 * Compares with the provider: every payment belongs to a booking or was fully refunded, and its money is in our ledger.
 */
export async function compareWithProvider(turn: Turn): Promise<string[]> {
  const charges = await listAll<Charge>(turn, 'charges');
  const sessions = await listAll<Session>(turn, 'checkout/sessions');
  const ours = await ourPayments(turn);
  const wrong: string[] = [];
  for (const { id, payment_status: state, payment_intent: intent } of sessions) {
    if (state !== 'paid' || intent === null) continue;
    const [charge, ...more] = charges.filter((each) => each.paid && each.payment_intent === intent);
    const own = ours.get(intent);
    if (!charge || more.length > 0)
      wrong.push(`${id} is paid by ${more.length + (charge ? 1 : 0)} charges.`);
    else if (!own)
      wrong.push(`${id} is paid with ${charge.amount} cents, and we know of no payment.`);
    else wrong.push(...differences(charge, own));
  }
  return [...wrong, ...(await compareBalance(turn))];
}

function differences(charge: Charge, own: OurPayment): string[] {
  const { amount, amount_refunded: back, disputed } = charge;
  const wrong: string[] = [];
  if (amount !== own.cents)
    wrong.push(`${own.code} was paid with ${amount} cents, and we say ${own.cents}.`);
  if (back !== own.back) wrong.push(`${own.code} got ${back} cents back, and we say ${own.back}.`);
  const kept = amount - back - own.otherwise;
  // The provider's staff cannot see refunds made in another way.
  const isTooMuch = kept < -own.backByHand;
  if (!own.isPaid && !disputed && (kept > 0 || isTooMuch))
    wrong.push(`${own.code} is ${own.status}; ${kept} of ${amount} cents were kept for nothing.`);
  return wrong;
}

async function ourPayments({ shop }: Turn): Promise<Map<string, OurPayment>> {
  const { rows } = await shop.database.query<OurPayment>(
    `select payment_intent as intent, code, bookings.status, page.amount_cents as cents, page.status = 'paid' as "isPaid",
       coalesce((select sum(refund.cents) from booking_refunds refund where session_id = page.id and state = 'sent'), 0)::int as back,
       coalesce((select sum(refund.cents) from booking_refunds refund where session_id = page.id and state = 'sent' and is_made_at_provider), 0)::int as "backByHand",
       coalesce((select sum(refund.cents) from booking_refunds refund where session_id = page.id and state = 'settled'), 0)::int as otherwise
     from payment_sessions page join bookings on bookings.id = booking_id where payment_intent is not null`,
  );
  return new Map(rows.map((row) => [row.intent, row]));
}

/** Compares the provider's balance with its account in our ledger. */
async function compareBalance(turn: Turn): Promise<string[]> {
  const balance = await askProvider<{ available: Money; pending: Money }>(turn, 'balance');
  const there = [...balance.available, ...balance.pending].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const { rows } = await turn.shop.database.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int as cents from ledger_lines where account = 'card-clearing'`,
  );
  const here = rows[0]?.cents ?? 0;
  return here === there ? [] : [`The provider has ${there} cents, and our books say ${here}.`];
}

async function listAll<Each extends Item>(turn: Turn, what: string): Promise<Each[]> {
  const all: Each[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await askProvider<Page<Each>>(
      turn,
      `${what}?limit=100${after ? `&starting_after=${after.id}` : ''}`,
    );
    all.push(...page.data);
    if (!page.has_more) return all;
  }
}

async function askProvider<Body>(turn: Turn, path: string): Promise<Body> {
  const headers = { authorization: 'Bearer sk_test_simulation' };
  const reply = await send<Body>(turn, `/sandbox/stripe/v1/${path}`, { headers });
  if (reply?.status !== 200)
    throw new Finding(`The provider does not answer ${path}: ${reply?.status}`);
  return reply.body;
}
