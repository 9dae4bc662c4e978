import { randomUUID } from 'node:crypto';
import { manualPaymentWays } from '#domain/operators/manual-booking.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { createManualBooking } from '../../../../src/server/marketplace/manual-bookings/create-manual-booking.ts';
import { cancelManualBooking } from '../../../../src/server/marketplace/manual-bookings/cancel-manual-booking.ts';
import { pickRow, type Life } from './money-life-world.ts';

/** Sends a manual booking twice concurrently, sometimes for another operator's boat. Allows only one booking. */
export async function bookOneByHand({ deps, chance, clock, town }: Life): Promise<boolean> {
  const boats = town.boats as [(typeof town.boats)[0]];
  const boat = chance.pick(boats);
  const other = chance.pick(boats);
  const { operatorId } = chance.yes(0.1) ? other : boat;
  const start = addDays(toIslandNow(clock.nowMs).day, 1 + Math.floor(chance.between(0, 6)));
  const payload = {
    requestKey: randomUUID(),
    boatId: boat.id,
    start,
    end: start,
    pricingMode: chance.yes(0.15) ? ('charter' as const) : ('perSeat' as const),
    time: chance.pick(['09:00', '14:00']),
    groupSize: 1 + Math.floor(chance.between(0, 4)),
    customerName: 'Walt Kinn',
    customerEmail: 'walt@example.com',
    customerPhone: null,
    specialRequests: null,
    source: 'walk-in' as const,
    payment: chance.pick(manualPaymentWays),
  };
  const taken = Math.floor(chance.between(1, 90_001));
  const amount = payload.payment === 'link' ? {} : { amountCents: taken };
  const both = await Promise.all(
    [1, 2].map(() => createManualBooking(deps, operatorId ?? '', { ...payload, ...amount })),
  );
  const booked = both.flatMap((each) => (each.ok ? each.value.bookingId : []));
  if (new Set(booked).size > 1)
    throw new Error(`One request created several bookings: ${booked.join(', ')}.`);
  return booked.length > 0;
}

/** Cancels a booking twice concurrently, sometimes one that the operator may not cancel. */
export async function cancelOneByHand({ deps, pool, chance }: Life): Promise<boolean> {
  const booking = await pickRow(
    pool,
    chance,
    `select id, operator_id from bookings
    where flow = 'operator' and status in ('paid', 'pending') or $1 > 0.9`,
    [chance.next()],
  );
  if (!booking) return false;
  const order = {
    operatorId: String(booking['operator_id']),
    bookingId: String(booking['id']),
    requestKey: randomUUID(),
    reason: '',
  };
  const both = await Promise.all([
    cancelManualBooking(deps, order),
    cancelManualBooking(deps, order),
  ]);
  return both.some(({ ok }) => ok);
}
