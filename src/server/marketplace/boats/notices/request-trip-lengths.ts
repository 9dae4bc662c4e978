import { sql } from 'kysely';
import { lacksTripLength } from '#domain/availability/trip-times.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

/** Gives captains a day to state the length themselves. */
const PATIENCE_MS = DAY_MS;

/** Asks each captain once for missing trip lengths of boats on sale, and explains the consequences. */
export async function requestTripLengths(deps: Deps): Promise<void> {
  const at = new Date(deps.now());
  const boats = await findPublishedWithoutLength(deps.database, new Date(deps.now() - PATIENCE_MS));
  const operatorIds = new Set(boats.filter(lacksTripLength).map(({ operatorId }) => operatorId));
  for (const subjectId of operatorIds) {
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, {
        kind: 'lengths-asked',
        recipient: 'operator',
        subjectId,
        at,
      }),
    );
  }
}

/** Lists, in order, the names of an operator's boats that are on sale without a trip length. */
export async function findBoatsWithoutLength(
  reader: Queryable,
  operatorId: string,
): Promise<string[]> {
  const boats = await publishedWithoutLength(reader)
    .where('boats.operatorId', '=', operatorId)
    .orderBy('boats.name')
    .execute();
  return boats.filter(lacksTripLength).map(({ name }) => name);
}

function findPublishedWithoutLength(reader: Queryable, before: Date) {
  return publishedWithoutLength(reader)
    .where('boats.createdAt', '<', before)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.key')
            .where('mails.kind', '=', 'lengths-asked')
            .whereRef('mails.subjectId', '=', sql<string>`${ref('boats.operatorId')}::text`),
        ),
      ),
    )
    .execute();
}

function publishedWithoutLength(reader: Queryable) {
  return reader
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select(['boats.name', 'boats.operatorId', 'boats.availability', 'boats.tripMinutes'])
    .where('boats.status', '=', 'published')
    .where('boats.deletedAt', 'is', null)
    .where('boats.tripMinutes', 'is', null)
    .where('operators.status', '=', 'active');
}
