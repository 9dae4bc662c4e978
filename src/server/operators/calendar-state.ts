import type { Reader } from '../database/database.ts';

export type CalendarState = { provider: string; readAt: Date | null };

/** An operator's connected calendar; null when there is none. One that has to be let in again still counts. */
export async function findCalendarState(
  reader: Reader,
  operatorId: string,
): Promise<CalendarState | null> {
  const state = await reader
    .selectFrom('calendar_connections as connection')
    .innerJoin('calendar_sources as source', 'source.operator_id', 'connection.operator_id')
    .select(['connection.provider', 'source.read_at as readAt'])
    .where('connection.operator_id', '=', operatorId)
    .where('source.kind', '=', 'nylas')
    .executeTakeFirst();
  return state ?? null;
}
