import type { TripView } from '#contract/public/trip-api.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

export type ChangeRequestRow = Selectable<Tables['changeRequests']>;

export async function findOpenRequest(
  reader: Queryable,
  bookingId: string,
): Promise<ChangeRequestRow | null> {
  const request = await reader
    .selectFrom('changeRequests')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return request ?? null;
}

export async function closeRequest(
  write: Transaction,
  requestId: string,
  answer: NonNullable<ChangeRequestRow['answer']>,
  at: Date,
): Promise<void> {
  await write
    .updateTable('changeRequests')
    .set({ answer, answeredAt: at })
    .where('id', '=', requestId)
    .where('answer', 'is', null)
    .execute();
}

export function presentChangeRequest(request: ChangeRequestRow): NonNullable<TripView['asked']> {
  return {
    kind: request.kind,
    groupSize: request.groupSize,
    date: request.startDate,
    time: request.time,
    answerBy: request.dueAt.toISOString(),
  };
}
