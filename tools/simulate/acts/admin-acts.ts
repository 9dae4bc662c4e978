import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { OwedMonthPageView } from '#contract/admin/admin-payout-api.ts';
import { addDays } from '#domain/time/days.ts';
import { askAsAdmin, type Reply } from '../world/asking.ts';
import {
  boatOf,
  inWords,
  oneOf,
  someBoat,
  someDay,
  someKey,
  someOperator,
  someTrip,
  today,
  tripInWords,
} from '../world/choosing.ts';
import { isNear } from './operator-acts.ts';
import { expectNow } from '../world/expected-trips.ts';
import type { Act, Trip, Turn } from '../world/world.ts';

const REASON = 'The harbour office has decided so, and says why.';

/** Sends the amounts of a freshly opened screen; sometimes two admins do so concurrently. */
async function withMoney(
  turn: Turn,
  trip: Trip,
  name: 'adminCancelBooking' | 'adminRefundBooking',
): Promise<string> {
  const shown = await askAsAdmin<AdminBookingView>(turn, 'adminBooking', {
    parts: { id: trip.id },
  });
  if (shown?.status !== 200) return inWords(shown);
  const { cancellation } = shown.body as { cancellation?: { mostCents: number } };
  const mostCents = cancellation?.mostCents ?? 0;
  const share = turn.chance.pick([0, 0.3, 0.5, 1, 1.01] as const);
  const least = name === 'adminRefundBooking' ? 1 : 0;
  const payload = {
    reason: REASON,
    mostCents,
    refundCents: Math.max(least, Math.round(mostCents * share)),
  };
  const isTwice = turn.chance.yes(0.2);
  const once = () => askAsAdmin(turn, name, { parts: { id: trip.id }, payload });
  const replies = isTwice ? await Promise.all([once(), once()]) : [await once()];
  if (replies.some(mayBeDone)) await expectNow(turn, trip, {});
  return `${payload.refundCents} of ${mostCents} cents: ${replies.map(inWords).join(' and ')}`;
}

function mayBeDone(reply: Reply): boolean {
  return reply === null || reply.status < 400 || reply.status >= 500;
}

export const cancelBooking: Act = async (turn) => {
  const trip = someTrip(turn, () => true);
  if (!trip) return null;
  const before = tripInWords(turn, trip);
  return `The owner calls ${before} off for ${await withMoney(turn, trip, 'adminCancelBooking')}`;
};

export const refund: Act = async (turn) => {
  const trip = someTrip(
    turn,
    ({ expected }) => expected.status !== 'held' && expected.status !== 'pending',
  );
  if (!trip) return null;
  return `The owner refunds ${tripInWords(turn, trip)}: ${await withMoney(turn, trip, 'adminRefundBooking')}`;
};

export const suspend: Act = async (turn) => {
  const suspended = turn.model.operators.find(({ isSuspended }) => isSuspended);
  const operator = suspended ?? someOperator(turn);
  const name = operator.isSuspended ? 'adminReinstateOperator' : 'adminSuspendOperator';
  const question = { parts: { id: operator.id }, payload: { reason: REASON } };
  const reply = await askAsAdmin(turn, name, question);
  if (reply?.status === 200 || reply?.status === 409)
    operator.isSuspended = name === 'adminSuspendOperator';
  return `The owner ${name === 'adminSuspendOperator' ? 'suspends' : 'reinstates'} ${operator.name}: ${inWords(reply)}`;
};

/** A storm: calls off a port or the island for some hours or days. */
export const callOffPort: Act = async (turn) => {
  const { chance, model } = turn;
  const from = someDay(turn);
  const days = chance.pick([0, 0, 1] as const);
  const payload = {
    port: chance.pick(['sxm-philipsburg', 'sxm-cole-bay', null]),
    from: { day: from, time: '06:00' },
    until: { day: addDays(from, days), time: chance.pick(['12:00', '20:00']) },
    reason: 'weather',
    note: '',
    requestKey: someKey(chance),
  };
  const reply = await askAsAdmin(turn, 'adminCallOff', { payload });
  if (mayBeDone(reply))
    for (const trip of model.trips)
      trip.mayEnd ||= isNear(trip, from) || isNear(trip, payload.until.day);
  return `The owner calls off ${payload.port ?? 'the island'} from ${from}: ${inWords(reply)}`;
};

