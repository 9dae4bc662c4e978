import { sql, type Selectable } from 'kysely';
import type { BookingStatus } from '#domain/bookings/bookings.ts';
import { isPaidByHand } from '#domain/operators/by-hand.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { refused } from '#domain/problems.ts';
import { OCCUPANCY_LOOKBACK_DAYS } from '#domain/availability/trip-times.ts';
import type { PaidMoney } from '#domain/refunds/refunds.ts';
import type { GuestTrip } from '#domain/trip-changes/trip-changes.ts';
import { tripFactColumns } from '../boats/trip-fact-columns.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/pipeline-queries.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Deps } from '../../../platform/dependencies.ts';

export type BookingRow = Selectable<Tables['bookings']>;

/** Booking with the data of its boat, operator and payment that pages and mails show. */
export type BookingRecord = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export async function findBooking(reader: Queryable, bookingId: string) {
  if (!isUuid(bookingId)) return null;
  const query = reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .innerJoin('operators', 'operators.id', 'bookings.operator_id')
    .selectAll('bookings')
    .select([
      'boats.name as boat_name',
      'boats.slug as boat_slug',
      'boats.port as boat_port',
      'boats.custom_port as boat_custom_port',
      'boats.crew_phone',
      ...tripFactColumns,
      'operators.name as operator_name',
      'operators.email as operator_email',
      'operators.phone as operator_phone',
      'operators.language as operator_language',
    ])
    .select(
      sql<{ caption: string; path: string } | null>`(
        select json_build_object('caption', caption, 'path', path)
        from boat_photos where boat_id = bookings.boat_id order by position limit 1)`.as('cover'),
    )
    .select([changesOfBooking.as('changes'), changedAtOfBooking.as('changed_at')])
    .select([lastActor('cancelled').as('cancelled_by'), lastActor('moved').as('moved_by')])
    .where('bookings.id', '=', bookingId);
  const [booking] = await readPrepared(reader, query.compile());
  return booking ?? null;
}

/**
 * Finds a booking for its guest. Null once the id is known to people without access: a guest who handed the trip over,
 * or the operator that a paid trip moved away from.
 */
export async function findBookingOfGuest(
  reader: Queryable,
  bookingId: string,
): Promise<BookingRecord | null> {
  const booking = await findBooking(reader, bookingId);
  if (!booking || booking.handed_over_at) return null;
  return (await hasLeftOperator(reader, booking)) ? null : booking;
}

/** Ignores unpaid bookings: their address must keep working, because open payment pages lead back to it. */
async function hasLeftOperator(reader: Queryable, { id, paid_at: paidAt }: BookingRow) {
  if (paidAt === null) return false;
  const left = await reader
    .selectFrom('rebookings')
    .select('id')
    .where('booking_id', '=', id)
    .where('at', '>', paidAt)
    .whereRef('from_operator_id', '<>', 'to_operator_id')
    .executeTakeFirst();
  return left !== undefined;
}

/** Returns the phone number for a guest who has paid, as in mails and pages. */
export function phoneForGuest(
  booking: Pick<BookingRecord, 'status' | 'crew_phone' | 'operator_phone'>,
): string | null {
  return booking.status === 'paid' ? (booking.crew_phone ?? booking.operator_phone) : null;
}

export const noSuchBooking = refused('not-found', 'There is no such booking.');

function lastActor(event: 'cancelled' | 'moved') {
  return sql<string | null>`(select actor from booking_events
    where booking_id = bookings.id and event = ${event} order by id desc limit 1)`;
}

/** Events that do not change a booking's calendar event, unlike a refund that ends the trip. */
const isOutsideCalendar = sql<boolean>`(event in ('refund decided', 'refund due', 'refund failed',
  'refund settled', 'refunded', 'guest wrote', 'operator wrote', 'change asked', 'change declined',
  'change withdrawn', 'disputed', 'dispute changed', 'dispute taken', 'dispute given back')
  or event = 'refund made' and facts ->> 'status' <> 'refunded')`;
const lastCalendarChange = sql`(select max(id) from booking_events
  where booking_id = bookings.id and not ${isOutsideCalendar})`;

/**
 * SEQUENCE of a booking's calendar event: the position of its last change in the history. A plain count of changes
 * could fall behind what earlier versions have sent, which counted all events.
 */
export const changesOfBooking = sql<number>`(
  select count(*) from booking_events where booking_id = bookings.id and id <= ${lastCalendarChange})`;
export const changedAtOfBooking = sql<Date>`coalesce(
  (select at from booking_events where id = ${lastCalendarChange}), bookings.created_at)`;

/**
 * Locks a booking until the transaction ends; required before any change of its status. Uses `no key update`, so that
 * inserts that refer to it do not deadlock with transactions that hold its operator.
 */
export async function lockBooking(
  write: Transaction,
  bookingId: string,
): Promise<BookingRow | null> {
  const booking = await write
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return booking ?? null;
}

/** Clears the origin of a booking, which only limits unpaid ones. */
export const notUnpaid = { unpaid_mailbox: null, unpaid_network: null };

