import { sql } from 'kysely';
import { redactEventPayload } from '#domain/privacy/redact-event-payload.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';
import { beginErasing } from './erase-rows.ts';

/**
 * Ways in which the audit log may identify a person: by ids of their data, or by quoting their name or email address.
 */
export type AuditReferences = {
  subjectIds: string[];
  /** Email addresses and full names. */
  texts: string[];
  /** Replacement text. */
  becomes: string;
};

type QuotingEvent = { id: number; subjectName: string; facts: unknown; isNamed: boolean };

/** Redacts a person from the audit log; keeps authors, actions, times and amounts. */
export async function redactAuditLog(write: Transaction, quoted: AuditReferences): Promise<void> {
  await beginErasing(write);
  for (const event of await findQuoting(write, quoted)) {
    const name = event.isNamed ? quoted.becomes : event.subjectName;
    const facts = JSON.stringify(redactEventPayload(event.facts));
    await sql`update audit_events set subject_name = ${name}, facts = ${facts}::jsonb
      where id = ${event.id}`.execute(write);
  }
}

/** Finds the log entries about a person, for an export; omits the authors. */
export async function findQuotingEvents(reader: Queryable, quoted: AuditReferences) {
  const { rows } = await sql<Record<string, unknown>>`
    select at, action, subject_kind, subject_name, facts from audit_events
    where ${isQuoting(quoted)} order by id`.execute(reader.withoutPlugins());
  return rows;
}

async function findQuoting(write: Transaction, quoted: AuditReferences): Promise<QuotingEvent[]> {
  const { rows } = await sql<QuotingEvent>`
    select id, subject_name, facts,
      subject_kind in ('operator', 'review', 'opt-in') and subject_id = any(${quoted.subjectIds})
        or ${mentions(sql.ref('subject_name'), quoted)} as is_named
    from audit_events where ${isQuoting(quoted)} order by id`.execute(write);
  return rows;
}

function isQuoting(quoted: AuditReferences) {
  return sql<boolean>`(subject_id = any(${quoted.subjectIds}::text[])
    or ${mentions(sql.ref('subject_name'), quoted)} or ${mentions(sql`facts::text`, quoted)})`;
}

function mentions(column: ReturnType<typeof sql.ref>, { texts }: AuditReferences) {
  return sql<boolean>`${column} ilike any(${texts.map(matchAnywhere)}::text[])`;
}
