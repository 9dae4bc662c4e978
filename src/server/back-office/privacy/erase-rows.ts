import { sql } from 'kysely';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { redactEventPayload } from '#domain/privacy/redact-event-payload.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  listPersonalColumns,
  tableNames,
  type PersonalColumn,
  type TableName,
} from './personal-columns.ts';
import { rowConditions, type PersonalRowKeys } from './personal-rows.ts';

/**
 * Erases a person from every table: replaces values first, then deletes rows, last table first. The audit log is
 * redacted separately.
 */
export async function eraseRows<Person extends DataSubject>(
  write: Transaction,
  person: Person,
  rows: PersonalRowKeys[Person],
  leaveOut: readonly TableName[] = [],
): Promise<void> {
  await beginErasing(write);
  const tables = listPersonalTables(person).filter((table) => !leaveOut.includes(table));
  for (const table of tables.filter((each) => !isGone(each, person))) {
    await replaceText(write, table, person, rows);
  }
  for (const table of tables.filter((each) => isGone(each, person)).toReversed()) {
    await sql`delete from ${sql.table(table)} where ${buildWhere(table, person, rows)}`.execute(
      write,
    );
  }
}

/** Permits this transaction to redact append-only tables. */
export async function beginErasing(write: Transaction): Promise<void> {
  await sql`select set_config('shop.erasing', 'yes', true)`.execute(write);
}

export function listPersonalTables(person: DataSubject): TableName[] {
  return tableNames.filter((table) => Object.hasOwn(rowConditions[person], table));
}

export function buildWhere<Person extends DataSubject>(
  table: TableName,
  person: Person,
  rows: PersonalRowKeys[Person],
) {
  return rowConditions[person][table]?.(rows) ?? sql<boolean>`false`;
}

function isGone(table: TableName, person: DataSubject): boolean {
  return listPersonalColumns(table, person).some(({ becomes }) => becomes === 'gone with its row');
}

async function replaceText<Person extends DataSubject>(
  write: Transaction,
  table: TableName,
  person: Person,
  rows: PersonalRowKeys[Person],
): Promise<void> {
  const columns = listPersonalColumns(table, person);
  const where = buildWhere(table, person, rows);
  const replaced = columns.filter(({ becomes }) => typeof becomes === 'object');
  const changes = replaced.map(buildReplacement);
  if (changes.length > 0) {
    const hasText = sql`num_nonnulls(${sql.join(replaced.map(({ column }) => sql.ref(column)))}) > 0`;
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where} and ${hasText}`.execute(
      write,
    );
  }
  for (const { column } of columns.filter(isFacts)) await cleanFacts(write, table, column, where);
}

/** Leaves null values unchanged. */
function buildReplacement({ column, becomes }: PersonalColumn) {
  const name = sql.ref(column);
  const value = typeof becomes === 'object' ? becomes.value : null;
  if (value === null) return sql`${name} = null`;
  return sql`${name} = case when ${name} is null then ${name} else ${value} end`;
}

const isFacts = ({ becomes }: PersonalColumn) => becomes === 'facts without words';

async function cleanFacts(
  write: Transaction,
  table: TableName,
  column: string,
  where: ReturnType<typeof buildWhere>,
): Promise<void> {
  const name = sql.ref(column);
  const { rows } = await sql<{ id: number; facts: unknown }>`
    select id, ${name} as facts from ${sql.table(table)}
    where ${where} and ${name} <> '{}'::jsonb`.execute(write);
  for (const { id, facts } of rows) {
    const cleaned = JSON.stringify(redactEventPayload(facts));
    if (cleaned === JSON.stringify(facts)) continue;
    await sql`update ${sql.table(table)} set ${name} = ${cleaned}::jsonb where id = ${id}`.execute(
      write,
    );
  }
}
