import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { EndpointName } from '#contract/endpoints.ts';
import type { TripReviewView } from '#contract/public/review-api.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { call } from '../operators/operators.ts';
import type { PayingWorld } from './paying-world.ts';

type SailedTerms = {
  /** Days since the trip ended; 0 is today. */
  ended?: number;
  status?: string;
  mode?: 'perSeat' | 'charter';
  time?: string;
  guests?: number;
  refundedCents?: number;
  customer?: string;
};

export type SailedTrip = { id: string; code: string; token: string; email: string };

/** Inserts a past trip with its secret link, as the product would have. */
export async function sailedTrip(
  { database }: Pick<PayingWorld, 'database'>,
  boatId: string,
  { ended = 1, status = 'paid', mode = 'perSeat', ...terms }: SailedTerms = {},
): Promise<SailedTrip> {
  const id = randomUUID();
  const trip = {
    id,
    code: `SXM-${id.slice(0, 8)}`,
    email: `${id.slice(0, 8)}@example.com`,
    token: randomBytes(20).toString('base64url'),
  };
  const day = addDays(toIslandNow(Date.now()).day, -ended);
  await database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
       group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, refunded_cents, created_at, paid_at)
     select $1, $2, boats.id, operator_id, 'checkout', $4, $5, $6, $6, $7, $8, $9, $10, 10000, 0, 10000, $11,
       now() - interval '70 days', now() - interval '70 days' from boats where boats.id = $3`,
    [
      ...[id, trip.code, boatId, status, mode, day, terms.time ?? '00:01', terms.guests ?? 3],
      ...[terms.customer ?? 'Hannah Cole', trip.email, terms.refundedCents ?? 0],
    ],
  );
  await database.query(
    'insert into trip_links (token_hash, booking_id, made_at) values ($1, $2, now())',
    [hash('sha256', trip.token, 'base64url'), id],
  );
  return trip;
}

/** Calls off a trip because of the weather; the guest has not chosen an option yet. */
export async function callOffInTest(
  { database }: Pick<PayingWorld, 'database'>,
  bookingId: string,
): Promise<void> {
  await database.query(
    `with called as (
       insert into call_offs (id, reason, what, idempotency_key, made_at, due_at)
       values (gen_random_uuid(), 'weather', 'Sea Grape', gen_random_uuid(), now(), now() + interval '3 days')
       returning id)
     insert into rebooking_offers (id, call_off_id, booking_id)
     select gen_random_uuid(), id, $1 from called`,
    [bookingId],
  );
}

/** Marks a party as a no-show, on the day of the trip or some days later. */
export async function recordNoShow(
  { database }: Pick<PayingWorld, 'database'>,
  bookingId: string,
  daysLater = 0,
): Promise<void> {
  await database.query(
    `insert into boarding_acts (id, booking_id, day, kind, guests, acted_at, received_at)
     select gen_random_uuid(), id, start_date, 'absent', null, ticked_at, ticked_at
     from bookings, lateral (select (start_date + $2::int + time '16:00') at time zone 'UTC' as ticked_at) as ticks
     where id = $1`,
    [bookingId, daysLater],
  );
}

type Said = { stars: unknown; words?: unknown; language?: unknown };

export function review({ baseUrl }: Pick<PayingWorld, 'baseUrl'>, token: string, said: Said) {
  const sent = { parts: { token }, payload: said };
  return call<TripReviewView>(baseUrl, 'reviewTrip', sent);
}

/** Creates a past trip and its review; returns the trip with the review's id. */
export async function reviewedTrip(
  world: Pick<PayingWorld, 'baseUrl' | 'database'>,
  boatId: string,
  said: Said,
  terms: SailedTerms = {},
): Promise<SailedTrip & { reviewId: string }> {
  const trip = await sailedTrip(world, boatId, terms);
  const { status, message } = await review(world, trip.token, said);
  if (status !== 200) throw new Error(`The review was answered ${status}: ${message}`);
  const { rows } = await world.database.query<{ id: string }>(
    'select id from reviews where booking_id = $1',
    [trip.id],
  );
  return { ...trip, reviewId: rows[0]?.id ?? '' };
}

/** Reads an endpoint as a visitor. */
export async function readAs<Body>(
  baseUrl: string,
  name: EndpointName,
  parts: Record<string, string> = {},
): Promise<Body> {
  return (await call<Body>(baseUrl, name, { parts })).body;
}
