import { sql } from 'kysely';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { listManualErasureTasks, type ThirdPartyData } from '#domain/privacy/third-party-data.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Person } from './find-person.ts';

/** Lists data at outside services that cannot be erased from here; the admin has to erase it manually. */
export async function readManualErasureTasks(
  reader: Queryable,
  person: Person,
  isSignInHosted: boolean,
): Promise<ErrorMessage[]> {
  const held =
    person.kind === 'guest'
      ? await findGuestData(reader, person.rows.bookingIds)
      : await findOperatorData(reader, person.rows.operatorId);
  const signInId = isSignInHosted ? person.signInId : null;
  return listManualErasureTasks(person.kind, { ...held, signInId });
}

type Held = Omit<ThirdPartyData, 'signInId'>;

async function findGuestData(reader: Queryable, bookingIds: readonly string[]): Promise<Held> {
  const ids = [...bookingIds];
  const payments = await sql<{ intent: string }>`
    select distinct payment_intent as intent from payment_sessions
    where booking_id = any(${ids}::uuid[]) and payment_intent is not null order by 1`.execute(
    reader,
  );
  const events = await sql<{ code: string; operator: string }>`
    select distinct bookings.code, operators.name as operator from calendar_events
    join bookings on bookings.id = booking_id join operators on operators.id = bookings.operator_id
    where booking_id = any(${ids}::uuid[]) and removed_at is null order by 1`.execute(reader);
  return {
    payments: payments.rows.map(({ intent }) => intent),
    calendarEvents: events.rows,
    grants: [],
  };
}

async function findOperatorData(reader: Queryable, operatorId: string): Promise<Held> {
  const payments = await sql<{ intent: string }>`
    select payment_intent as intent from boat_features
    where operator_id = ${operatorId}::uuid and payment_intent is not null order by 1`.execute(
    reader,
  );
  const grants = await sql<{ grant: string }>`
    select grant_id as grant from calendar_connections
    where operator_id = ${operatorId}::uuid`.execute(reader);
  return {
    payments: payments.rows.map(({ intent }) => intent),
    calendarEvents: [],
    grants: grants.rows.map(({ grant }) => grant),
  };
}
