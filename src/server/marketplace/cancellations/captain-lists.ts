import { sql } from 'kysely';
import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';
import type { BookingStatus, PaidBy } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** Called-off trip in a mail to its captain. `start` and `time` are the original ones. */
export type ListedTrip = {
  bookingId: string;
  offerId: string;
  operatorId: string;
  code: string;
  boatName: string;
  guest: string;
  hasAddress: boolean;
  guests: number;
  start: Day;
  time: Time | null;
  nowOn: Day;
  status: BookingStatus;
  paidBy: PaidBy;
  amountCents: number;
  refundedCents: number;
  outcome: 'another-day' | 'another-boat' | 'refunded' | null;
};

/**
 * Queues one mail per captain with all of the captain's trips. The mail to captains who called off their own trips
 * lists only the guests whom they must notify themselves.
 */
export async function queueCaptainLists(
  deps: Deps,
  write: Transaction,
  callOffId: string,
): Promise<void> {
  const trips = await findListedTrips(write, callOffId, { toTell: true });
  const byOperator = Map.groupBy(trips, ({ operatorId }) => operatorId);
  const at = new Date(deps.now());
  for (const [operatorId, [first, ...more]] of byOperator) {
    if (!first) continue;
    const one = {
      kind: 'called-off',
      subjectId: first.bookingId,
      dedupeId: first.offerId,
    } as const;
    const many = { kind: 'trips-called-off', subjectId: operatorId, dedupeId: callOffId } as const;
    await queueMail(deps.jobs, write, {
      ...(more.length === 0 ? one : many),
      recipient: 'operator',
      at,
    });
  }
}

/** `toTell` selects trips that the captain does not know about, or whose guests we cannot reach. */
export async function findListedTrips(
  reader: Queryable,
  callOffId: string,
  { operatorId = null, toTell = false }: { operatorId?: string | null; toTell?: boolean },
): Promise<ListedTrip[]> {
  const { rows } = await sql<ListedTrip>`
    select * from (
      select bookings.id as "bookingId", offer.id as "offerId",
        coalesce(rebookings.from_operator_id, bookings.operator_id) as "operatorId", bookings.code,
        boats.name as "boatName", customer_name as guest, customer_email is not null as "hasAddress",
        group_size as guests, coalesce(former.start, bookings.start_date::text) as start,
        case when former.event is null then bookings.time else former.time end as time,
        bookings.start_date::text as "nowOn", bookings.status, paid_by as "paidBy",
        amount_cents as "amountCents", refunded_cents as "refundedCents", offer.outcome,
        call_offs.operator_id as caller
      from rebooking_offers as offer
      join call_offs on call_offs.id = offer.call_off_id
      join bookings on bookings.id = offer.booking_id
      left join rebookings on rebookings.offer_id = offer.id
      join boats on boats.id = coalesce(rebookings.from_boat_id, bookings.boat_id)
      left join lateral (
        select event, facts -> 'before' ->> 'start' as start, facts -> 'before' ->> 'time' as time
        from booking_events
        where booking_id = bookings.id and event in ('moved', 'rebooked') and at >= call_offs.made_at
        order by booking_events.id limit 1) as former on offer.outcome in ('another-day', 'another-boat')
      where offer.call_off_id = ${callOffId} and bookings.status <> 'held'
        and offer.outcome is distinct from 'void') as listed
    where (${operatorId}::uuid is null or "operatorId" = ${operatorId}::uuid)
      and (not ${toTell} or caller is null or not "hasAddress")
    order by start, time, "boatName", code`.execute(reader);
  return rows;
}

export type ListedCallOff = { reason: CallOffReason; note: string; dueAt: Date };

export async function findListedCallOff(
  reader: Queryable,
  callOffId: string,
): Promise<ListedCallOff | null> {
  const found = await reader
    .selectFrom('callOffs')
    .select(['reason', 'note', 'dueAt'])
    .where('id', '=', callOffId)
    .executeTakeFirst();
  return found ?? null;
}

/** Queues one mail with all outcomes once a captain's last guest has chosen or missed the deadline. */
export async function queueSettledList(
  deps: Deps,
  write: Transaction,
  { callOffId, operatorId }: { callOffId: string; operatorId: string },
): Promise<void> {
  // Serializes offers that end at the same instant, so that the last offer sees the others as settled.
  await sql`select from call_offs where id = ${callOffId} for no key update`.execute(write);
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from rebooking_offers join bookings on bookings.id = booking_id
      where call_off_id = ${callOffId} and outcome is null and operator_id = ${operatorId}) as open`.execute(
    write,
  );
  if (rows[0]?.open) return;
  await queueMail(deps.jobs, write, {
    kind: 'call-off-settled',
    recipient: 'operator',
    subjectId: operatorId,
    dedupeId: callOffId,
    at: new Date(deps.now()),
  });
}
