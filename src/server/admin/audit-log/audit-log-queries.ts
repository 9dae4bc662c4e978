import type { Selectable } from 'kysely';
import type { AuditFilter } from '#contract/audit-log-api.ts';
import { addDays, islandInstant } from '#domain/days.ts';
import type { Reader } from '../../database/database.ts';
import { anywhere } from '../../database/search-pattern.ts';
import type { Tables } from '../../../../db/tables.ts';

export type AuditRow = Selectable<Tables['audit_events']>;

/** Entries older than `before` (an id; null for the newest), newest first. */
export function readAuditLog(
  reader: Reader,
  query: AuditFilter,
  { before, most }: { before: number | null; most: number },
): Promise<AuditRow[]> {
  const { admin, act, search, from, to } = query;
  return reader
    .selectFrom('audit_events')
    .selectAll()
    .$if(before !== null, (entries) => entries.where('id', '<', before ?? 0))
    .$if(admin !== undefined, (entries) => entries.where('admin_id', '=', admin ?? null))
    .$if(act !== undefined, (entries) => entries.where('action', '=', act ?? ''))
    .$if(search !== undefined, (entries) =>
      entries.where('subject_name', 'ilike', anywhere(search ?? '')),
    )
    .$if(from !== undefined, (entries) => entries.where('at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (entries) => entries.where('at', '<', startOf(addDays(to ?? '', 1))))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function startOf(day: string): Date {
  return new Date(islandInstant(day, '00:00'));
}

/** Everybody who ever was an admin, by the name they have now. */
export function readAuditPeople(reader: Reader): Promise<{ id: string; name: string }[]> {
  return reader.selectFrom('admins').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}
