import { sql } from 'kysely';
import type { AdminPortCallsQuery, AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tripKey } from '../../platform/http/page-cursor.ts';
import { listInOrder, type RowOf } from '../../platform/http/paged-list.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';
import { presentPortCall } from '../../marketplace/core/offers/ships-of-day.ts';

export type AdminPortCallRow = RowOf<ReturnType<typeof listAdminPortCalls>>;

type Asked = AdminPortCallsQuery & { from: Day };

/** Lists port calls in order of arrival. */
export function listAdminPortCalls(reader: Queryable, { from, search = '' }: Asked) {
  const calls = adminPortCalls(reader)
    .where('day', '>=', from)
    .$if(search !== '', (query) => query.where('ship', 'ilike', matchAnywhere(search)));
  return listInOrder(calls, {
    key: tripKey,
    columns: { day: 'date', arrival: 'text', 'port_calls.id': 'uuid' },
    direction: 'asc',
    buildKey: ({ day, arrival, id }) => [day, arrival, id],
  });
}

export function findAdminPortCall(reader: Queryable, id: string) {
  return adminPortCalls(reader).where('portCalls.id', '=', id).executeTakeFirst();
}

/** Counts active bookings only. */
function adminPortCalls(reader: Queryable) {
  return reader
    .selectFrom('portCalls')
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
