import { sql } from 'kysely';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { toIslandNow } from '#domain/time/days.ts';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  announceBoatChange,
  announceOperatorBoats,
} from '../../marketplace/core/boats/boat-changes.ts';
import { queuePhotoRemoval } from '../../marketplace/core/uploads/store-photo.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import { redactAuditLog, findQuotingEvents } from './redact-audit-log.ts';
import { eraseRows, listPersonalTables, buildWhere } from './erase-rows.ts';
import type { PrivacyDeps } from './export-person.ts';
import { findPerson, type Person, type SubjectQuery } from './find-person.ts';
import { readManualErasureTasks } from './manual-erasure-tasks.ts';
import { readReasonsToKeep } from './reasons-to-keep.ts';
import type { OperatorRowKeys, PersonalRowKeys } from './personal-rows.ts';
import type { TableName } from './personal-columns.ts';

export type FoundRows = { table: string; rows: number }[];
export type FoundPerson = {
  found: FoundRows;
  /** Reasons that prevent an erasure now; empty if it is possible. */
  reasonsToKeep: ErrorMessage[];
  /** Manual tasks at outside services. */
  outside: ErrorMessage[];
};

export async function lookUpPerson(
  deps: PrivacyDeps,
  reader: Queryable,
  subject: SubjectQuery,
): Promise<Outcome<FoundPerson & { person: Person }, 'not-found' | 'conflict'>> {
  const found = await findPerson(reader, subject);
  if (!found.ok) return found;
  const person = found.value;
  const today = toIslandNow(deps.now()).day;
  return done({
    person,
    found: await countRows(reader, person),
    reasonsToKeep: await readReasonsToKeep(reader, person, today),
    outside: await readManualErasureTasks(reader, person, deps.signInAccounts === null),
  });
}

type Erasure = SubjectQuery & {
  /** Row count that the screen showed. If the count differs now, the erasure is refused. */
  shown: number;
  /** Audits the erasure within the transaction. */
  record: (write: Transaction, rows: number) => Promise<void>;
};

/**
 * Erases a person, but keeps the rows that accounting needs, without the person's name. Queues jobs that remove photos,
 * documents, accounts and calendars outside of the database after the commit.
 */
export function erasePerson(
  deps: PrivacyDeps,
  { shown, record, ...subject }: Erasure,
): Promise<Outcome<FoundPerson, 'not-found' | 'conflict'>> {
  return inTransaction<Outcome<FoundPerson, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const first = await findPerson(write, subject);
      if (!first.ok) return first;
      await lockPerson(write, first.value);
      const looked = await lookUpPerson(deps, write, subject);
      if (!looked.ok) return looked;
      const { person, ...found } = looked.value;
      if (found.reasonsToKeep.length > 0) return cannotYet(found.reasonsToKeep);
      if (sumRows(found.found) !== shown) return changedMeanwhile;
      if (person.kind === 'guest') await eraseGuest(deps, write, person);
      else await eraseOperator(deps, write, person);
      await redactAuditLog(write, person.quoted);
      await record(write, shown);
      return done(found);
    },
  );
}

export function sumRows(found: FoundRows): number {
  return found.reduce((sum, { rows }) => sum + rows, 0);
}

const cannotYet = (reasons: readonly ErrorMessage[]) =>
  refused('conflict', { code: 'erasure.refused', values: { lines: reasons } });
const changedMeanwhile = refused('conflict', 'erasure.changedMeanwhile');

/** Locks the person's data against new rows during the erasure. */
async function lockPerson(write: Transaction, { kind, rows }: Person): Promise<void> {
  if (kind === 'operator') {
    await sql`select id from operators where id = ${rows.operatorId}::uuid for update`.execute(
      write,
    );
    return;
  }
  await sql`select id from bookings where id = any(${rows.bookingIds}::uuid[])
    order by id for no key update`.execute(write);
}

