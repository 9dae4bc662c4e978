import { randomUUID } from 'node:crypto';
import { addDays, addMonths, toIslandNow, getMonth } from '#domain/time/days.ts';
import { computeOpenCents } from '#domain/payouts/payouts.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { done } from '#domain/problems.ts';
import { reserveBoat } from '../../../../src/server/marketplace/core/bookings/seat-reservations.ts';
import { endBooking } from '../../../../src/server/marketplace/core/bookings/end-booking.ts';
import { inTransaction } from '../../../../src/server/platform/database/database.ts';
import { syncFeatureRefund } from '../../../../src/server/marketplace/featuring/sync-feature-refund.ts';
import { reconcileFeatures } from '../../../../src/server/marketplace/featuring/reconcile-features.ts';
import { settleFeature } from '../../../../src/server/marketplace/featuring/settle-feature.ts';
import { syncRefund } from '../../../../src/server/marketplace/reconciliation/sync-refund.ts';
import { sendRefund } from '../../../../src/server/marketplace/refunds/send-refund.ts';
import { settleSession } from '../../../../src/server/marketplace/payments/settle-payment.ts';
import { findOpenMonths } from '../../../../src/server/marketplace/core/money/owed-queries.ts';
import {
  recordPayout,
  takeBackPayout,
} from '../../../../src/server/marketplace/payouts/record-payout.ts';
import { cancelBooking } from '../../../../src/server/marketplace/refunds/cancel-booking.ts';
import { refundBooking } from '../../../../src/server/marketplace/refunds/refund-booking.ts';
import {
  sendRefundAgain,
  settleRefund,
} from '../../../../src/server/marketplace/refunds/failed-refunds.ts';
import { pickRow, listIds, type Life } from './money-life-world.ts';
import { bookOneByHand, cancelOneByHand } from './money-life-by-hand.ts';
import { guestCancels, guestComesWithFewer, guestMoves } from './money-life-guests.ts';
import {
  callsOff,
  offersAreTended,
  operatorMovesDeparture,
  operatorMovesGuest,
  takes,
  tooFewCome,
} from './money-life-operators.ts';
import { decideDispute, dispute, refundByHand } from './money-life-provider.ts';
import type { Chance } from '../seeded-random.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns whether something changed. */
type Action = (life: Life) => Promise<boolean>;

const actions: Readonly<Record<string, { weight: number; act: Action }>> = {
  book: { weight: 8, act: book },
  'book by hand': { weight: 4, act: bookOneByHand },
  'take one by hand back': { weight: 2, act: cancelOneByHand },
  pay: { weight: 10, act: pay },
  expire: { weight: 2, act: expire },
  cancel: { weight: 3, act: cancel },
  'a guest cancels': { weight: 2, act: guestCancels },
  'a guest comes with fewer': { weight: 3, act: guestComesWithFewer },
  'a guest moves': { weight: 3, act: guestMoves },
  'an operator moves a guest': { weight: 2, act: operatorMovesGuest },
  'an operator moves a departure': { weight: 2, act: operatorMovesDeparture },
  'an operator calls off': { weight: 2, act: callsOff },
  'too few come': { weight: 1, act: tooFewCome },
  'offers are tended': { weight: 2, act: offersAreTended },
  'another day': { weight: 2, act: takes('another-day') },
  'another boat': { weight: 4, act: takes('another-boat') },
  'the money': { weight: 3, act: takes('refunded') },
  refund: { weight: 4, act: refund },
  'settle a failed one': { weight: 1, act: settle },
  'refund at the provider': { weight: 2, act: refundByHand },
  'dispute a payment': { weight: 2, act: dispute },
  'decide a dispute': { weight: 2, act: decideDispute },
  'send refunds': { weight: 3, act: sendDue },
  'a bank sends one back': { weight: 1, act: bankSendsBack },
  'send it again': { weight: 1, act: sendAgain },
  feature: { weight: 1, act: feature },
  'pay features back': { weight: 1, act: payFeaturesBack },
  'pay out': { weight: 4, act: payOut },
  'take a payout back': { weight: 1, act: takeBack },
};
const weightedNames = Object.entries(actions).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
) as [string, ...string[]];

/** Performs a random action on the shop. */
export async function oneAct(life: Life): Promise<void> {
  const name = life.chance.pick(weightedNames);
  const hasChanged = await actions[name]?.act(life);
  if (hasChanged) life.done.set(name, (life.done.get(name) ?? 0) + 1);
}

