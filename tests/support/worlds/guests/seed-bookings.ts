import type { Insertable } from 'kysely';
import type pg from 'pg';
import { openDatabase, type Database } from '../../../../src/server/platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { ManyBookings } from '../operators/generated-bookings.ts';

/** Inserts bookings in bulk, with their seats and all their ledger entries. */
export async function seedBookings(pool: pg.Pool, many: ManyBookings): Promise<void> {
  const database = openDatabase(pool);
  await seed(database, 'operators', many.operators);
  await seed(database, 'boats', many.boats);
  await seed(database, 'bookings', many.bookings);
  await seed(database, 'bookingEvents', many.events);
  await seed(database, 'paymentSessions', many.pages);
  await seed(database, 'bookingRefunds', many.refunds);
  await seed(database, 'disputes', many.disputes);
  await seedEntries(database, many.entries);
  await pool.query(TAKEN);
  await pool.query('analyze');
}

async function seed<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const part of splitRows(rows)) await database.insertInto(table).values(part).execute();
}

async function seedEntries(database: Database, entries: ManyBookings['entries']): Promise<void> {
  for (const part of splitRows(entries)) {
    const added = await database
      .insertInto('ledgerEntries')
      .values(
        part.map(({ key, kind, at, about }) => ({
          key,
          kind,
          at,
          boatFeatureId: null,
          payoutId: null,
          bookingId: about.bookingId ?? null,
          refundId: about.refundId ?? null,
          disputeId: about.disputeId ?? null,
        })),
      )
      .returning(['id', 'key'])
      .execute();
    const idOf = new Map(added.map(({ id, key }) => [key, id]));
    const lines = part.flatMap(({ key, lines: each }) =>
      each.map(({ account, operatorId, cents }) => ({
        entryId: idOf.get(key) ?? 0,
        account,
        operatorId,
        cents,
      })),
    );
    await database.insertInto('ledgerLines').values(lines).execute();
  }
}

/** Keeps statements below PostgreSQL's limit of 65,535 parameters. */
const ROWS_PER_STATEMENT = 1000;

function splitRows<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

const LIVE = `status in ('held', 'pending', 'paid')`;
const TAKEN = `
  insert into departures (boat_id, day, time, capacity, seats_taken)
    select boat_id, start_date, time, 8, sum(group_size) from bookings
    where ${LIVE} and pricing_mode = 'perSeat' group by 1, 2, 3;
  insert into boat_days (boat_id, day, seats_taken)
    select boat_id, start_date, sum(group_size) from bookings
    where ${LIVE} and pricing_mode = 'perSeat' group by 1, 2;
  insert into boat_days (boat_id, day, charter_booking)
    select boat_id, generate_series(start_date, end_date, '1 day')::date, id from bookings
    where ${LIVE} and pricing_mode = 'charter'`;
