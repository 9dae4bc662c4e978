import type { AuditFilter } from '#contract/audit-log-query.ts';
import { islandNow } from '#domain/days.ts';
import type { Reader } from '../database/database.ts';
import { csvFile, csvLine } from '../http/csv-file.ts';
import { presentAuditEntry } from './audit-log-presenter.ts';
import { readAuditLog, type AuditRow } from './audit-log-queries.ts';

const ROWS_AT_ONCE = 1000;

/** The log as a file, read and sent a piece at a time, however long it is. */
export function auditLogFile(reader: Reader, query: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: number | null = null;
  return new ReadableStream({
    start(stream) {
      stream.enqueue(encoder.encode(csvFile(headings, [])));
    },
    async pull(stream) {
      const rows = await readAuditLog(reader, query, { before, most: ROWS_AT_ONCE });
      if (rows.length > 0) stream.enqueue(encoder.encode(rows.map(lineOf).join('')));
      before = rows.at(-1)?.id ?? before;
      if (rows.length < ROWS_AT_ONCE) stream.close();
    },
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

function lineOf(row: AuditRow): string {
  const { day, time } = islandNow(row.at.getTime());
  const { sentence } = presentAuditEntry(row);
  const facts = JSON.stringify(row.facts);
  const { id, admin_name: admin, subject_name: subject, act, address } = row;
  return csvLine([String(id), day, time, admin, sentence, act, subject, address, facts]);
}
