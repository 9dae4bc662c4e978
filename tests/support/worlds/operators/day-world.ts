import { randomUUID } from 'node:crypto';
import type { BoardingView, SentAct } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { call, type OperatorWorld } from './operators.ts';

type Booked = {
  boatId: string;
  day: Day;
  end?: Day;
  time?: string | null;
  guests?: number;
  name?: string;
  phone?: string | null;
  requests?: string | null;
  status?: 'paid' | 'pending' | 'held' | 'cancelled';
  mode?: 'perSeat' | 'charter';
};

/** Inserts a booking without counting its seats; returns its id. A charter also gets its boat-days. */
export async function addBooking(
  { database }: Pick<OperatorWorld, 'database'>,
  { boatId, day, end = day, status = 'paid', mode = 'perSeat', ...trip }: Booked,
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date,
       time, group_size, customer_name, customer_email, customer_phone, special_requests, trip_cents,
       fee_cents, amount_cents, hold_ends_at, created_at, paid_at)
     select $1::uuid, 'SXM-' || upper(left($1::text, 8)), id, operator_id, 'form', $3::text, $4, $5, $6, $7, $8, $9,
       'guest@example.com', $10, $11, 20000, 1000, 21000, now() + interval '1 day', now(),
       case when $3::text = 'paid' then now() end
     from boats where id = $2`,
    [
      ...[id, boatId, status, mode, day, end],
      trip.time === undefined ? '09:00' : trip.time,
      ...[trip.guests ?? 2, trip.name ?? 'Ana Boat', trip.phone ?? null, trip.requests ?? null],
    ],
  );
  if (mode === 'charter') {
    await database.query(
      `insert into boat_days (boat_id, day, charter_booking)
       select $2::uuid, generate_series($3::date, $4::date, '1 day')::date, $1::uuid`,
      [id, boatId, day, end],
    );
  }
  return id;
}

/** Builds a boarding tick as an operator's phone sends it. */
export function tick(bookingId: string, date: Day, changes: Partial<SentAct> = {}): SentAct {
  const act = { id: randomUUID(), bookingId, date, kind: 'boarded', guests: 2 } as const;
  return { ...act, at: new Date().toISOString(), ...changes };
}

export function sendTicks({ baseUrl }: { baseUrl: string }, token: string, acts: SentAct[]) {
  return call<BoardingView>(baseUrl, 'keepBoarding', { token, payload: { acts } });
}
