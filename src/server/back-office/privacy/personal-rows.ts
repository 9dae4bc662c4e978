import { sql, type RawBuilder } from 'kysely';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import type { TableName } from './personal-columns.ts';

/** Ids of a guest's rows. An event of a transferred trip belongs to the guest who had the trip when it occurred. */
export type GuestRowKeys = { bookingIds: string[]; eventIds: number[]; optInIds: string[] };
export type OperatorRowKeys = { operatorId: string; boatIds: string[] };
export type PersonalRowKeys = { guest: GuestRowKeys; operator: OperatorRowKeys };

type Where = RawBuilder<boolean>;

/** Conditions that select a person's rows in each table. The audit log is not listed: it is searched by text. */
export const rowConditions: {
  [Person in DataSubject]: Partial<Record<TableName, (keys: PersonalRowKeys[Person]) => Where>>;
} = {
  guest: {
    bookings: ({ bookingIds }) => sql`id = any(${bookingIds}::uuid[])`,
    booking_events: ({ eventIds }) => sql`id = any(${eventIds}::bigint[])`,
    trip_links: whereBooking,
    wallet_devices: wherePass,
    wallet_pass_tokens: wherePass,
    wallet_passes: whereBooking,
    ship_guests: whereBooking,
    boarding_acts: whereBooking,
    payment_sessions: whereBooking,
    booking_refunds: whereBooking,
    calendar_events: whereBooking,
    change_requests: whereBooking,
    reviews: whereBooking,
    opt_ins: ({ optInIds }) => sql`id = any(${optInIds}::uuid[])`,
    mails: ({ bookingIds, optInIds }) =>
      sql`subject_id = any(${[...bookingIds, ...optInIds]}::text[])`,
  },
  operator: {
    operators: ({ operatorId }) => sql`id = ${operatorId}::uuid`,
    boats: whereOperator,
    former_slugs: whereBoat,
    boat_photos: whereBoat,
    operator_documents: whereOperator,
    platform_notices: whereOperator,
    booking_events: (keys) => sql`actor = 'operator' and ${whereOperatorBooking(keys)}`,
    crew_links: whereOperator,
    boarding_acts: (keys) =>
      sql`crew_link_id in (select id from crew_links where ${whereOperator(keys)})`,
    payout_details: whereOperator,
    payouts: whereOperator,
    calendar_connections: whereOperator,
    calendar_authorisations: whereOperator,
    calendar_sources: whereOperator,
    calendar_source_boats: whereSource,
    busy_spans: whereSource,
    calendar_events: whereOperatorBooking,
    calendar_conflicts: whereOperatorBooking,
    calendar_exports: whereOperator,
    reviews: whereBoat,
    call_offs: whereOperator,
    mails: ({ operatorId }) => sql`recipient = 'operator' and subject_id in (
      select id::text from bookings where operator_id = ${operatorId}::uuid
      union all select id::text from platform_notices where operator_id = ${operatorId}::uuid
      union all select id::text from operator_documents where operator_id = ${operatorId}::uuid
      union all select ${operatorId}::text
      union all select id::text from payouts where operator_id = ${operatorId}::uuid
      union all select id::text from boat_features where operator_id = ${operatorId}::uuid)`,
  },
};

/**
 * Tables that the retention sweep skips but an erasure request includes. After the sweep a review remains, without its
 * guest's name.
 */
export const tablesKeptBySweep: readonly TableName[] = ['reviews', 'opt_ins'];

function whereBooking({ bookingIds }: GuestRowKeys): Where {
  return sql`booking_id = any(${bookingIds}::uuid[])`;
}

function wherePass(keys: GuestRowKeys): Where {
  return sql`pass_id in (select id from wallet_passes where ${whereBooking(keys)})`;
}

function whereOperator({ operatorId }: OperatorRowKeys): Where {
  return sql`operator_id = ${operatorId}::uuid`;
}

function whereBoat({ boatIds }: OperatorRowKeys): Where {
  return sql`boat_id = any(${boatIds}::uuid[])`;
}

function whereOperatorBooking({ operatorId }: OperatorRowKeys): Where {
  return sql`booking_id in (select id from bookings where operator_id = ${operatorId}::uuid)`;
}

function whereSource(keys: OperatorRowKeys): Where {
  return sql`source_id in (select id from calendar_sources where ${whereOperator(keys)})`;
}
