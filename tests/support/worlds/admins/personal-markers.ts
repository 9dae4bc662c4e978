import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { readSchema, type Column } from '../../../../db/model/read-schema.ts';
import { openDatabase } from '../../../../src/server/platform/database/database.ts';
import {
  listPersonalTables,
  buildWhere,
} from '../../../../src/server/back-office/privacy/erase-rows.ts';
import {
  listPersonalColumns,
  exportedColumns,
  type TableName,
} from '../../../../src/server/back-office/privacy/personal-columns.ts';
import type { PersonalRowKeys } from '../../../../src/server/back-office/privacy/personal-rows.ts';

/**
 * Writes a unique marker into every free-text personal column of a person's rows, bypassing triggers; returns the
 * markers that an export must contain. Throws an error if a personal table has no row of the person.
 */
export async function markEverything<Person extends DataSubject>(
  database: pg.Pool,
  person: Person,
  rows: PersonalRowKeys[Person],
  { mark, except }: { mark: string; except: readonly string[] },
): Promise<string[]> {
  const schema = await readSchema(database);
  const client = await database.connect();
  const exportedMarkers: string[] = [];
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const table of listPersonalTables(person)) {
      const { columns = [] } = schema.find(({ name }) => name === table) ?? {};
      const changes = listTextColumns(table, person, columns).filter(
        (name) => !except.includes(`${table}.${name}`),
      );
      const values = changes.map(
        (name) => `"${name}" = ${formatValue(columns, name, `${mark}-${table}-${name}`)}`,
      );
      const where = compiled(database, buildWhere(table, person, rows));
      const sql =
        changes.length > 0
          ? `update "${table}" set ${values.join(', ')} where ${where}`
          : `select from "${table}" where ${where}`;
      const { rowCount } = await client.query(sql);
      if (!rowCount) throw new Error(`The table ${table} has no row of this person.`);
      const exported = exportedColumns(table).map(({ column }) => column);
      exportedMarkers.push(
        ...changes
          .filter((name) => exported.includes(name))
          .map((name) => `${mark}-${table}-${name}`),
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return exportedMarkers;
}

/** Lists the personal columns of a table that accept free text. */
function listTextColumns(
  table: TableName,
  person: DataSubject,
  columns: readonly Column[],
): string[] {
  return listPersonalColumns(table, person)
    .map(({ column }) => column)
    .filter((name) => {
      const column = columns.find((each) => each.name === name);
      return column?.values === null && ['text', 'jsonb', 'text[]'].includes(column.type);
    });
}

/** Columns whose JSON is a list. */
const jsonLists = ['itinerary'];

function formatValue(columns: readonly Column[], name: string, text: string): string {
  const type = columns.find((column) => column.name === name)?.type;
  if (type === 'text[]') return `array['${text}']`;
  if (type === 'jsonb') {
    const entry = `jsonb_build_object('message', '${text}', 'cents', 7)`;
    return jsonLists.includes(name) ? `jsonb_build_array(${entry})` : entry;
  }
  return `'${text}'`;
}

/** Inlines the parameters of a condition. */
function compiled(database: pg.Pool, where: ReturnType<typeof buildWhere>): string {
  const { sql, parameters } = where.compile(openDatabase(database));
  return sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${String(value)}'`;
}

/** Lists the tables that contain any of these words. Skips the schemas of external services' sandboxes. */
export async function tablesNaming(database: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in
       ('pg_catalog', 'information_schema', 'sandbox_payments', 'sandbox_calendars', 'sandbox_mail')`,
  );
  const patterns = words.map((word) => `%${word}%`);
  const naming: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query(
      `select from ${name} as kept where kept::text ilike any($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) naming.push(name);
  }
  return naming;
}

/** Lists the files of a data folder with any of these words in their path or content. */
export async function filesNaming(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const naming: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${path} ${await readFile(path, 'latin1')}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) naming.push(path);
  }
  return naming;
}
