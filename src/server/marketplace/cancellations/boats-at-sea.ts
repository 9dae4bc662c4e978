import { sql, type RawBuilder } from 'kysely';
import { listOfferedSlots } from '#domain/availability/availability.ts';
import { listScopeDays } from '#domain/trip-changes/calling-off.ts';
import { addDays } from '#domain/time/days.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Matches a listed port by its code, and any other port by its name, ignoring case and white space. */
function buildPortCondition(port: string) {
  if (portCodes.some((code) => code === port)) return sql<boolean>`port = ${port}`;
  return sql<boolean>`port = 'other' and ${normalizePortName(sql`custom_port`)} = ${normalizePortName(sql`${port}::text`)}`;
}

function normalizePortName(name: RawBuilder<unknown>) {
  return sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
}

export async function listCustomPorts(reader: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(btrim(custom_port)) as name from boats
    where port = 'other' and deleted_at is null and btrim(custom_port) <> ''
    group by ${normalizePortName(sql`custom_port`)} order by 1`.execute(reader);
  return rows.map(({ name }) => name);
}

type Span = { from: number; until: number };

/**
 * Finds boats at a port, or on the whole island, that offer or have sold trips on the days of a storm. Includes drafts,
 * which may be published before the storm is over. Skips other boats, because they sell nothing on those days.
 */
export async function findBoatsAtSea(
  reader: Queryable,
  port: string | null,
  span: Span,
): Promise<string[]> {
  const days = listScopeDays(span);
  const first = days.at(0) ?? '';
  const last = days.at(-1) ?? first;
  const boats = await reader
    .selectFrom('boats')
    .select(['id', 'availability'])
    .select(
      sql<boolean>`exists (select from bookings
        where bookings.boat_id = boats.id and end_date >= ${addDays(first, -1)} and start_date <= ${last}
          and bookings.status in ('held', 'pending', 'asked', 'paid'))`.as('isSold'),
    )
    .where('deletedAt', 'is', null)
    .$if(port !== null, (query) => query.where(buildPortCondition(port ?? '')))
    .orderBy('id')
    .execute();
  return boats
    .filter(
      ({ availability, isSold }) =>
        isSold || days.some((day) => listOfferedSlots(availability, day).length > 0),
    )
    .map(({ id }) => id);
}
