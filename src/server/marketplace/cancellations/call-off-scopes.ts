import { sql } from 'kysely';
import { listScopeDays, type CallOffScope } from '#domain/trip-changes/calling-off.ts';
import { addDays } from '#domain/time/days.ts';
import { scopeRows, toScope, type BoatScope } from '../core/bookings/called-off-trips.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export async function insertScopes(
  write: Transaction,
  callOffId: string,
  scopes: readonly BoatScope[],
): Promise<void> {
  const column = (of: (scope: CallOffScope) => string | null) =>
    scopes.map(({ scope }) => of(scope));
  const moment = (ms: number) => new Date(ms).toISOString();
  await sql`
    insert into call_off_boats (call_off_id, boat_id, day, time, starts_at, ends_at)
    select ${callOffId}::uuid, * from unnest(
      ${scopes.map(({ boatId }) => boatId)}::uuid[],
      ${column((scope) => ('day' in scope ? scope.day : null))}::date[],
      ${column((scope) => ('day' in scope ? scope.time : null))}::text[],
      ${column((scope) => ('day' in scope ? null : moment(scope.from)))}::timestamptz[],
      ${column((scope) => ('day' in scope ? null : moment(scope.until)))}::timestamptz[])`.execute(
    write,
  );
}

/** Locks the scopes of these boats that have no offers yet, ordered by boat id, and returns them. */
export async function lockNextScopes(
  write: Transaction,
  callOffId: string,
  boatIds: readonly string[],
): Promise<BoatScope[]> {
  const rows = await scopeRows(write)
    .where('callOffId', '=', callOffId)
    .where('boatId', 'in', boatIds)
    .where('carriedOutAt', 'is', null)
    .orderBy('boatId')
    .forUpdate()
    .execute();
  return rows.map(toScope);
}

export async function findNextBoats(
  reader: Queryable,
  callOffId: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('callOffBoats')
    .select('boatId')
    .where('callOffId', '=', callOffId)
    .where('carriedOutAt', 'is', null)
    .orderBy('boatId')
    .limit(limit)
    .execute();
  return rows.map(({ boatId: id }) => id);
}

/** Recomputes the departures on offer of these boats on the days of their scopes. */
export async function countOffers(write: Transaction, scopes: readonly BoatScope[]): Promise<void> {
  const days = scopes.flatMap(({ scope }) => listScopeDays(scope)).toSorted();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return;
  // Includes two days before and after, because departures there may overlap the closed ones.
  await sql`select refresh_offers(${scopes.map(({ boatId }) => boatId)}::uuid[],
    ${addDays(first, -2)}::date, ${addDays(last, 2)}::date)`.execute(write);
}
