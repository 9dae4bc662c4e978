import * as z from 'zod/mini';
import { sql, type Selectable } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { done } from '#domain/problems.ts';
import type { AuditEntryView, AuditFilter } from '#contract/admin/audit-log-api.ts';
import { describeAuditEntry } from '#i18n/records/audit-entries.ts';
import { islandNow, addDays, islandInstant } from '#domain/time/days.ts';
import { pageFrom, readCursor, writtenTime } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { csvStream } from '../../platform/http/csv-stream.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';
import type { Tables } from '../../../../db/tables.ts';

/** Cursor: time and id of the last entry. */
const auditKey = z.tuple([writtenTime, z.int()]);
type AuditKey = z.infer<typeof auditKey>;

/** Endpoints of the audit log, which is append-only. */
export function auditLogRoutes({ database }: Deps) {
  return [
    serve(endpoints.auditLog, async ({ query }) => {
      const key = readCursor(query.after, auditKey);
      if (!key.ok) return key;
      const rows = await readAuditLog(database, query, key.value, PAGE_SIZE + 1);
      return done(pageFrom(rows, presentAuditEntry, ({ written_at: at, id }) => [at, id]));
    }),

    serve(endpoints.auditLogFile, ({ query }) =>
      done({ name: 'audit-log.csv', content: auditLogFile(database, query) }),
    ),

    serve(endpoints.auditPeople, async () => done(await readAuditPeople(database))),
  ];
}

function presentAuditEntry(row: AuditRow): AuditEntryView {
  const { id, action: act, facts, address } = row;
  return {
    id,
    at: row.at.toISOString(),
    sentence: describeAuditEntry({
      act,
      facts,
      adminName: row.admin_name,
      subjectName: row.subject_name,
    }),
    act,
    adminId: row.admin_id,
    adminName: row.admin_name,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    facts,
    address,
  };
}

function auditLogFile(reader: Queryable, query: AuditFilter): ReadableStream<Uint8Array> {
  return csvStream({
    headings,
    readAfter: (last: AuditRow | null, most) =>
      readAuditLog(reader, query, last && [last.written_at, last.id], most),
    toCells: buildCells,
  });
}

const headings = [
  ...['Entry', 'Island date', 'Island time', 'Admin', 'What happened', 'Act', 'Of'],
  ...['Address', 'Facts'],
];

function buildCells(row: AuditRow): string[] {
  const { day, time } = islandNow(row.at.getTime());
  const { sentence } = presentAuditEntry(row);
  const facts = JSON.stringify(row.facts);
  const { id, admin_name: admin, subject_name: subject, action, address } = row;
  return [String(id), day, time, admin, sentence, action, subject, address, facts];
}

type AuditRow = Selectable<Tables['audit_events']> & { written_at: string };

/** Finds entries older than `before` (null for the newest), newest first. */
function readAuditLog(
  reader: Queryable,
  query: AuditFilter,
  before: AuditKey | null,
  most: number,
): Promise<AuditRow[]> {
  const { admin, act, search, from, to } = query;
  return reader
    .selectFrom('audit_events')
    .selectAll()
    .select(sql<string>`at::text`.as('written_at'))
    .$if(before !== null, (entries) =>
      entries.where(sql<boolean>`(at, id) < (${before?.[0]}::timestamptz, ${before?.[1]}::bigint)`),
    )
    .$if(admin !== undefined, (entries) => entries.where('admin_id', '=', admin ?? null))
    .$if(act !== undefined, (entries) => entries.where('action', '=', act ?? ''))
    .$if(search !== undefined, (entries) =>
      entries.where('subject_name', 'ilike', anywhere(search ?? '')),
    )
    .$if(from !== undefined, (entries) => entries.where('at', '>=', getDayStart(from ?? '')))
    .$if(to !== undefined, (entries) => entries.where('at', '<', getDayStart(addDays(to ?? '', 1))))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function getDayStart(day: string): Date {
  return new Date(islandInstant(day, '00:00'));
}

/** Finds all current and former admins under their current names. */
function readAuditPeople(reader: Queryable): Promise<{ id: string; name: string }[]> {
  return reader.selectFrom('admins').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}