async function eraseGuest(
  deps: PrivacyDeps,
  write: Transaction,
  { rows: found, namedIn }: Extract<Person, { kind: 'guest' }>,
): Promise<void> {
  const rows = { ...found, eventIds: [...found.eventIds, ...namedIn] };
  await markErased(write, rows.bookingIds, new Date(deps.now()));
  await eraseRows(write, 'guest', rows);
  const reviewed = await sql<{ boatId: string }>`
    select distinct boat_id from reviews where booking_id = any(${rows.bookingIds}::uuid[])`.execute(
    write,
  );
  for (const { boatId } of reviewed.rows) await announceBoatChange(write, boatId);
}

/**
 * Marks bookings as erased. The caller must do this first: a check constraint permits a booking without an email
 * address only once the booking is marked as erased.
 */
export async function markErased(
  write: Transaction,
  bookingIds: string[],
  at: Date,
): Promise<void> {
  await sql`update bookings set erased_at = ${at} where id = any(${bookingIds}::uuid[])`.execute(
    write,
  );
}

async function eraseOperator(
  deps: PrivacyDeps,
  write: Transaction,
  { rows, signInId }: Extract<Person, { kind: 'operator' }>,
): Promise<void> {
  await queueExternalRemovals(deps, write, rows, signInId);
  await eraseRows(write, 'operator', rows);
  const at = new Date(deps.now());
  await sql`update boats set status = 'draft', version = version + 1,
    deleted_at = coalesce(deleted_at, ${at}) where operator_id = ${rows.operatorId}::uuid`.execute(
    write,
  );
  await sql`update operators set status = 'suspended', sessions_valid_from = ${at}, erased_at = ${at}
    where id = ${rows.operatorId}::uuid`.execute(write);
  await announceOperatorBoats(write, rows.operatorId);
}

/** Queues jobs that erase external data after the commit. */
async function queueExternalRemovals(
  deps: PrivacyDeps,
  write: Transaction,
  { operatorId, boatIds }: OperatorRowKeys,
  signInId: string | null,
): Promise<void> {
  const { jobs, signInAccounts } = deps;
  const photos = await sql<{ path: string }>`
    select path from boat_photos where boat_id = any(${boatIds}::uuid[])
    union all select meeting_photo_path from boats
    where id = any(${boatIds}::uuid[]) and meeting_photo_path is not null
    union all select picture_path from operators
    where id = ${operatorId}::uuid and picture_path is not null`.execute(write);
  for (const { path } of photos.rows) await queuePhotoRemoval(deps, write, path);
  const documents = await sql<{ file: string }>`
    select file from operator_documents
    where operator_id = ${operatorId}::uuid and file is not null`.execute(write);
  for (const { file } of documents.rows) await jobs.queue(write, 'remove-document', { file });
  const grants = await sql<{ grantId: string }>`
    select grant_id from calendar_connections where operator_id = ${operatorId}::uuid`.execute(
    write,
  );
  for (const { grantId } of grants.rows) {
    await jobs.queue(write, 'disconnect-calendar-account', { operatorId, grantId });
  }
  if (signInId && signInAccounts) await jobs.queue(write, 'remove-sign-in', { userId: signInId });
}

async function countRows(reader: Queryable, person: Person): Promise<FoundRows> {
  const counted: FoundRows = [];
  for (const table of listPersonalTables(person.kind)) {
    const rows = await countTableRows(reader, table, person.kind, person.rows);
    if (rows > 0) counted.push({ table, rows });
  }
  const quoting = await findQuotingEvents(reader, person.quoted);
  return quoting.length === 0
    ? counted
    : [...counted, { table: 'audit_events', rows: quoting.length }];
}

async function countTableRows<Kind extends DataSubject>(
  reader: Queryable,
  table: TableName,
  kind: Kind,
  rows: PersonalRowKeys[Kind],
): Promise<number> {
  const counted = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)} where ${buildWhere(table, kind, rows)}`.execute(
    reader,
  );
  return counted.rows[0]?.rows ?? 0;
}
