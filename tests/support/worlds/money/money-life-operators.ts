import { randomUUID } from 'node:crypto';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { buildDayScope } from '#domain/trip-changes/calling-off.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import type { OfferChoice } from '#contract/operator/call-off-api.ts';
import {
  findBooking,
  toPaidMoney,
} from '../../../../src/server/marketplace/core/bookings/booking-queries.ts';
import { makeTripLink } from '../../../../src/server/marketplace/core/trips/trip-links.ts';
import { callOff } from '../../../../src/server/marketplace/cancellations/call-off.ts';
import { chooseOffer } from '../../../../src/server/marketplace/cancellations/choose-offer.ts';
import { listRebookingAlternatives } from '../../../../src/server/marketplace/cancellations/rebooking-alternatives.ts';
import { reconcileRebookingOffers } from '../../../../src/server/marketplace/cancellations/rebooking-offers.ts';
import { callOffSmallDepartures } from '../../../../src/server/marketplace/cancellations/small-departures.ts';
import {
  moveDeparture,
  moveGuest,
} from '../../../../src/server/marketplace/departures/move-departure.ts';
import { changeOnce } from '../../../../src/server/marketplace/core/trips/change-trip.ts';
import { pickRow, type Life } from './money-life-world.ts';

/** Calls off a departure or a boat's whole day, twice concurrently. */
export async function callsOff({ deps, pool, chance }: Life): Promise<boolean> {
  const sold = await anyDeparture(pool, chance);
  if (!sold) return false;
  const { boatId, operatorId, day, time } = sold;
  const order = {
    scopes: [{ boatId, scope: chance.yes(0.5) ? buildDayScope(day) : { day, time } }],
    what: 'A trip',
    reason: chance.pick(['weather', 'engine'] as const),
    note: '',
    requestKey: randomUUID(),
    by: { operator: operatorId },
  };
  const both = await Promise.all([callOff(deps, order), callOff(deps, order)]);
  return both.some(({ ok }) => ok);
}

/** Requires six guests on the departures of a boat's day, and calls off the departures with fewer. */
export async function tooFewCome({ deps, pool, chance }: Life): Promise<boolean> {
  const sold = await anyDeparture(pool, chance);
  if (!sold) return false;
  await pool.query(
    `update bookings set smallest_number = 6, decision_hours = 72
     where boat_id = $1 and start_date = $2 and pricing_mode = 'perSeat'`,
    [sold.boatId, sold.day],
  );
  const { rows: before } = await pool.query('select id from call_offs');
  await Promise.all([callOffSmallDepartures(deps), callOffSmallDepartures(deps)]);
  const { rows: after } = await pool.query('select id from call_offs');
  return after.length > before.length;
}

/** Opens rebooking offers and refunds guests who missed the deadline, twice concurrently, like the job queue. */
export async function offersAreTended({ deps, pool }: Life): Promise<boolean> {
  const open = `select id from rebooking_offers where outcome is null`;
  const { rows: before } = await pool.query(open);
  await Promise.all([reconcileRebookingOffers(deps), reconcileRebookingOffers(deps)]);
  return before.length > (await pool.query(open)).rows.length;
}

/** Chooses an option for a called-off trip as its guest, twice concurrently. */
export const takes = (kind: OfferChoice['kind']) => async (life: Life) => {
  const { deps, pool, chance } = life;
  const called = await pickRow(
    pool,
    chance,
    `select booking_id as id from rebooking_offers join bookings on bookings.id = booking_id
     where outcome is null and status = 'paid'`,
  );
  if (!called) return false;
  const bookingId = String(called['id']);
  const choice = await findChoice(life, bookingId, kind);
  const token = (await makeTripLink(deps, bookingId, 'en')).split('/trips/')[1] ?? '';
  if (!choice) return false;
  const link = { token, requestKey: randomUUID() };
  const both = await Promise.all(
    [1, 2].map(() =>
      changeOnce(deps, link, (write, changing) => chooseOffer(deps, write, changing, choice)),
    ),
  );
  return both.some(({ ok }) => ok);
};

async function findChoice(
  { deps, chance, clock }: Life,
  bookingId: string,
  kind: OfferChoice['kind'],
): Promise<OfferChoice | null> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  // Sometimes sends another amount than was shown.
  const wrong = chance.yes(0.1) ? 1 : 0;
  if (kind === 'refunded') {
    return { kind, refundCents: computeMaxRefundable(toPaidMoney(booking)) + wrong };
  }
  if (kind === 'another-day') {
    const ahead = 1 + Math.floor(chance.between(0, 6));
    return { kind, date: addDays(toIslandNow(clock.nowMs).day, ahead), time: '09:00' };
  }
  const [place] = await listRebookingAlternatives(deps, booking, Number.MAX_SAFE_INTEGER);
  const [departure] = place?.departures ?? [];
  if (!place || !departure) return null;
  const { boatId, refundCents } = place;
  const time = departure.times[0] ?? null;
  return { kind, boatId, date: departure.date, time, refundCents: refundCents + wrong };
}

export async function operatorMovesGuest({ deps, pool, chance, clock }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id, operator_id from bookings where status in ('paid', 'pending') or $1 > 0.9`,
    [chance.next()],
  );
  if (!booking) return false;
  const id = String(booking['id']);
  const operatorId = String(booking['operator_id']);
  const to = { ...somewhere({ chance, clock }), requestKey: randomUUID() };
  const both = await Promise.all([1, 2].map(() => moveGuest(deps, operatorId, id, to)));
  return both.some(({ ok }) => ok);
}

export async function operatorMovesDeparture(life: Life): Promise<boolean> {
  const { deps, pool, chance } = life;
  const sold = await anyDeparture(pool, chance);
  if (!sold) return false;
  const { operatorId, boatId, day, time } = sold;
  const order = { boatId, day, time, to: somewhere(life), requestKey: randomUUID() };
  const both = await Promise.all([1, 2].map(() => moveDeparture(deps, operatorId, order)));
  return both.some(({ ok }) => ok);
}

function somewhere({ chance, clock }: Pick<Life, 'chance' | 'clock'>) {
  const date = addDays(toIslandNow(clock.nowMs).day, 1 + Math.floor(chance.between(0, 6)));
  return { date, time: chance.pick(['09:00', '14:00']) };
}

/** Picks a random departure with bookings. */
async function anyDeparture(pool: Life['pool'], chance: Life['chance']) {
  const sold = await pickRow(
    pool,
    chance,
    `select id, boat_id, operator_id, start_date::text as day, time from bookings
     where status in ('held', 'pending', 'paid') and pricing_mode = 'perSeat'`,
  );
  return (
    sold && {
      boatId: String(sold['boat_id']),
      operatorId: String(sold['operator_id']),
      day: String(sold['day']),
      time: String(sold['time']),
    }
  );
}
