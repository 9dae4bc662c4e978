import { sql } from 'kysely';
import { ERASED_GUEST, ERASED_OPERATOR, type DataSubject } from '#domain/privacy/erasure.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { AuditReferences } from './redact-audit-log.ts';
import type { PersonalRowKeys } from './personal-rows.ts';

export type Person = PersonOf<'guest'> | PersonOf<'operator'>;
type PersonOf<Kind extends DataSubject> = {
  kind: Kind;
  rows: PersonalRowKeys[Kind];
  quoted: AuditReferences;
  /** The operator's id at the sign-in service. */
  signInId: string | null;
  /** Events of the guest's bookings since the guest took them over, including the transfer, which names the guest. */
  namedIn: number[];
};

export type SubjectQuery = { kind: DataSubject; email: string };

/** Finds a person by email address, ignoring case. */
export function findPerson(
  reader: Queryable,
  { kind, email }: SubjectQuery,
): Promise<Outcome<Person, 'not-found' | 'conflict'>> {
  return kind === 'guest' ? findGuest(reader, email) : findOperator(reader, email);
}

/** Builds the audit subject of an export or erasure, which does not identify the person. */
export function buildAuditSubject(kind: DataSubject) {
  const name = kind === 'guest' ? 'a guest who asked for it' : 'a captain who asked for it';
  return { kind, id: null, name };
}

const noSuchPerson = refused('not-found', 'person.unknown');
const ambiguousPerson = refused('conflict', 'person.ambiguous');

async function findGuest(reader: Queryable, email: string): Promise<Outcome<Person, 'not-found'>> {
  const bookings = await sql<{ id: string; name: string }>`
    select id, customer_name as name from bookings
    where lower(customer_email) = lower(${email})`.execute(reader);
  const given = await sql<{ bookingId: string; id: number; name: string | null }>`
    select booking_id, id, facts -> 'from' ->> 'name' as name from booking_events
    where event = 'handed over' and lower(facts -> 'from' ->> 'email') = lower(${email})`.execute(
    reader,
  );
  const optIns = await sql<{ id: string }>`
    select id from opt_ins where lower(email) = lower(${email})`.execute(reader);
  if (bookings.rows.length + given.rows.length + optIns.rows.length === 0) return noSuchPerson;
  const bookingIds = bookings.rows.map(({ id }) => id);
  const own = await findEventsSinceHandedOver(reader, bookingIds);
  const eventIds = [
    ...own.flatMap(({ id, event }) => (event === 'handed over' ? [] : [id])),
    ...(await findEventsUntil(reader, given.rows)),
  ];
  const namedIn = own.map(({ id }) => id);
  const optInIds = optIns.rows.map(({ id }) => id);
  const names = [...bookings.rows, ...given.rows].flatMap(({ name }) => name ?? []);
  const reviewIds = await findReviews(reader, bookingIds);
  const quoted = {
    subjectIds: [...bookingIds, ...optInIds, ...reviewIds],
    texts: [email, ...names.filter(isFullName)],
    becomes: ERASED_GUEST,
  };
  const rows = { bookingIds, eventIds: [...new Set(eventIds)], optInIds };
  return done({ kind: 'guest', rows, quoted, signInId: null, namedIn });
}

/** Requires a full name, since a first name matches many people. */
function isFullName(name: string): boolean {
  return name.trim().length >= 6 && /\S\s+\S/.test(name.trim()) && name !== ERASED_GUEST;
}

/**
 * Finds events since the last transfer, including the transfer, which names both guests. Earlier events belong to
 * previous guests.
 */
async function findEventsSinceHandedOver(reader: Queryable, bookingIds: string[]) {
  const { rows } = await sql<{ id: number; event: string }>`
    select id, event.event from booking_events as event where booking_id = any(${bookingIds}::uuid[])
      and id >= coalesce((select max(id) from booking_events
        where booking_id = event.booking_id and event = 'handed over'), 0)`.execute(reader);
  return rows;
}

async function findEventsUntil(
  reader: Queryable,
  handedOver: readonly { bookingId: string; id: number }[],
): Promise<number[]> {
  const found: number[] = [];
  for (const { bookingId, id } of handedOver) {
    const { rows } = await sql<{ id: number }>`
      select id from booking_events
      where booking_id = ${bookingId}::uuid and id <= ${id}`.execute(reader);
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

async function findReviews(reader: Queryable, bookingIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reviews where booking_id = any(${bookingIds}::uuid[])`.execute(reader);
  return rows.map(({ id }) => id);
}

async function findOperator(
  reader: Queryable,
  email: string,
): Promise<Outcome<Person, 'not-found' | 'conflict'>> {
  const found = await sql<{ id: string; name: string; authUserId: string | null }>`
    select id, name, auth_user_id from operators
    where lower(email) = lower(${email}) and erased_at is null`.execute(reader);
  const [operator, another] = found.rows;
  if (!operator) return noSuchPerson;
  if (another) return ambiguousPerson;
  const boats = await sql<{ id: string }>`
    select id from boats where operator_id = ${operator.id}::uuid`.execute(reader);
  const boatIds = boats.rows.map(({ id }) => id);
  const quoted = {
    subjectIds: [operator.id, ...boatIds],
    texts: [email, ...[operator.name].filter(isFullName)],
    becomes: ERASED_OPERATOR,
  };
  const rows = { operatorId: operator.id, boatIds };
  const signInId = operator.authUserId;
  return done({ kind: 'operator', rows, quoted, signInId, namedIn: [] });
}
