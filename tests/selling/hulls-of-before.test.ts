import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BoatView } from '#contract/boat-views.ts';
import { checkSeats } from '../../src/server/doctor/consistency-check.ts';
import { migrate } from '../../src/server/database/migrations.ts';
import { dayAhead } from '../support/paying-world.ts';
import { startProduct } from '../support/product.ts';
import { openTestDatabase, openTestPool } from '../support/test-database.ts';
import { askForCheckout, type TripInput } from '../support/visitors.ts';

const LENGTHS = '0032-trip-lengths.sql';
const DAY = dayAhead();
const NEXT = dayAhead(31);
const [OPERATOR, BOAT] = [id(1), id(2)];

/** What was sold before trips had lengths: three parties on one hull, one late in the evening before a charter. */
const HISTORY = `
  insert into operators (id, name, email, created_at) values ('${OPERATOR}', 'Rosa', 'rosa@example.com', now());
  insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity, price_per_seat_cents,
      charter_price_cents, availability, status, created_at, updated_at)
    values ('${BOAT}', '${OPERATOR}', 'Sea Grape', 'sea-grape', '', 'both', 'both', 'sxm-philipsburg', 10, 9500, 90000,
      '{"manualDays": ["${DAY}"], "blackoutDates": [], "timeSlotsDefault": ["09:00", "09:30", "13:30", "22:00"],
        "recurring": {"seasons": []}, "blocks": []}', 'published', now(), now());
  insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time, group_size,
      customer_name, customer_email, trip_cents, fee_cents, amount_cents, hold_ends_at, created_at)
    select ('00000000-0000-4000-8000-00000000001' || nth)::uuid, 'B-' || nth, '${BOAT}', '${OPERATOR}', 'form', 'pending', mode,
      day::date, day::date, time, 4, 'Ana', 'ana@example.com', 9500, 475, 9975, now() + interval '1 day', now()
    from (values (1, 'perSeat', '${DAY}', '09:00'), (2, 'perSeat', '${DAY}', '09:30'), (3, 'perSeat', '${DAY}', '22:00'),
      (4, 'charter', '${NEXT}', null), (5, 'perSeat', '2026-01-15', '09:00'), (6, 'perSeat', '2026-01-15', '11:00')) as b (nth, mode, day, time);
  insert into departures (boat_id, day, time, capacity, seats_taken)
    select boat_id, start_date, time, 10, 4 from bookings where pricing_mode = 'perSeat';
  insert into boat_days (boat_id, day, seats_taken)
    select boat_id, start_date, sum(group_size) from bookings where pricing_mode = 'perSeat' group by 1, 2;
  insert into boat_days (boat_id, day, charter_booking) values ('${BOAT}', '${NEXT}', '${id(14)}')`;

test('what was sold twice on one hull before is kept, named by the doctor, and sold no further', async () => {
  const database = await openTestDatabase({ empty: true });
  const pool = openTestPool(database.url, 2);
  const before = mkdtempSync(join(tmpdir(), 'boat-trips-before-lengths-'));
  try {
    for (const name of readdirSync('db/migrations').filter((each) => each < LENGTHS)) {
      cpSync(join('db/migrations', name), join(before, name));
    }
    await migrate(database.url, before);
    await pool.query(HISTORY);
    const product = await startProduct({ databaseUrl: database.url });
    try {
      expect(await checkSeats(pool)).toEqual([
        `Sea Grape on ${DAY} at 09:00 and on ${DAY} at 09:30: both departures are sold, and they overlap. Move one of them, or call it off.`,
      ]);
      const buy = async (time: string) =>
        (await askForCheckout(product.url, { ...input, boat: { id: BOAT } as BoatView, time }))
          .status;
      expect([await buy('09:00'), await buy('09:30')]).toEqual([409, 409]);
      expect([await buy('22:00'), await buy('13:30')]).toEqual([200, 200]);
      await giveBack('09:30', 12);
      expect(await checkSeats(pool)).toEqual([]);
      expect(await buy('09:00')).toBe(200);
      expect(await buy('09:30')).toBe(409);
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
    await database.drop();
    rmSync(before, { recursive: true, force: true });
  }

  /** As when its reservation ends. */
  async function giveBack(time: string, booking: number): Promise<void> {
    await pool.query(`update bookings set status = 'expired' where id = '${id(booking)}'`);
    await pool.query(`update boat_days set seats_taken = seats_taken - 4 where day = '${DAY}'`);
    await pool.query(
      `update departures set seats_taken = 0 where day = '${DAY}' and time = '${time}'`,
    );
  }
});

const input: Omit<TripInput, 'boat' | 'time'> = { mode: 'perSeat', start: DAY, groupSize: 1 };

function id(nth: number): string {
  return `00000000-0000-4000-8000-0000000000${String(nth).padStart(2, '0')}`;
}
