import * as z from 'zod/mini';
import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import type { AuditEntryView, AuditFilter } from '#contract/admin/audit-log-api.ts';
import { describeAuditEntry } from '#i18n/records/audit-entries.ts';
import { toIslandNow, addDays, toInstant } from '#domain/time/days.ts';
import { writtenTime } from '../../platform/http/page-cursor.ts';
import { listInOrder, readPage, streamList, type RowOf } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';

/** Cursor: time and id of the last entry. */
const auditKey = z.tuple([writtenTime, z.int()]);

/** Endpoints for the audit log, which is append-only. */
export function auditLogRoutes({ database }: Deps) {
  return [
    serve(endpoints.auditLog, ({ query }) =>
      readPage(listEvents(database, query), query.after, presentAuditEntry),
    ),

    serve(endpoints.auditLogFile, ({ query }) =>
      done({
        name: 'audit-log.csv',
        content: streamList(listEvents(database, query), HEADINGS, buildCells),
      }),
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
      adminName: row.adminName,
      subjectName: row.subjectName,
    }),
    act,
    adminId: row.adminId,
    adminName: row.adminName,
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    facts,
    address,
  };
}

const HEADINGS = [
  ...['Entry', 'Island date', 'Island time', 'Admin', 'What happened', 'Act', 'Of'],
  ...['Address', 'Facts'],
];

function buildCells(row: AuditRow): string[] {
  const { day, time } = toIslandNow(row.at.getTime());
  const { sentence } = presentAuditEntry(row);
  const facts = JSON.stringify(row.facts);
  const { id, adminName: admin, subjectName: subject, action, address } = row;
  return [String(id), day, time, admin, sentence, action, subject, address, facts];
}

type AuditRow = RowOf<ReturnType<typeof listEvents>>;

/** Lists the events, newest first. */
function listEvents(reader: Queryable, { admin, act, search, from, to }: AuditFilter) {
  const events = reader
    .selectFrom('auditEvents')
    .selectAll()
    .select(sql<string>`at::text`.as('sortKey'))
    .$if(admin !== undefined, (entries) => entries.where('adminId', '=', admin ?? null))
    .$if(act !== undefined, (entries) => entries.where('action', '=', act ?? ''))
    .$if(search !== undefined, (entries) =>
      entries.where('subjectName', 'ilike', matchAnywhere(search ?? '')),
    )
    .$if(from !== undefined, (entries) => entries.where('at', '>=', getDayStart(from ?? '')))
    .$if(to !== undefined, (entries) =>
      entries.where('at', '<', getDayStart(addDays(to ?? '', 1))),
    );
  return listInOrder(events, {
    key: auditKey,
    columns: { at: 'timestamptz', id: 'bigint' },
    direction: 'desc',
    buildKey: (event) => [event.sortKey, event.id],
  });
}

function getDayStart(day: string): Date {
  return new Date(toInstant(day, '00:00'));
}

/** Finds all current and former admins under their current names. */
function readAuditPeople(reader: Queryable): Promise<{ id: string; name: string }[]> {
  return reader.selectFrom('admins').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}