export async function setStatus(
  write: Transaction,
  bookingId: string,
  change: { status: BookingStatus; paidAt?: Date },
): Promise<void> {
  await write
    .updateTable('bookings')
    .set({
      status: change.status,
      ...notUnpaid,
      ...(change.paidAt ? { paid_at: change.paidAt } : {}),
    })
    .where('id', '=', bookingId)
    .execute();
}

/** Finds unpaid bookings past their deadline, optionally only those on a boat and around given days. */
export async function findLapsedBookings(
  reader: Queryable,
  at: Date,
  on?: { boatId: string; start: Day; end: Day },
): Promise<string[]> {
  const query = reader
    .selectFrom('bookings')
    .select('id')
    // Inlined, not bound: a generic plan cannot use the partial index with parameters.
    .where(sql<boolean>`status in ('held', 'pending')`)
    .where('hold_ends_at', '<=', at)
    .$if(on !== undefined, (query) =>
      query
        .where('boat_id', '=', on?.boatId ?? '')
        .where('start_date', '<=', addDays(on?.end ?? '', OCCUPANCY_LOOKBACK_DAYS))
        .where('end_date', '>=', addDays(on?.start ?? '', -OCCUPANCY_LOOKBACK_DAYS)),
    )
    .limit(200);
  return (await readPrepared(reader, query.compile())).map(({ id }) => id);
}

/**
 * Records an event of a booking. If it changes whether or when the trip sails, also exports it to the operator's
 * calendars and looks for conflicts.
 */
export async function recordEvent(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  entry: {
    bookingId: string;
    at: Date;
    event: string;
    actor: string;
    facts?: Record<string, unknown>;
    /** Idempotency key of a guest's request. */
    requestKey?: string | undefined;
  },
): Promise<void> {
  await write
    .insertInto('booking_events')
    .values({
      booking_id: entry.bookingId,
      at: entry.at,
      event: entry.event,
      actor: entry.actor,
      facts: JSON.stringify(entry.facts ?? {}),
      idempotency_key: entry.requestKey ?? null,
    })
    .execute();
  await followEvent(deps, write, entry);
}

/** Queues the follow-up jobs of a recorded event. */
export async function followEvent(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  { bookingId, event }: { bookingId: string; event: string },
): Promise<void> {
  if (changesTrip.has(event)) await queueCalendarJobs(deps, write, bookingId);
}

/** Includes changes of what the calendar event says. */
const changesTrip = new Set([
  'reserved',
  'asked',
  'paid',
  'moved',
  'declined',
  'expired',
  'cancelled',
  'fewer guests',
  'corrected',
  'handed over',
]);

async function queueCalendarJobs(
  { jobs }: Pick<Deps, 'jobs'>,
  write: Transaction,
  bookingId: string,
): Promise<void> {
  const operator = await write
    .selectFrom('bookings')
    .select([
      'operator_id as operatorId',
      sql<boolean>`exists (select 1 from calendar_connections
        where operator_id = bookings.operator_id)`.as('isConnected'),
      sql<boolean>`exists (select 1 from calendar_sources
        where operator_id = bookings.operator_id)`.as('hasCalendar'),
    ])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (operator?.isConnected) await jobs.queue(write, 'export-booking', { bookingId });
  // A busy time may have been added during the sale.
  if (operator?.hasCalendar) {
    await jobs.queue(write, 'find-conflicts', { operatorId: operator.operatorId });
  }
}

/** True if the request with this idempotency key has already been carried out. */
export async function hasEvent(reader: Queryable, bookingId: string, requestKey: string) {
  const event = await reader
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('idempotency_key', '=', requestKey)
    .executeTakeFirst();
  return event !== undefined;
}

/** Maps a booking to the refund rules' input. Excludes money paid to the operator, which we cannot refund. */
export function toPaidMoney(
  booking: Pick<
    BookingRow,
    'trip_cents' | 'fee_cents' | 'refunded_cents' | 'disputed_cents' | 'paid_by'
  >,
): PaidMoney {
  if (isPaidByHand(booking.paid_by)) return { tripCents: 0, feeCents: 0, refundedCents: 0 };
  return {
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
    // Disputed money counts as refunded while the bank holds it.
    refundedCents: booking.refunded_cents + booking.disputed_cents,
  };
}

export function toMoneyState(
  booking: Parameters<typeof toPaidMoney>[0] & Pick<BookingRow, 'status' | 'paid_at'>,
) {
  return {
    ...toPaidMoney(booking),
    status: booking.status,
    wasPaid: booking.paid_at !== null,
    isDisputed: booking.disputed_cents > 0,
    isPaidByHand: isPaidByHand(booking.paid_by),
  };
}

/** Maps a booking to the input of the rules for guests' changes. */
export function toGuestTrip(booking: BookingRow): GuestTrip {
  return {
    ...toPaidMoney(booking),
    status: booking.status,
    mode: booking.pricing_mode,
    start: booking.start_date,
    time: booking.time,
    groupSize: booking.group_size,
    isPaidByHand: isPaidByHand(booking.paid_by),
    freeHours: booking.free_cancellation_hours,
    freeUntilMs: booking.free_until?.getTime() ?? null,
  };
}
