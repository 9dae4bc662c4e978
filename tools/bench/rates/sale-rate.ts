import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { done } from '#domain/problems.ts';
import {
  findPublicBoats,
  type BoatRecord,
} from '../../../src/server/marketplace/core/boats/boat-queries.ts';
import {
  writeBooking,
  type NewBooking,
} from '../../../src/server/marketplace/core/bookings/write-booking.ts';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';
import { openJobs } from '../../../src/server/platform/jobs/jobs.ts';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import type { Deps } from '../../../src/server/platform/dependencies.ts';
import { actsPerSecond } from '../load/load.ts';
import { hasPgbench, pgbenchHolds } from './same-rows.ts';

/** Minimum share of pgbench's rate with the same rows. */
const MIN_SHARE = 0.6;
const BUYERS = 16;
const ROUNDS = 3;
const SECONDS = 3;

type Rates = { holds: number; roundTrips: number; pgbench: number | null };

/** Prints the seats held per second on one departure, and their share of pgbench's; returns what is too slow. */
export async function printSales(databaseUrl: string): Promise<string[]> {
  const { holds, roundTrips, pgbench } = await measureSales(databaseUrl);
  console.log(`Seats held per second on one departure, ${BUYERS} buyers at once`);
  console.log(`  holds        ${holds.toFixed(0).padStart(6)}`);
  console.log(`  select 1     ${roundTrips.toFixed(0).padStart(6)}`);
  console.log(`  round trips per hold ${(roundTrips / holds).toFixed(1)}`);
  if (pgbench === null) {
    console.log(
      '  No share of pgbench’s rate: it is not installed (Debian: apt-get install postgresql-15).',
    );
    return [];
  }
  const share = holds / pgbench;
  console.log(`  pgbench      ${pgbench.toFixed(0).padStart(6)}  with the same rows`);
  console.log(`  share of pgbench’s rate ${share.toFixed(2)}`);
  return share < MIN_SHARE
    ? [`holds are sold at ${share.toFixed(2)} of pgbench’s rate, ${MIN_SHARE} is wanted`]
    : [];
}

/**
 * Measures sales of a departure that never sells out, against bare round trips to the same database; returns the median
 * round.
 */
async function measureSales(databaseUrl: string): Promise<Rates> {
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
  const today = toIslandNow(Date.now()).day;
  const boat = (await findPublicBoats(database, today)).find((each) => each.tripType === 'tour');
  if (!boat) throw new Error('The demo world has no tour.');
  const load = { callers: BUYERS, seconds: SECONDS };
  const rounds: Rates[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays(today, 30 + round * 10);
    const hold = () => writeBooking(deps, boat.id, async () => done(holdOf(boat, day)));
    const theirs = { boat, day: addDays(day, 5) };
    const clients = BUYERS;
    const seconds = SECONDS;
    rounds.push({
      roundTrips: await actsPerSecond(() => pool.query('select 1'), load),
      holds: await actsPerSecond(hold, load),
      pgbench: hasPgbench ? await pgbenchHolds(databaseUrl, theirs, { clients, seconds }) : null,
    });
  }
  await jobs.close();
  await pool.end();
  return typical(rounds);
}

/** The round with the median share. */
function typical(rounds: readonly Rates[]): Rates {
  const share = ({ holds, roundTrips, pgbench }: Rates) => holds / (pgbench ?? roundTrips);
  const sorted = rounds.toSorted((one, other) => share(one) - share(other));
  const [middle] = sorted.slice(Math.floor(rounds.length / 2));
  if (!middle) throw new Error('No round was measured.');
  return middle;
}

function holdOf(boat: BoatRecord, start: Day): NewBooking {
  return {
    id: randomUUID(),
    flow: 'checkout',
    language: 'en',
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
    guest: { name: 'Bench', email: 'bench@example.com', phone: null, requests: null },
    // Disables the limit: thousands of unpaid bookings on one boat are unrealistic, and counting them would dominate.
    unpaid: null,
  };
}
