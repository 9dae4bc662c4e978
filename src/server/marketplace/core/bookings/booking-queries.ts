import { selectCover } from '../boats/photo-records.ts';
import { sql, type Selectable } from 'kysely';
import type { BookingStatus } from '#domain/bookings/bookings.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
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
import { queuePassUpdates } from './wallet-updates.ts';

export type BookingRow = Selectable<Tables['bookings']>;

/** Booking with the data of its boat, operator and payment that pages and mails show. */
export type BookingRecord = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export async function findBooking(reader: Queryable, bookingId: string) {
  if (!isUuid(bookingId)) return null;
  const query = reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .innerJoin('operators', 'operators.id', 'bookings.operatorId')
    .selectAll('bookings')
    .select([
      'boats.name as boatName',
      'boats.slug as boatSlug',
      'boats.port as boatPort',
      'boats.customPort as boatCustomPort',
      'boats.crewPhone',
      'boats.meetingPhotoPath',
      'boats.meetingPhotoCaption',
      ...tripFactColumns,
      'operators.name as operatorName',
      'operators.email as operatorEmail',
      'operators.phone as operatorPhone',
      'operators.language as operatorLanguage',
    ])
    .select(selectCover(sql.ref('bookings.boatId')).as('cover'))
    .select([changesOfBooking.as('changes'), changedAtOfBooking.as('changedAt')])
    .select([lastActor('cancelled').as('cancelledBy'), lastActor('moved').as('movedBy')])
    .where('bookings.id', '=', bookingId);
  const [booking] = await readPrepared(reader, query.compile());
  return booking ?? null;
}

/**
 * Finds a booking for its guest. Null if people who have lost access know the booking's id: a guest who handed the trip
 * over, or the operator that a paid trip moved away from.
 */
export async function findBookingOfGuest(
  reader: Queryable,
  bookingId: string,
): Promise<BookingRecord | null> {
  const booking = await findBooking(reader, bookingId);
  if (!booking || booking.handedOverAt) return null;
  return (await hasLeftOperator(reader, booking)) ? null : booking;
}

/** Ignores unpaid bookings: their URL must keep working, because open payment pages lead back to it. */
async function hasLeftOperator(reader: Queryable, { id, paidAt }: BookingRow) {
  if (paidAt === null) return false;
  const left = await reader
    .selectFrom('rebookings')
    .select('id')
    .where('bookingId', '=', id)
    .where('at', '>', paidAt)
    .whereRef('fromOperatorId', '<>', 'toOperatorId')
    .executeTakeFirst();
  return left !== undefined;
}

/** Returns the captain's phone number, which only guests who have paid may see. */
export function phoneForGuest(
  booking: Pick<BookingRecord, 'status' | 'crewPhone' | 'operatorPhone'>,
): string | null {
  return booking.status === 'paid' ? (booking.crewPhone ?? booking.operatorPhone) : null;
}

export const noSuchBooking = refused('not-found', 'booking.unknown');

function lastActor(event: 'cancelled' | 'moved') {
  return sql<string | null>`(select actor from booking_events
    where booking_id = bookings.id and event = ${event} order by id desc limit 1)`;
}

/** Events after which a booking's calendar event stays as it is. A refund that ends the trip is not one of them. */
const isOutsideCalendar = sql<boolean>`(event in ('refund decided', 'refund due', 'refund failed',
  'refund settled', 'refunded', 'guest wrote', 'operator wrote', 'change asked', 'change declined',
  'change withdrawn', 'disputed', 'dispute changed', 'dispute taken', 'dispute given back')
  or event = 'refund made' and facts ->> 'status' <> 'refunded')`;
const lastCalendarChange = sql`(select max(id) from booking_events
  where booking_id = bookings.id and not ${isOutsideCalendar})`;

/**
 * SEQUENCE of a booking's calendar event: the position of its last change in the history. Earlier versions counted all
 * events, so a plain count of changes could be lower than a SEQUENCE already sent.
 */
export const changesOfBooking = sql<number>`(
  select count(*) from booking_events where booking_id = bookings.id and id <= ${lastCalendarChange})`;
export const changedAtOfBooking = sql<Date>`coalesce(
  (select at from booking_events where id = ${lastCalendarChange}), bookings.created_at)`;

/**
 * Locks a booking until the transaction ends; required before any change of its status. Uses `no key update`, so that
 * inserts of rows that refer to the booking do not deadlock with transactions that have locked its operator.
 */
export async function lockBooking(
  write: Transaction,
  bookingId: string,
): Promise<BookingRow | null> {
  if (!isUuid(bookingId)) return null;
  const booking = await write
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return booking ?? null;
}

