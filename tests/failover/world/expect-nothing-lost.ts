import { expect } from 'vitest';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import type { ShopOnCluster } from './shop-on-cluster.ts';
import type { Promised, SteadyBuyers } from './steady-buyers.ts';

type Sold = { bookingId: string; status: string };

/**
 * Returns the promised bookings that the database lacks or contradicts. Copies the list first, because buyers may add
 * to it during the query.
 */
export async function lostOf(
  { database }: Pick<ShopOnCluster, 'database'>,
  promised: readonly Promised[],
): Promise<Promised[]> {
  const before = [...promised];
  const { rows } = await database.query<Sold>(
    `select id as "bookingId", status from bookings where id = any($1::uuid[])`,
    [before.map(({ bookingId }) => bookingId)],
  );
  const kept = new Map(rows.map(({ bookingId, status }) => [bookingId, status]));
  return before.filter(({ bookingId, status }) => kept.get(bookingId) !== status);
}

/** Asserts that no promised booking is lost, no seat is sold twice, and no request is booked twice. */
export async function expectNothingLost(shop: ShopOnCluster, buyers: SteadyBuyers): Promise<void> {
  expect(await lostOf(shop, buyers.promised)).toEqual([]);
  expect(await checkSeats(shop.database)).toEqual([]);
  const { rows } = await shop.database.query(
    `select customer_email from bookings where customer_email like 'buyer-%'
     and status in ('held', 'pending', 'asked', 'paid') group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
}

/** Returns each server's seconds from `since` to its first sale of a trip requested later; null without a sale. */
export function secondsToSellAgain(
  promised: readonly Promised[],
  since: number,
  servers: number,
): (number | null)[] {
  return Array.from({ length: servers }, (_, server) => {
    const first = promised.find(
      (each) => each.server % servers === server && each.askedAt >= since,
    );
    return first ? (first.answeredAt - since) / 1000 : null;
  });
}
