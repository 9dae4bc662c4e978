import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Day } from '#domain/time/days.ts';
import type { BoatRecord } from '../../../src/server/marketplace/core/boats/boat-queries.ts';

/** Whether pgbench is installed. */
export const hasPgbench = canRun();

function canRun(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Transactions per second of pgbench with the rows of a hold: statement by statement, prepared, with concurrent clients
 * on one departure. Takes a sale's locks in the same order, and checks before it sells.
 */
export async function pgbenchHolds(
  databaseUrl: string,
  departure: { boat: BoatRecord; day: Day },
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'boat-trips-pgbench-'));
  const script = join(folder, 'hold.sql');
  await writeFile(script, holdScript(departure.boat, departure.day));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const where = ['-h', hostname, '-p', port, '-U', decodeURIComponent(username)];
  const load = ['-c', String(clients), '-j', '2', '-T', String(seconds), '-M', 'prepared', '-n'];
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const args = [...where, ...load, '-f', script, pathname.slice(1)];
  try {
    const { stdout } = await promisify(execFile)('pgbench', args, { env });
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function holdScript(boat: BoatRecord, day: Day): string {
  return [
    'begin',
    `insert into bookings (
      id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
      group_size, trip_minutes, turnaround_minutes, customer_name, customer_email,
      trip_cents, fee_cents, amount_cents, hold_ends_at, needs_approval, created_at, paid_by)
    select gen_random_uuid(), gen_random_uuid()::text, boats.id, boats.operator_id, 'checkout', 'held', 'perSeat', '${day}', '${day}', '09:00',
      2, 240, 0, 'Bench', 'bench@example.com', 100, 0, 100, now() + interval '1 hour', false, now(), 'card'
    from boats join operators on operators.id = boats.operator_id
    where boats.id = '${boat.id}' and boats.version = ${boat.version}
      and boats.status = 'published' and boats.deleted_at is null and operators.status = 'active'
    for key share of boats, operators
    returning id as booking \\gset`,
    `insert into booking_events (booking_id, at, event, actor) values (:booking, now(), 'held', 'visitor')`,
    `insert into jobs.job (
      name, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, policy, heartbeat_seconds)
    select name, jsonb_build_object('bookingId', :booking::text), now() + interval '1 hour', now() + interval '15 days',
      expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds
    from jobs.queue where name = 'end-hold'`,
    `select pg_notify('boats_changed', '${boat.id}')`,
    `insert into boat_days (boat_id, day, seats_taken, seats_overnight) values ('${boat.id}', '${day}', 2, 0)
    on conflict (boat_id, day) do update
      set seats_taken = boat_days.seats_taken + excluded.seats_taken,
        seats_overnight = boat_days.seats_overnight + excluded.seats_overnight
      where boat_days.charter_booking is null`,
    `select day, time, trip_minutes, turnaround_minutes from departures
    where boat_id = '${boat.id}' and seats_taken > 0 and day between date '${day}' - 2 and date '${day}' + 2`,
    `insert into departures (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
    values ('${boat.id}', '${day}', '09:00', 1000000, 2, 240, 0)
    on conflict (boat_id, day, time) do update
      set seats_taken = departures.seats_taken + excluded.seats_taken, capacity = excluded.capacity,
        trip_minutes = excluded.trip_minutes, turnaround_minutes = excluded.turnaround_minutes
      where departures.seats_taken + excluded.seats_taken <= excluded.capacity`,
    'commit',
  ]
    .map((statement) => statement.replaceAll(/\s*\n\s*/g, ' '))
    .map((statement) => (statement.endsWith('\\gset') ? statement : `${statement};`))
    .join('\n');
}
