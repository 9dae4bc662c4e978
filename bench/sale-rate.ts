import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, islandNow, type Day } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { findPublicBoats, type BoatRecord } from '../src/server/boats/boat-queries.ts';
import { writeBooking, type NewBooking } from '../src/server/bookings/write-booking.ts';
import { openDatabase, openPool } from '../src/server/database/database.ts';
import { openJobs } from '../src/server/jobs/jobs.ts';
import { openLog } from '../src/server/log.ts';
import type { Deps } from '../src/server/dependencies.ts';
import { actsPerSecond } from './load.ts';

/** Seats held per second on one departure that never sells out, and bare round trips to the same database. */
export async function measureSales(
  databaseUrl: string,
): Promise<{ holds: number; roundTrips: number }> {
  const pool = openPool(databaseUrl);
  const database = openDatabase(pool);
  const jobs = await openJobs(databaseUrl, openLog('error'));
  const deps = {
    database,
    jobs,
    now: Date.now,
    newId: randomUUID,
    randomBytes: (count: number) => randomBytes(count),
  } as unknown as Deps;
  await database.updateTable('boats').set({ capacity: 1_000_000 }).execute();
  const today = islandNow(Date.now()).day;
  const boat = (await findPublicBoats(database, today)).find((each) => each.trip_type === 'tour');
  if (!boat) throw new Error('The demo world has no tour.');
  const start = addDays(today, 30);
  const hold = () => writeBooking(deps, boat.id, async () => done(holdOf(boat, start)));
  const roundTrips = await actsPerSecond(() => pool.query('select 1'));
  const holds = await actsPerSecond(hold);
  await jobs.close();
  await pool.end();
  return { holds, roundTrips };
}

function holdOf(boat: BoatRecord, start: Day): NewBooking {
  return {
    id: randomUUID(),
    flow: 'checkout',
    status: 'held',
    boat,
    trip: {
      mode: 'perSeat',
      start,
      end: start,
      time: '09:00',
      groupSize: 2,
      days: [start],
      amountCents: 100,
    },
    feeCents: 0,
    needsApproval: false,
    holdEndsAt: Date.now() + 3_600_000,
    customer: { name: 'Bench', email: 'bench@example.com', phone: null, requests: null },
  };
}
