import { hash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { CalendarExportView } from '#contract/operator/calendar-api.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Place } from '#domain/island/port-places.ts';
import type { Tables } from '../../../../../db/tables.ts';
import { changedAtOfBooking, changesOfBooking } from '../../core/bookings/booking-queries.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { calendarBooking, type CalendarBooking } from '../sources/exported-bookings.ts';

export type ExportedBooking = CalendarBooking & {
  calendarUid: string | null;
  meetingPoint: string;
  pin: Place | null;
  port: string;
  customPort: string | null;
  /** SEQUENCE of the event: calendars keep the version with the highest one. */
  changes: number;
  changedAt: Date;
};

type ExportRow = Selectable<Tables['calendarExports']>;

const TOKEN_BYTES = 32;
/** Days that past trips remain in the calendar. */
export const EXPORT_PAST_DAYS = 60;

/** Lists an operator's secret export URLs, one for all boats and one per boat; creates missing ones. */
export async function listExports(deps: Deps, operatorId: string): Promise<CalendarExportView[]> {
  await makeMissing(deps, operatorId);
  const rows = await deps.database
    .selectFrom('calendarExports')
    .leftJoin('boats', 'boats.id', 'calendarExports.boatId')
    .selectAll('calendarExports')
    .select('boats.name as boatName')
    .where('calendarExports.operatorId', '=', operatorId)
    .where('boats.deletedAt', 'is', null)
    .orderBy((each) => each.fn.coalesce('boats.name', sql<string>`''`))
    .execute();
  return rows.map((row) => presentExport(deps, row, row.boatName));
}

/** Replaces an export's secret; null if the export is not the operator's. */
export async function rotateExport(
  deps: Deps,
  operatorId: string,
  exportId: string,
): Promise<CalendarExportView | null> {
  if (!isUuid(exportId)) return null;
  const rotated = await deps.database
    .updateTable('calendarExports')
    .set(newSecret(deps, operatorId))
    .where('id', '=', exportId)
    .where('operatorId', '=', operatorId)
    .returning('id')
    .executeTakeFirst();
  if (!rotated) return null;
  return (await listExports(deps, operatorId)).find((each) => each.id === exportId) ?? null;
}

/** Finds the export with this secret, if its operator is active. */
export async function findExport(reader: Queryable, token: string) {
  const row = await reader
    .selectFrom('calendarExports')
    .innerJoin('operators', 'operators.id', 'calendarExports.operatorId')
    .leftJoin('boats', 'boats.id', 'calendarExports.boatId')
    .select([
      'calendarExports.operatorId',
      'calendarExports.boatId',
      'boats.name as boatName',
      'operators.name as operatorName',
    ])
    .where('tokenHash', '=', hash('sha256', token))
    .where('boats.deletedAt', 'is', null)
    .where('operators.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds bookings that have ever been more than a hold, because abandoned holds must not appear as cancelled trips. The
 * history of an expired booking shows whether it was only a hold.
 */
export async function findExportedBookings(
  reader: Queryable,
  { operatorId, boatId }: { operatorId: string; boatId: string | null },
  nowMs: number,
): Promise<ExportedBooking[]> {
  const from: Day = addDays(toIslandNow(nowMs).day, -EXPORT_PAST_DAYS);
  const rows = await sql<ExportedBooking>`
    select ${calendarBooking}, bookings.calendar_uid, ${changesOfBooking} as changes, ${changedAtOfBooking} as "changedAt",
      boats.meeting_point as "meetingPoint", boats.port, boats.custom_port as "customPort",
      case when boats.pin_latitude is not null then json_build_object(
        'latitude', boats.pin_latitude, 'longitude', boats.pin_longitude) end as pin
    from bookings
    join boats on boats.id = bookings.boat_id
    where bookings.operator_id = ${operatorId} and bookings.end_date >= ${from}
      and (${boatId}::uuid is null or bookings.boat_id = ${boatId}::uuid)
      and bookings.status <> 'held'
      and (bookings.status <> 'expired' or bookings.paid_at is not null or exists (
        select 1 from booking_events as stood
        where stood.booking_id = bookings.id and stood.event in ('reserved', 'asked', 'paid')))
    order by bookings.start_date, bookings.id`.execute(reader);
  return rows.rows;
}

async function makeMissing(deps: Deps, operatorId: string): Promise<void> {
  const boats = await deps.database
    .selectFrom('boats')
    .select('id')
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null)
    .execute();
  await inTransaction(deps.database, async (write) => {
    for (const boatId of [null, ...boats.map((boat) => boat.id)]) {
      await insertExport(deps, write, operatorId, boatId);
    }
  });
}

async function insertExport(
  deps: Deps,
  write: Transaction,
  operatorId: string,
  boatId: string | null,
) {
  await write
    .insertInto('calendarExports')
    .values({
      id: deps.newId(),
      operatorId,
      boatId,
      ...newSecret(deps, operatorId),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function newSecret(deps: Deps, operatorId: string) {
  const token = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url');
  return {
    tokenHash: hash('sha256', token),
    tokenEncrypted: deps.cipher.encrypt(token, operatorId),
    rotatedAt: new Date(deps.now()),
  };
}

function presentExport(deps: Deps, row: ExportRow, boatName: string | null): CalendarExportView {
  const token = deps.cipher.decrypt(row.tokenEncrypted, row.operatorId) ?? '';
  return {
    id: row.id,
    boatId: row.boatId,
    boatName,
    // Empty if the secret was encrypted with a lost key: the operator can only rotate it.
    url: token === '' ? '' : `${deps.site.publicUrl}/calendars/${token}.ics`,
    rotatedAt: row.rotatedAt.toISOString(),
  };
}
