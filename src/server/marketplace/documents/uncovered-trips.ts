import { sql } from 'kysely';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import {
  findUncoveredTrips,
  type TripsOnDays,
  type UncoveredTrips,
} from '#domain/operators/document-cover.ts';
import type { DocumentKind, SentDocument } from '#domain/operators/documents.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Paid trips that an operator's documents do not cover, one entry per kind. */
export type UncoveredTripsOf = (operatorId: string) => UncoveredTrips[];

/** Reads the uncovered trips of these operators. Returns no trips where document checks are off. */
export async function readUncoveredTrips(
  { documentsGraceDays, now }: Pick<Deps, 'documentsGraceDays' | 'now'>,
  reader: Queryable,
  operatorIds: readonly string[],
): Promise<UncoveredTripsOf> {
  if (documentsGraceDays === null || operatorIds.length === 0) return () => [];
  const today = toIslandNow(now()).day;
  const sold = Map.groupBy(await findTripsAfterAnEnd(reader, operatorIds, today), getOperatorId);
  if (sold.size === 0) return () => [];
  const documents = Map.groupBy(await listDocuments(reader, [...sold.keys()]), getOperatorId);
  return (id) => findUncoveredTrips(documents.get(id) ?? [], sold.get(id) ?? [], today);
}

/** Presents uncovered trips of one kind to admins; null if there are no such trips. */
export function presentUncovered(all: readonly UncoveredTrips[], kind: DocumentKind) {
  const found = all.find((each) => each.kind === kind);
  return found ? { trips: found.trips, firstDay: found.firstDay } : null;
}

/** SQL condition on a row of `document`: true if paid trips end after it expires, as in `findUncoveredTrips`. */
export function buildUncoveredCondition(today: Day) {
  return sql<boolean>`document.state = 'accepted' and document.replaced_at is null and exists (
    select from bookings where bookings.operator_id = document.operator_id and status = 'paid'
      and end_date >= ${today} and end_date > document.expires_on)`;
}

type OfOperator = { operatorId: string };
const getOperatorId = (row: OfOperator) => row.operatorId;

/** Finds the days of paid trips that end after one of the documents expires. */
async function findTripsAfterAnEnd(
  reader: Queryable,
  operatorIds: readonly string[],
  today: Day,
): Promise<(TripsOnDays & OfOperator)[]> {
  const { rows } = await sql<TripsOnDays & OfOperator>`
    select operator_id, start_date as start, end_date as end, count(*) as trips from bookings
    where operator_id = any(${operatorIds}::uuid[]) and status = 'paid' and end_date >= ${today}
      and end_date > (
        select min(expires_on) from operator_documents as document
        where document.operator_id = bookings.operator_id
          and state = 'accepted' and replaced_at is null)
    group by operator_id, start_date, end_date`.execute(reader);
  return rows;
}

async function listDocuments(
  reader: Queryable,
  operatorIds: readonly string[],
): Promise<(SentDocument & OfOperator)[]> {
  return reader
    .selectFrom('operatorDocuments')
    .select(['operatorId', 'kind', 'state', 'expiresOn'])
    .where('operatorId', 'in', [...operatorIds])
    .where('replacedAt', 'is', null)
    .execute();
}
