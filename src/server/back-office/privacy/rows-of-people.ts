import { sql, type RawBuilder } from 'kysely';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import type { TableName } from './personal-columns.ts';

/** Keys of a guest's data. Events of a transferred trip belong to the guest of that time. */
export type GuestRows = { bookingIds: string[]; eventIds: number[]; optInIds: string[] };
export type OperatorRows = { operatorId: string; boatIds: string[] };
export type PersonalRows = { guest: GuestRows; operator: OperatorRows };

type Where = RawBuilder<boolean>;

/** Conditions that select a person's rows of each table. The audit log is searched by text instead. */
export const rowConditions: {
  [Person in DataSubject]: Partial<Record<TableName, (rows: PersonalRows[Person]) => Where>>;
} = {
  guest: {
    bookings: ({ bookingIds }) => sql`id = any(${bookingIds}::uuid[])`,
    booking_events: ({ eventIds }) => sql`id = any(${eventIds}::bigint[])`,
    trip_links: ofBookings,
    ship_guests: ofBookings,
    boarding_acts: ofBookings,
    payment_sessions: ofBookings,
    booking_refunds: ofBookings,
    calendar_events: ofBookings,
    change_requests: ofBookings,
    reviews: ofBookings,
    opt_ins: ({ optInIds }) => sql`id = any(${optInIds}::uuid[])`,
    mails: ({ bookingIds, optInIds }) =>
      sql`subject_id = any(${[...bookingIds, ...optInIds]}::text[])`,
  },
  operator: {
    operators: ({ operatorId }) => sql`id = ${operatorId}::uuid`,
    boats: ofOperator,
    former_slugs: ofBoats,
    boat_photos: ofBoats,
    operator_documents: ofOperator,
    platform_notices: ofOperator,
    booking_events: (rows) => sql`actor = 'operator' and ${whereInBookings(rows)}`,
    crew_links: ofOperator,
    boarding_acts: (rows) =>
      sql`crew_link_id in (select id from crew_links where ${ofOperator(rows)})`,
    payout_details: ofOperator,
    payouts: ofOperator,
    calendar_connections: ofOperator,
    calendar_authorisations: ofOperator,
    calendar_sources: ofOperator,
    calendar_source_boats: ofSources,
    busy_spans: ofSources,
    calendar_events: whereInBookings,
    calendar_conflicts: whereInBookings,
    calendar_exports: ofOperator,
    reviews: ofBoats,
    call_offs: ofOperator,
    mails: ({ operatorId }) => sql`recipient = 'operator' and subject_id in (
      select id::text from bookings where operator_id = ${operatorId}::uuid
      union all select id::text from platform_notices where operator_id = ${operatorId}::uuid
      union all select id::text from operator_documents where operator_id = ${operatorId}::uuid
      union all select ${operatorId}::text
      union all select id::text from payouts where operator_id = ${operatorId}::uuid
      union all select id::text from boat_features where operator_id = ${operatorId}::uuid)`,
  },
};

/** Tables that retention leaves alone, unlike an erasure upon request: a review remains, without its guest's name. */
export const keptBySweep: readonly TableName[] = ['reviews', 'opt_ins'];

function ofBookings({ bookingIds }: GuestRows): Where {
  return sql`booking_id = any(${bookingIds}::uuid[])`;
}

function ofOperator({ operatorId }: OperatorRows): Where {
  return sql`operator_id = ${operatorId}::uuid`;
}

function ofBoats({ boatIds }: OperatorRows): Where {
  return sql`boat_id = any(${boatIds}::uuid[])`;
}

function whereInBookings({ operatorId }: OperatorRows): Where {
  return sql`booking_id in (select id from bookings where operator_id = ${operatorId}::uuid)`;
}

function ofSources(rows: OperatorRows): Where {
  return sql`source_id in (select id from calendar_sources where ${ofOperator(rows)})`;
}
