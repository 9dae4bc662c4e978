import { randomUUID } from 'node:crypto';
import { hashPassword } from 'gotrue/passwords';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import type { Chance } from '../../../tests/support/worlds/seeded-random.ts';
import { PASSWORD } from './asking.ts';
import type { Shop } from './shop.ts';
import type { Boat, Operator, Model } from './world.ts';

/** Variants of boats: overlapping departures, one into the night, one with a minimum number of guests. */
const boatModels = [
  { times: ['09:00', '14:00'], minutes: 240, turnaround: 0, capacity: 6, smallest: null },
  { times: ['09:00', '11:00', '15:00'], minutes: 180, turnaround: 30, capacity: 4, smallest: null },
  { times: ['08:00', '22:00'], minutes: 600, turnaround: 60, capacity: 5, smallest: null },
  { times: ['10:00', '16:00'], minutes: 240, turnaround: 15, capacity: 8, smallest: 4 },
] as const;
const ports = ['sxm-philipsburg', 'sxm-cole-bay'] as const;
const SEASON_DAYS = 400;

/** Creates four operators with two boats each, as if they had registered some time ago. */
export async function createModel(shop: Shop, chance: Chance, operators = 4): Promise<Model> {
  const hash = await hashPassword(PASSWORD);
  const settled: Operator[] = [];
  for (let nth = 1; nth <= operators; nth += 1) settled.push(await addOperator(shop, nth, hash));
  for (const operator of settled) {
    for (let nth = 0; nth < 2; nth += 1)
      await addBoat(shop, chance, operator, settled.indexOf(operator) * 2 + nth);
  }
  await shop.database.query(`select pg_notify('boats_changed', id::text) from boats`);
  return {
    operators: settled,
    boats: settled.flatMap(({ boats }) => boats),
    guests: [],
    trips: [],
    lost: [],
    admin: { cookie: null },
    done: new Map(),
    faults: new Map(),
    spent: new Map(),
  };
}

async function addOperator(
  { database }: Shop,
  nth: number,
  passwordHash: string,
): Promise<Operator> {
  const id = randomUUID();
  const account = randomUUID();
  const name = `Captain ${nth}`;
  const email = `captain-${nth}@shop.test`;
  await database.query(
    `insert into auth_service.account
       (id, identity_id, email, password_hash, email_confirmed_ms, made_ms, updated_ms)
     values ($1, gen_random_uuid(), $2, $3, $4, $4, $4)`,
    [account, email, passwordHash, Date.now()],
  );
  await database.query(
    `insert into operators (id, name, email, auth_user_id, created_at) values ($1, $2, $3, $4, now())`,
    [id, name, email, account],
  );
  const feed = { path: `/calendar-${nth}.ics`, id: null, events: [], condition: 'well' };
  return { id, name, email, token: null, boats: [], isSuspended: false, feed, hasAccount: false };
}

async function addBoat(
  { database }: Shop,
  chance: Chance,
  operator: Operator,
  nth: number,
): Promise<void> {
  const boatModel = boatModels[nth % boatModels.length] ?? boatModels[0];
  const boat: Boat = {
    id: randomUUID(),
    name: `Boat ${nth + 1}`,
    operator,
    capacity: boatModel.capacity,
    times: [...boatModel.times],
    smallestNumber: boatModel.smallest,
    seatCents: Math.round(chance.between(2000, 9000)),
    dayCents: Math.round(chance.between(15_000, 90_000)),
  };
  await database.query(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       price_per_seat_cents, charter_price_cents, availability, trip_minutes, turnaround_minutes,
       smallest_number, decision_hours, status, created_at, updated_at)
     values ($1, $2, $3, 'boat-' || $4::text, 'Catamaran', 'both', 'both', $5, $6, $7, $8, $9, $10, $11, $12,
       case when $12::int is not null then 24 end, 'published', now(), now())`,
    [
      ...[boat.id, operator.id, boat.name, String(nth + 1), ports[nth % 2], boat.capacity],
      ...[boat.seatCents, boat.dayCents, JSON.stringify(everyDay(boat.times)), boatModel.minutes],
      ...[boatModel.turnaround, boatModel.smallest],
    ],
  );
  await database.query(
    `insert into boat_photos (id, boat_id, position, caption, path) values (gen_random_uuid(), $1, 0, 'x', $2)`,
    [boat.id, `/photos/${randomUUID()}`],
  );
  operator.boats.push(boat);
}

function everyDay(timeSlots: string[]) {
  const { day } = toIslandNow(Date.now());
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const season = {
    name: 'Always',
    start: day,
    end: addDays(day, SEASON_DAYS),
    weekdays,
    timeSlots,
  };
  return {
    manualDays: [],
    blackoutDates: [],
    timeSlotsDefault: [],
    blocks: [],
    recurring: { seasons: [season] },
  };
}