async function book({ deps, chance, clock, town }: Life): Promise<boolean> {
  const boat = pickBoat(town, chance);
  const isCharter = chance.yes(0.15);
  const guests = 1 + Math.floor(chance.between(0, 4));
  const price = Math.floor(chance.between(101, 90_001));
  const hasFee = chance.yes(0.5);
  const feeCents = hasFee ? addServiceFee(price).feeCents : 0;
  const start = addDays(toIslandNow(clock.nowMs).day, 1 + Math.floor(chance.between(0, 6)));
  const trip = {
    mode: isCharter ? 'charter' : 'perSeat',
    start,
    end: start,
    time: '09:00',
  } as const;
  const id = randomUUID();
  const booked = await inTransaction(deps.database, async (write) => {
    await write
      .insertInto('bookings')
      .values({
        id,
        code: id,
        boat_id: boat.id,
        operator_id: boat.operatorId,
        flow: hasFee ? 'form' : 'checkout',
        status: hasFee ? 'pending' : 'held',
        pricing_mode: trip.mode,
        start_date: start,
        end_date: start,
        time: trip.time,
        group_size: guests,
        customer_name: 'Ana',
        customer_email: 'ana@example.com',
        customer_phone: null,
        special_requests: null,
        trip_cents: price,
        fee_cents: feeCents,
        amount_cents: price + feeCents,
        hold_ends_at: new Date(clock.nowMs + DAY_MS),
        created_at: new Date(clock.nowMs),
        paid_at: null,
      } as never)
      .execute();
    const taken = await reserveBoat(
      write,
      {
        bookingId: id,
        boatId: boat.id,
        ...trip,
        groupSize: guests,
        tripMinutes: 240,
        turnaroundMinutes: 0,
      },
      12,
    );
    return taken.ok ? done(true) : taken;
  });
  return booked.ok;
}

/** Pays a booking in any status, sometimes with a wrong amount. Settles the page twice concurrently. */
async function pay({ deps, pool, provider, chance }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id, amount_cents from bookings
    where status in ('held', 'pending') or $1 > 0.8`,
    [chance.next()],
  );
  if (!booking) return false;
  const wrong = chance.yes(0.03) ? 100 : 0;
  const page = provider.paidPage(String(booking['id']), Number(booking['amount_cents']) + wrong);
  await Promise.all([settleSession(deps, page), settleSession(deps, page)]);
  return true;
}

async function expire({ deps, pool, chance }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id from bookings where status in ('held', 'pending')`,
  );
  return booking !== null && endBooking(deps, String(booking['id']), 'expire', 'clock');
}

async function cancel({ deps, pool, chance, town }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id, amount_cents, case when status = 'paid' and paid_by = 'card' then amount_cents - refunded_cents - disputed_cents else 0 end as most_cents
    from bookings where status in ('paid', 'pending') or $1 > 0.9`,
    [chance.next()],
  );
  if (!booking) return false;
  const share = chance.pick([0, 0.1, 0.333, 0.5, 1, 1.01]);
  const order = {
    bookingId: String(booking['id']),
    reason: 'By chance',
    refund: {
      refundCents: Math.round(Number(booking['amount_cents']) * share),
      mostCents: Number(booking['most_cents']),
    },
    by: town.by,
  };
  const both = await Promise.all([cancelBooking(deps, order), cancelBooking(deps, order)]);
  return both.some(({ ok }) => ok);
}

/** Refunds a booking twice concurrently. At most one refund may succeed. */
async function refund({ deps, pool, chance, town }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id, amount_cents, amount_cents - refunded_cents - disputed_cents as most_cents from bookings
    where paid_at is not null or $1 > 0.9`,
    [chance.next()],
  );
  if (!booking) return false;
  const mostCents = Number(booking['most_cents']);
  const order = {
    bookingId: String(booking['id']),
    reason: 'By chance',
    mostCents,
    by: town.by,
    refundCents: Math.round(mostCents * chance.pick([0.1, 0.5, 1, 1.01])),
  };
  const both = await Promise.all([refundBooking(deps, order), refundBooking(deps, order)]);
  if (both.every(({ ok }) => ok)) throw new Error(`${order.bookingId} was refunded twice.`);
  return both.some(({ ok }) => ok);
}