/** Clears the hashes of mailbox and network, which only serve to limit unpaid bookings. */
export const notUnpaid = { unpaidMailbox: null, unpaidNetwork: null };

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
      ...(change.paidAt ? { paidAt: change.paidAt } : {}),
    })
    .where('id', '=', bookingId)
    .execute();
}

/** Finds unpaid bookings past their deadline, optionally only on one boat around the given days. */
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
    .where('holdEndsAt', '<=', at)
    .$if(on !== undefined, (query) =>
      query
        .where('boatId', '=', on?.boatId ?? '')
        .where('startDate', '<=', addDays(on?.end ?? '', OCCUPANCY_LOOKBACK_DAYS))
        .where('endDate', '>=', addDays(on?.start ?? '', -OCCUPANCY_LOOKBACK_DAYS)),
    )
    .limit(200);
  return (await readPrepared(reader, query.compile())).map(({ id }) => id);
}

/**
 * Records an event in a booking's history. If it changes the trip or its calendar event, also queues the export to the
 * operator's calendars and the search for conflicts.
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
    .insertInto('bookingEvents')
    .values({
      bookingId: entry.bookingId,
      at: entry.at,
      event: entry.event,
      actor: entry.actor,
      facts: JSON.stringify(entry.facts ?? {}),
      idempotencyKey: entry.requestKey ?? null,
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
  if (changesPass.has(event)) await queuePassUpdates(deps, write, { bookingId });
}

/** Events that change the trip or its calendar event. */
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

/** Events after which the wallet passes of a paid trip change, including refunds that end a trip. */
const changesPass = new Set([
  'called off',
  'moved',
  'rebooked',
  'cancelled',
  'fewer guests',
  'handed over',
  'refund made',
]);

async function queueCalendarJobs(
  { jobs }: Pick<Deps, 'jobs'>,
  write: Transaction,
  bookingId: string,
): Promise<void> {
  const operator = await write
    .selectFrom('bookings')
    .select([
      'operatorId',
      sql<boolean>`exists (select 1 from calendar_connections
        where operator_id = bookings.operator_id)`.as('isConnected'),
      sql<boolean>`exists (select 1 from calendar_sources
        where operator_id = bookings.operator_id)`.as('hasCalendar'),
    ])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (operator?.isConnected) await jobs.queue(write, 'export-booking', { bookingId });
  // The calendar may have received a busy time during the sale.
  if (operator?.hasCalendar) {
    await jobs.queue(write, 'find-conflicts', { operatorId: operator.operatorId });
  }
}

/** True if the request with this idempotency key has already been carried out. */
export async function hasEvent(reader: Queryable, bookingId: string, requestKey: string) {
  const event = await reader
    .selectFrom('bookingEvents')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('idempotencyKey', '=', requestKey)
    .executeTakeFirst();
  return event !== undefined;
}

/** Maps a booking to the refund rules' input. Excludes money paid to the operator, which we cannot refund. */
export function toPaidMoney(
  booking: Pick<
    BookingRow,
    'tripCents' | 'feeCents' | 'refundedCents' | 'disputedCents' | 'paidBy'
  >,
): PaidMoney {
  if (isPaidToOperator(booking.paidBy)) return { tripCents: 0, feeCents: 0, refundedCents: 0 };
  return {
    tripCents: booking.tripCents,
    feeCents: booking.feeCents,
    // Disputed money counts as refunded while the bank holds it.
    refundedCents: booking.refundedCents + booking.disputedCents,
  };
}

export function toMoneyState(
  booking: Parameters<typeof toPaidMoney>[0] & Pick<BookingRow, 'status' | 'paidAt'>,
) {
  return {
    ...toPaidMoney(booking),
    status: booking.status,
    wasPaid: booking.paidAt !== null,
    isDisputed: booking.disputedCents > 0,
    isPaidToOperator: isPaidToOperator(booking.paidBy),
  };
}

/** Maps a booking to the input of the rules for guests' changes. */
export function toGuestTrip(booking: BookingRow): GuestTrip {
  return {
    ...toPaidMoney(booking),
    status: booking.status,
    mode: booking.pricingMode,
    start: booking.startDate,
    time: booking.time,
    groupSize: booking.groupSize,
    isPaidToOperator: isPaidToOperator(booking.paidBy),
    freeHours: booking.freeCancellationHours,
    freeUntilMs: booking.freeUntil?.getTime() ?? null,
  };
}

/** Lists a booking's events, oldest first. */
export function listEvents(reader: Queryable, bookingId: string) {
  return reader
    .selectFrom('bookingEvents')
    .select(['at', 'event', 'actor', 'facts'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute();
}
