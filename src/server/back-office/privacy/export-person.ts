import { sql } from 'kysely';
import type { PersonalDataFile } from '#contract/admin/admin-privacy-api.ts';
import type { DataSubject } from '#domain/privacy/erasure.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findQuotingEvents } from './redact-audit-log.ts';
import { listPersonalTables, buildWhere } from './erase-rows.ts';
import { findPerson, type Person, type SubjectQuery } from './find-person.ts';
import { exportedColumns, type TableName } from './personal-columns.ts';
import type { PersonalRowKeys } from './personal-rows.ts';

export type PrivacyDeps = Pick<Deps, 'database' | 'jobs' | 'now' | 'cipher' | 'signInAccounts'>;

/** Exports everything stored about a person, table by table, in a machine-readable format. */
export async function exportPerson(
  deps: Pick<PrivacyDeps, 'database' | 'now' | 'cipher' | 'signInAccounts'>,
  subject: SubjectQuery,
): Promise<Outcome<PersonalDataFile, 'not-found' | 'conflict'>> {
  return withSnapshot(deps.database, async (reader) => {
    const found = await findPerson(reader, subject);
    if (!found.ok) return found;
    const person = found.value;
    const signIn = person.signInId && (await deps.signInAccounts?.read(person.signInId));
    return done({
      about: person.kind,
      email: subject.email,
      madeAt: new Date(deps.now()).toISOString(),
      kept: await readTables(deps, reader, person),
      ...(signIn ? { signIn } : {}),
    });
  });
}

async function readTables(
  { cipher }: Pick<Deps, 'cipher'>,
  reader: Queryable,
  person: Person,
): Promise<PersonalDataFile['kept']> {
  const kept: PersonalDataFile['kept'] = {};
  for (const table of listPersonalTables(person.kind)) {
    const rows = await readRows(reader, table, person.kind, person.rows);
    if (rows.length === 0) continue;
    const sealedFor = person.kind === 'operator' ? person.rows.operatorId : '';
    kept[table] = rows.map((row) =>
      decryptColumns(row, table, (text) => cipher.decrypt(text, sealedFor)),
    );
  }
  const log = await findQuotingEvents(reader, person.quoted);
  return log.length === 0 ? kept : { ...kept, audit_events: log };
}

type Row = Record<string, unknown>;

async function readRows<Kind extends DataSubject>(
  reader: Queryable,
  table: TableName,
  kind: Kind,
  rows: PersonalRowKeys[Kind],
): Promise<Row[]> {
  const columns = exportedColumns(table).map(({ column }) => sql.ref(column));
  const found = await sql<Row>`
    select ${sql.join(columns)} from ${sql.table(table)}
    where ${buildWhere(table, kind, rows)} order by 1`.execute(reader.withoutPlugins());
  return found.rows;
}

/** Decrypts an operator's encrypted columns; a value encrypted with another installation's key becomes null. */
function decryptColumns(row: Row, table: TableName, decrypt: (text: string) => string | null): Row {
  const sealed = exportedColumns(table).filter(({ isSealed }) => isSealed);
  const decrypted = sealed.map(({ column }) => [column, openText(row[column], decrypt)] as const);
  return { ...row, ...Object.fromEntries(decrypted) };
}

function openText(text: unknown, decrypt: (text: string) => string | null): unknown {
  const decrypted = typeof text === 'string' ? decrypt(text) : null;
  return decrypted?.startsWith('{') ? (JSON.parse(decrypted) as unknown) : decrypted;
}