async function settle({ deps, pool, chance, town }: Life): Promise<boolean> {
  const failed = await pickRow(
    pool,
    chance,
    `select id from booking_refunds where state = 'failed'`,
  );
  if (!failed) return false;
  const order = { refundId: String(failed['id']), reference: 'By chance', by: town.by };
  const both = await Promise.all([settleRefund(deps, order), settleRefund(deps, order)]);
  return both.filter(({ ok }) => ok).length === 1;
}

export async function sendDue({ deps, pool }: Pick<Life, 'deps' | 'pool'>): Promise<boolean> {
  const due = await listIds(pool, `select id from booking_refunds where state = 'due'`);
  await Promise.all(
    due.flatMap(({ id }) => [id, id]).map((id) => sendRefund(deps, id).catch(() => {})),
  );
  return due.length > 0;
}

async function bankSendsBack({ deps, provider, chance }: Life): Promise<boolean> {
  if (provider.isDown) return false;
  const refund = provider.sendBack(Math.floor(chance.between(0, 1000)));
  if (refund === null) return false;
  await Promise.all(
    [syncRefund, syncFeatureRefund].flatMap((follow) => [
      follow(deps, refund),
      follow(deps, refund),
    ]),
  );
  return true;
}

async function sendAgain({ deps, pool, chance, town }: Life): Promise<boolean> {
  const failed = await pickRow(
    pool,
    chance,
    `select id from booking_refunds where state = 'failed'`,
  );
  if (!failed) return false;
  return (await sendRefundAgain(deps, { refundId: String(failed['id']), by: town.by })).ok;
}

async function feature({ deps, pool, provider, chance, clock, town }: Life): Promise<boolean> {
  const boat = pickBoat(town, chance);
  const id = randomUUID();
  const intent = `pi_${randomUUID()}`;
  const { rows } = await pool.query(
    `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status, payment_intent, created_at)
     values ($1, $2, $3, $1, 29000, 'pending', $4, $5) on conflict do nothing returning id`,
    [id, boat.id, boat.operatorId, intent, new Date(clock.nowMs)],
  );
  if (rows.length === 0) return false;
  const outcome = chance.yes(0.8) ? 'paid' : 'refused';
  if (outcome === 'paid') provider.takeFor(intent, 29_000);
  const isDeleted = chance.yes(0.3);
  await pool.query('update boats set deleted_at = $2 where id = $1', [
    boat.id,
    isDeleted ? new Date(clock.nowMs) : null,
  ]);
  await Promise.all([settleFeature(deps, id, outcome), settleFeature(deps, id, outcome)]);
  await pool.query('update boats set deleted_at = null where id = $1', [boat.id]);
  return true;
}

async function payFeaturesBack({ deps }: Life): Promise<boolean> {
  await reconcileFeatures(deps);
  return true;
}

async function payOut({ deps, chance, clock, town }: Life): Promise<boolean> {
  const { operatorId } = pickBoat(town, chance);
  const today = toIslandNow(clock.nowMs).day;
  const month = addMonths(getMonth(today), chance.yes(0.5) ? -1 : 0);
  const open = (await findOpenMonths(deps.database, operatorId, today)).find(
    (each) => each.month === month,
  );
  const openCents = open ? computeOpenCents(open) : 0;
  const cents = Math.max(1, Math.round(openCents * chance.pick([0.1, 0.5, 1, 1, 1.01])));
  const pay = () =>
    recordPayout(deps, {
      operatorId,
      month,
      cents,
      openCents,
      paidOn: today,
      method: 'cash',
      reference: 'By chance',
      note: '',
      requestKey: randomUUID(),
      by: town.by,
    });
  const both = await Promise.all([pay(), pay()]);
  // At most one of the concurrent payouts may succeed.
  if (both.every(({ ok }) => ok)) throw new Error(`Captain ${operatorId} was paid twice.`);
  return both.some(({ ok }) => ok);
}

async function takeBack({ deps, pool, chance, town }: Life): Promise<boolean> {
  const payout = await pickRow(pool, chance, 'select id from payouts');
  if (!payout) return false;
  const order = { payoutId: String(payout['id']), reason: 'By chance', by: town.by };
  return (await takeBackPayout(deps, order)).ok;
}

function pickBoat({ boats }: Life['town'], chance: Chance) {
  return chance.pick(boats as [(typeof boats)[number]]);
}
