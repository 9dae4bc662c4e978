import { hash } from 'node:crypto';
import { sql } from 'kysely';
import {
  addDays,
  formatFullDay,
  formatTime,
  toIslandNow,
  type Day,
  type Time,
} from '#domain/time/days.ts';
import {
  decisionLimits,
  hasTooFewGuests,
  USUAL_DECISION_HOURS,
} from '#domain/departures/smallest-number.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { callOff } from './call-off.ts';

export async function callOffSmallDepartures(deps: Deps): Promise<void> {
  for (const departure of await findSmallDepartures(deps.database, deps.now())) {
    const { boatId, boatName, day, time } = departure;
    await callOff(deps, {
      scopes: [{ boatId, scope: { day, time } }],
      what: `${boatName} on ${formatFullDay(day)}, ${formatTime(time)}`,
      reason: 'too-few-guests',
      note: '',
      requestKey: deriveIdempotencyKey(departure),
      by: null,
    });
  }
}

type SmallDeparture = {
  boatId: string;
  boatName: string;
  day: Day;
  time: Time;
  guests: number;
  /** Bookings of these guests, each with the number of its earlier offers; part of the idempotency key. */
  party: string;
  smallestNumber: number | null;
  decisionHours: number;
};

/**
 * Finds departures with too few guests. The minimum is what the guests saw at the sale: the lowest of the numbers
 * shown, or no minimum if any guest was shown none. Guests who are still paying count.
 */
async function findSmallDepartures(reader: Queryable, nowMs: number): Promise<SmallDeparture[]> {
  const today = toIslandNow(nowMs).day;
  const { rows } = await sql<SmallDeparture>`
    select boats.id as "boatId", boats.name as "boatName", start_date::text as day, time,
      sum(group_size)::int as guests, coalesce(min(bookings.decision_hours), ${USUAL_DECISION_HOURS})::int as "decisionHours",
      case when bool_and(bookings.smallest_number is not null) then min(bookings.smallest_number)
        end as "smallestNumber",
      string_agg(bookings.id || ' ' || (select count(*) from rebooking_offers where booking_id = bookings.id),
        ' ' order by bookings.id) as party
    from bookings join boats on boats.id = bookings.boat_id
    where bookings.status in ('held', 'pending', 'asked', 'paid') and bookings.pricing_mode = 'perSeat'
      and start_date between ${today} and ${addDays(today, Math.ceil(decisionLimits.max / 24) + 1)}
      and not exists (select from rebooking_offers
        where booking_id = bookings.id and outcome is null)
    group by boats.id, start_date, time
    having bool_or(bookings.smallest_number is not null)`.execute(reader);
  return rows.filter((departure) => hasTooFewGuests(departure, nowMs));
}

/**
 * Derives an idempotency key that stays stable for a departure with the same guests, and changes once the departure is
 * reopened.
 */
function deriveIdempotencyKey({ boatId, day, time, party }: SmallDeparture): string {
  const digest = hash('sha256', `too few ${boatId} ${day} ${time} ${party}`, 'hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digest.slice(from, to))
    .join('-');
}
