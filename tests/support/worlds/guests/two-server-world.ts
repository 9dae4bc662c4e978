import type pg from 'pg';
import type { BoatView } from '#contract/public/boat-views.ts';
import { listSlots } from '#domain/availability/availability.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { createPayingWorld } from './paying-world.ts';
import { startProduct } from '../../product/product.ts';

/** The demo world behind two servers that share one database. */
export type World = {
  /** URLs of the two servers; buyers use either. */
  baseUrls: readonly [string, string];
  database: pg.Pool;
  close(): Promise<void>;
};

export async function createWorld(): Promise<World> {
  const world = await createPayingWorld({ DEMO: 'on' });
  const second = await startProduct({ databaseUrl: world.databaseUrl, env: { DEMO: 'off' } });
  return {
    baseUrls: [world.baseUrl, second.url],
    database: world.database,
    async close() {
      await second.stop();
      await world.close();
    },
  };
}

/** Returns the server of the n-th buyer: buyers alternate between both servers. */
export function baseUrlFor(world: World, nth: number): string {
  return world.baseUrls[nth % 2 === 0 ? 0 : 1];
}

/** Reads a boat by name from the public API. */
export async function boatNamed(baseUrl: string, name: string): Promise<BoatView> {
  const boats = (await (await fetch(`${baseUrl}/api/boats`)).json()) as BoatView[];
  const boat = boats.find((each) => each.name === name);
  if (!boat) throw new Error(`There is no boat named ${name}.`);
  return boat;
}

/** Finds the first day without sales on which the boat sails, starting `daysAhead` days from today. */
export function openDay(boat: BoatView, daysAhead: number): Day {
  const now = toIslandNow(Date.now());
  for (let ahead = daysAhead; ahead <= 180; ahead += 1) {
    const day = addDays(now.day, ahead);
    const isTaken = boat.taken.some((taken) => taken.date === day);
    if (!isTaken && listSlots(boat.availability, day, now).length > 0) return day;
  }
  throw new Error(`${boat.name} has no open day from ${daysAhead} days ahead.`);
}

/** Returns the number of seats taken on a departure. */
export function seatsTaken(boat: BoatView, date: Day, time: string): number {
  return boat.taken
    .filter((taken) => taken.date === date && taken.time === time)
    .reduce((sum, taken) => sum + taken.seats, 0);
}

export function isChartered(boat: BoatView, date: Day): boolean {
  return boat.taken.some((taken) => taken.date === date && taken.charter);
}

/** Returns the number that a query selects. */
export async function numberFrom(
  database: pg.Pool,
  sql: string,
  values: unknown[] = [],
): Promise<number> {
  const { rows } = await database.query<Record<string, unknown>>(sql, values);
  return Number(Object.values(rows[0] ?? {})[0]);
}

/** Reads everything that a booking would change: row counts, departures and boat-days. */
export async function everythingSold(database: pg.Pool): Promise<unknown> {
  const { rows } = await database.query(`
    select (select count(*) from bookings) bookings, (select count(*) from booking_events) events,
      (select count(*) from payment_sessions) pages, (select count(*) from mails) mails,
      (select count(*) from jobs.job where name in ('send-mail', 'end-hold')) jobs,
      (select json_agg(d order by boat_id, day, time) from departures d)::text departures,
      (select json_agg(d order by boat_id, day) from boat_days d)::text days`);
  return rows[0];
}
