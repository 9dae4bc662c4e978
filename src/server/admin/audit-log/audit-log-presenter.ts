import type { AuditEntryView } from '#contract/audit-log-api.ts';
import { sentenceOf } from '#domain/audit-entries.ts';
import type { AuditRow } from './audit-log-queries.ts';

export function presentAuditEntry(row: AuditRow): AuditEntryView {
  const { id, action: act, facts, address } = row;
  return {
    id,
    at: row.at.toISOString(),
    sentence: sentenceOf({
      act,
      adminName: row.admin_name,
      subjectName: row.subject_name,
      facts,
    }),
    act,
    adminId: row.admin_id,
    adminName: row.admin_name,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    facts,
    address,
  };
}
