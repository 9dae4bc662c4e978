import { sql } from 'kysely';
import type { AdminPortCallsQuery, AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';
import { presentPortCall } from '../../marketplace/core/offers/ships-of-day.ts';

export type AdminPortCallRow = Awaited<ReturnType<typeof findAdminPortCalls>>[number];

type Asked = AdminPortCallsQuery & { from: Day };

/** Finds a page of port calls, plus one row. */
export function findAdminPortCalls(
  reader: Queryable,
  { from, search = '' }: Asked,
  after: readonly [day: Day, arrival: Time, id: string] | null,
) {
  return adminPortCalls(reader)
    .where('day', '>=', from)
    .$if(search !== '', (query) => query.where('ship', 'ilike', anywhere(search)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(day, arrival, port_calls.id) > (${after?.[0]}::date, ${after?.[1]}, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('day')
    .orderBy('arrival')
    .orderBy('port_calls.id')
    .limit(PAGE_SIZE + 1)
    .execute();
}

export function findAdminPortCall(reader: Queryable, id: string) {
  return adminPortCalls(reader).where('port_calls.id', '=', id).executeTakeFirst();
}

/** Counts active bookings only. */
function adminPortCalls(reader: Queryable) {
  return reader
    .selectFrom('port_calls')
    .selectAll()
    .select(
      sql<number>`(
        select count(*)::integer from ship_guests join bookings on bookings.id = booking_id
        where port_call_id = port_calls.id and status in ('held', 'pending', 'asked', 'paid'))`.as(
        'bookings',
      ),
    );
}

export function presentAdminPortCall(row: AdminPortCallRow): AdminPortCallView {
  const { day, version, bookings } = row;
  return { ...presentPortCall(row), day, version, bookings };
}
