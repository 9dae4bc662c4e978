import type { TripView } from '#contract/public/trip-api.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

export type ChangeRequestRow = Selectable<Tables['change_requests']>;

export async function findOpenRequest(
  reader: Queryable,
  bookingId: string,
): Promise<ChangeRequestRow | null> {
  const request = await reader
    .selectFrom('change_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
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
    .updateTable('change_requests')
    .set({ answer, answered_at: at })
    .where('id', '=', requestId)
    .where('answer', 'is', null)
    .execute();
}

export function presentAsked(request: ChangeRequestRow): NonNullable<TripView['asked']> {
  return {
    kind: request.kind,
    groupSize: request.group_size,
    date: request.start_date,
    time: request.time,
    answerBy: request.due_at.toISOString(),
  };
}