export const payOut: Act = async (turn) => {
  const { chance } = turn;
  const owed = await askAsAdmin<OwedMonthPageView>(turn, 'adminPayouts', {});
  const open = owed?.status === 200 ? owed.body.items.filter(({ openCents }) => openCents > 0) : [];
  const row = oneOf(chance, open);
  if (!row) return null;
  const share = chance.pick([0.5, 1, 1, 1.01] as const);
  const payload = {
    operatorId: row.operator.id,
    month: row.month,
    openCents: row.openCents,
    cents: Math.max(1, Math.round(row.openCents * share)),
    paidOn: today(turn),
    method: 'cash',
    reference: `By boat ${turn.step}`,
    note: '',
    requestKey: someKey(chance),
  };
  const isTwice = chance.yes(0.2);
  const once = () => askAsAdmin(turn, 'adminRecordPayout', { payload });
  const replies = isTwice ? await Promise.all([once(), once()]) : [await once()];
  return `The owner pays ${row.operator.name} ${payload.cents} of ${row.openCents} cents for ${row.month}: ${replies.map(inWords).join(' and ')}`;
};

export const takePayoutBack: Act = async (turn) => {
  const { rows } = await turn.shop.database.query<{ id: string }>(
    'select id from payouts order by paid_on, recorded_at, id',
  );
  const payout = oneOf(turn.chance, rows);
  if (!payout) return null;
  const question = { parts: { id: payout.id }, payload: { reason: REASON } };
  return `The owner takes a payout back: ${inWords(await askAsAdmin(turn, 'adminTakeBackPayout', question))}`;
};

export const hideReview: Act = async (turn) => {
  const { rows } = await turn.shop.database.query<{ id: string }>(
    'select id from reviews order by made_at, id',
  );
  const review = oneOf(turn.chance, rows);
  if (!review) return null;
  const name = turn.chance.pick(['adminHideReview', 'adminShowReview'] as const);
  const reply = await askAsAdmin(turn, name, {
    parts: { id: review.id },
    payload: { reason: REASON },
  });
  return `The owner moderates a review (${name}): ${inWords(reply)}`;
};

export const featureByHand: Act = async (turn) => {
  const boat = someBoat(turn);
  const isEnding = turn.chance.yes(0.3);
  const until = addDays(today(turn), 10);
  const reply = isEnding
    ? await askAsAdmin(turn, 'adminEndFeature', {
        parts: { id: boat.id },
        payload: { reason: REASON, evenIfPaid: false },
      })
    : await askAsAdmin(turn, 'adminFeatureBoat', {
        parts: { id: boat.id },
        payload: { reason: REASON, until },
      });
  return `The owner ${isEnding ? 'ends the featuring of' : 'features'} ${boat.name}: ${inWords(reply)}`;
};

/** Retries a refund that a bank returned, or records that it was paid in another way. */
export const tendFailedRefund: Act = async (turn) => {
  const { rows } = await turn.shop.database.query<{ id: string }>(
    "select id from booking_refunds where state = 'failed' order by decided_at, id",
  );
  const failed = oneOf(turn.chance, rows);
  if (!failed) return null;
  const isSettled = turn.chance.yes(0.4);
  const reply = isSettled
    ? await askAsAdmin(turn, 'adminSettleRefund', {
        parts: { id: failed.id },
        payload: { reference: 'By wire' },
      })
    : await askAsAdmin(turn, 'adminSendRefundAgain', { parts: { id: failed.id } });
  return `The owner ${isSettled ? 'pays a failed refund by wire' : 'sends a failed refund again'}: ${inWords(reply)}`;
};

export const lookAtFigures: Act = async (turn) => {
  const { chance } = turn;
  const trip = someTrip(turn, () => true);
  const name = chance.pick([
    'adminPayouts',
    'adminBooks',
    'adminBookings',
    'adminAnalytics',
    'adminDisputes',
  ] as const);
  const reply = await askAsAdmin(turn, name, {});
  const boat = trip && boatOf(turn, trip.expected.boatId);
  return `The owner looks at ${name}${boat ? '' : ' of an empty shop'}: ${inWords(reply)}`;
};
