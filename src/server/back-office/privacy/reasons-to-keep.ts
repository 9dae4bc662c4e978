import { sql, type RawBuilder } from 'kysely';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { Day } from '#domain/time/days.ts';
import {
  listReasonsToKeepGuest,
  listReasonsToKeepOperator,
  type BookingToErase,
  type OperatorToErase,
} from '#domain/privacy/erasure.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findOwedByOperator } from '../../marketplace/core/money/owed-queries.ts';
import type { Person } from './find-person.ts';

/** Explains why a person cannot be erased yet, and what to do first. */
export async function readReasonsToKeep(
  reader: Queryable,
  { kind, rows }: Person,
  today: Day,
): Promise<ErrorMessage[]> {
  if (kind === 'operator') {
    return listReasonsToKeepOperator(await readOperator(reader, rows.operatorId, today));
  }
  return listReasonsToKeepGuest(await readBookings(reader, rows.bookingIds), today);
}

const aliveStatuses = ['held', ...soldStatuses];

/** Subqueries for one row of `bookings`. */
const openPayments = sql<number>`(select count(*) from payment_sessions
  where booking_id = bookings.id and status in ('open', 'authorised', 'refund_due'))`;
const openRefundCents = sql<number>`(select coalesce(sum(cents), 0)::integer from booking_refunds
  where booking_id = bookings.id and state in ('due', 'failed'))`;
const disputes = sql<string[]>`array(select status from disputes where booking_id = bookings.id)`;
const hasOpenOffer = sql<boolean>`exists (select from rebooking_offers
  where booking_id = bookings.id and outcome is null)`;

async function readBookings(reader: Queryable, ids: readonly string[]): Promise<BookingToErase[]> {
  const { rows } = await sql<BookingToErase>`
    select code, end_date as "end", status = any(${aliveStatuses}::text[]) as "isAlive",
      ${openPayments} as "openPayments", ${openRefundCents} as "openRefundCents",
      ${disputes} as disputes, ${hasOpenOffer} as "hasOpenOffer"
    from bookings where id = any(${[...ids]}::uuid[]) order by start_date, id`.execute(reader);
  return rows;
}

async function readOperator(
  reader: Queryable,
  operatorId: string,
  today: Day,
): Promise<OperatorToErase> {
  const owed = (await findOwedByOperator(reader, [operatorId], today)).get(operatorId);
  const total = (what: RawBuilder<unknown>) =>
    sql`coalesce((select sum(${what}) from bookings where operator_id = ${operatorId}::uuid), 0)`;
  const { rows } = await sql<Omit<OperatorToErase, 'openCents' | 'comingCents'>>`
    select
      array(select code from bookings where operator_id = ${operatorId}::uuid
        and end_date >= ${today} and status = any(${aliveStatuses}::text[])
        order by start_date, id) as "tripsToCome",
      ${total(openRefundCents)}::integer as "openRefundCents",
      (${total(openPayments)} + (select count(*) from boat_features
        where operator_id = ${operatorId}::uuid and status in ('pending', 'refund_due')))::integer as "openPayments",
      array(select disputes.status from disputes
        left join bookings on bookings.id = booking_id
        left join boat_features on boat_features.id = boat_feature_id
        where coalesce(bookings.operator_id, boat_features.operator_id) = ${operatorId}::uuid) as disputes,
      ${total(sql`case when ${hasOpenOffer} then 1 else 0 end`)}::integer as "openOffers"`.execute(
    reader,
  );
  const [found] = rows;
  if (!found) throw new Error('The query for the operator returned no row.');
  return { ...found, openCents: owed?.openCents ?? 0, comingCents: owed?.comingCents ?? 0 };
}
