import { sql } from 'kysely';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import { computeSailingSpans, type SoldTrip as Sold } from '#domain/availability/busy-times.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { hasOverlap, type Sailing, type BusySpan } from '#domain/availability/trip-times.ts';
import { coversBoatCondition } from '../core/boats/boat-queries.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

type SoldTrip = Sold & {
  bookingId: string;
  turnaroundMinutes: number;
  /** Boat with its current schedule. */
  boat: Sailing;
};
type BusyTime = BusySpan & { key: string };
type CalendarTime = BusyTime & { sourceId: string };
type Clash<Busy = CalendarTime> = { trip: SoldTrip; busy: Busy };

/**
 * Compares an operator's sold trips with the operator's calendars: opens one conflict per trip and overlapping busy
 * time, and closes conflicts without an overlap. Decisions from before a calendar was disconnected count again once it
 * is reconnected. Returns the ids of the new conflicts.
 */
export async function findConflicts(deps: Deps, operatorId: string): Promise<string[]> {
  return inTransaction(deps.database, async (write) => {
    // Serializes per operator, so that each conflict is opened once; sales continue.
    await sql`select 1 from operators where id = ${operatorId} for no key update`.execute(write);
    const clashes = await findClashes(write, operatorId, deps.now());
    const decided = await findDecided(write, operatorId, deps.now());
    await closeGone(write, operatorId, [...clashes, ...decided]);
    const at = new Date(deps.now());
    const raised: Raised[] = [];
    for (const clash of clashes) {
      const id = deps.newId();
      if (await raise(write, id, clash, at)) raised.push({ id, bookingId: clash.trip.bookingId });
      else await keepSource(write, clash);
    }
    await mailOperator(deps, write, { operatorId, raised, at });
    return raised.map(({ id }) => id);
  });
}

type Raised = { id: string; bookingId: string };

/** Sends one mail for all new conflicts; skips trips that conflicted before. */
async function mailOperator(
  deps: Deps,
  write: Transaction,
  { operatorId, raised, at }: { operatorId: string; raised: readonly Raised[]; at: Date },
): Promise<void> {
  const bookingIds = [...new Set(raised.map(({ bookingId }) => bookingId))];
  const mailed = await write
    .selectFrom('calendarConflicts')
    .select('bookingId')
    .where(sql<boolean>`booking_id = any(${bookingIds}::uuid[])`)
    .where('raisedAt', '<', at)
    .execute();
  const [first, ...more] = raised.filter(
    ({ bookingId }) => !mailed.some(({ bookingId: id }) => id === bookingId),
  );
  if (!first) return;
  const isOne = more.every(({ bookingId }) => bookingId === first.bookingId);
  await queueMail(deps.jobs, write, {
    ...(isOne
      ? { kind: 'clash', subjectId: first.bookingId }
      : { kind: 'trips-clash', subjectId: operatorId, dedupeId: first.id }),
    recipient: 'operator',
    at,
  });
}

const soldTrip = sql`bookings.id as "bookingId", bookings.start_date as start,
  bookings.end_date as end, bookings.time, bookings.pricing_mode as mode,
  bookings.trip_minutes as "tripMinutes", bookings.turnaround_minutes as "turnaroundMinutes",
  json_build_object(
    'availability', boats.availability, 'tripMinutes', boats.trip_minutes,
    'turnaroundMinutes', boats.turnaround_minutes) as boat`;

const buildUpcomingCondition = (operatorId: string, nowMs: number) =>
  sql`bookings.operator_id = ${operatorId} and bookings.end_date >= ${toIslandNow(nowMs).day}
    and bookings.status = any(${soldStatuses})`;

