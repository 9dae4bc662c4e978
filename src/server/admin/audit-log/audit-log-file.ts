import type { AuditFilter } from '#contract/audit-log-api.ts';
import { islandNow } from '#domain/days.ts';
import type { Reader } from '../../database/database.ts';
import { csvStream } from '../../http/csv-file.ts';
import { presentAuditEntry } from './audit-log-presenter.ts';
import { readAuditLog, type AuditRow } from './audit-log-queries.ts';

/** The log as a file, however long it is. */
export function auditLogFile(reader: Reader, query: AuditFilter): ReadableStream<Uint8Array> {
  return csvStream({
    headings,
    readAfter: (last: AuditRow | null, most) =>
      readAuditLog(reader, query, { before: last?.id ?? null, most }),
    cellsOf,
  });
}

const headings = [
  'Entry',
  'Island date',
  'Island time',
  'Admin',
  'What happened',
  'Act',
  'Of',
  'Address',
  'Facts',
];

function cellsOf(row: AuditRow): string[] {
  const { day, time } = islandNow(row.at.getTime());
  const { sentence } = presentAuditEntry(row);
  const facts = JSON.stringify(row.facts);
  const { id, admin_name: admin, subject_name: subject, action, address } = row;
  return [String(id), day, time, admin, sentence, action, subject, address, facts];
}