async function findClashes(reader: Queryable, operatorId: string, nowMs: number): Promise<Clash[]> {
  const rows = await sql<SoldTrip & { busy: CalendarTime[] }>`
    select ${soldTrip}, json_agg(json_build_object(
        'key', busy_spans.key, 'sourceId', source.id,
        'startsAt', extract(epoch from busy_spans.starts_at) * 1000,
        'endsAt', extract(epoch from busy_spans.ends_at) * 1000)) as busy
    from bookings
    join boats on boats.id = bookings.boat_id
    join calendar_sources as source on source.operator_id = bookings.operator_id
    join busy_spans on busy_spans.source_id = source.id
    where ${buildUpcomingCondition(operatorId, nowMs)} and ${coversBoatCondition}
      and busy_spans.starts_at < (bookings.end_date + 3)::timestamptz
      and busy_spans.ends_at > (bookings.start_date - 1)::timestamptz
    group by bookings.id, boats.id
    order by bookings.start_date, bookings.id`.execute(reader);
  return rows.rows.flatMap(matchBusyTimes);
}

/** Finds trips that their operator chose to keep despite a busy time in a calendar that is no longer read. */
async function findDecided(
  reader: Queryable,
  operatorId: string,
  nowMs: number,
): Promise<Clash<BusyTime>[]> {
  const rows = await sql<SoldTrip & { busy: BusyTime[] }>`
    select ${soldTrip}, json_agg(json_build_object(
        'key', conflict.busy_key,
        'startsAt', extract(epoch from conflict.busy_from) * 1000,
        'endsAt', extract(epoch from conflict.busy_until) * 1000)) as busy
    from calendar_conflicts as conflict
    join bookings on bookings.id = conflict.booking_id
    join boats on boats.id = bookings.boat_id
    where ${buildUpcomingCondition(operatorId, nowMs)}
      and conflict.status = 'kept' and conflict.source_id is null
    group by bookings.id, boats.id`.execute(reader);
  return rows.rows.flatMap(matchBusyTimes);
}

function matchBusyTimes<Busy extends BusyTime>({
  busy,
  ...trip
}: SoldTrip & { busy: Busy[] }): Clash<Busy>[] {
  const sailings = computeSailingSpans(trip, trip.boat);
  return busy
    .filter((each) => sailings.some((sailing) => hasOverlap(each, sailing)))
    .map((each) => ({ trip, busy: each }));
}

/** Closes conflicts whose busy time and trip no longer overlap, or whose trip is over or cancelled. */
async function closeGone(
  write: Transaction,
  operatorId: string,
  clashes: readonly Clash<BusyTime>[],
): Promise<void> {
  const standing = clashes.map(({ trip, busy }) => `${trip.bookingId} ${busy.key}`);
  await sql`
    update calendar_conflicts set status = 'gone', settled_at = now()
    from bookings
    where bookings.id = calendar_conflicts.booking_id and bookings.operator_id = ${operatorId}
      and calendar_conflicts.status in ('open', 'kept')
      and not (calendar_conflicts.booking_id::text || ' ' || busy_key = any(${standing}::text[]))`.execute(
    write,
  );
}

async function raise(
  write: Transaction,
  id: string,
  { trip, busy }: Clash,
  at: Date,
): Promise<boolean> {
  const raised = await write
    .insertInto('calendarConflicts')
    .values({
      id,
      bookingId: trip.bookingId,
      sourceId: busy.sourceId,
      busyKey: busy.key,
      busyFrom: new Date(busy.startsAt),
      busyUntil: new Date(busy.endsAt),
      status: 'open',
      raisedAt: at,
      settledAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return raised !== undefined;
}

/** Reassigns a decision to a reconnected calendar, so that the decision ends with that calendar's busy time. */
async function keepSource(write: Transaction, { trip, busy }: Clash): Promise<void> {
  await write
    .updateTable('calendarConflicts')
    .set({ sourceId: busy.sourceId })
    .where('bookingId', '=', trip.bookingId)
    .where('busyKey', '=', busy.key)
    .where('status', 'in', ['open', 'kept'])
    .where('sourceId', 'is', null)
    .execute();
}
