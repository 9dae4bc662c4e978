import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { encryptedFor } from '../identity/sessions/second-step.ts';
import type { Database } from '../platform/database/database.ts';
import type { StoredTables } from '../platform/database/database-handles.ts';
import type { FieldCipher } from '../platform/settings/encrypted-fields.ts';

type ReEncrypted = { table: string; readable: number; unreadable: number };

type EncryptedColumns = {
  [Table in keyof StoredTables]: Extract<keyof StoredTables[Table], `${string}_encrypted`>;
};
type EncryptedTable = {
  [Table in keyof StoredTables]: EncryptedColumns[Table] extends never ? never : Table;
}[keyof StoredTables];
type Place<Table extends EncryptedTable> = {
  column: EncryptedColumns[Table];
  key: string & keyof Selectable<StoredTables[Table]>;
  /** Column whose value the encryption is bound to; `encryptedFor` maps the value to the associated data. */
  owner: string & keyof Selectable<StoredTables[Table]>;
  encryptedFor?: (owner: string) => string;
};

/** Every encrypted column; a missing table does not compile. */
const places: { readonly [Table in EncryptedTable]: Place<Table> } = {
  admins: { column: 'totp_secret_encrypted', key: 'id', owner: 'id', encryptedFor },
  payout_details: { column: 'details_encrypted', key: 'operator_id', owner: 'operator_id' },
  calendar_authorisations: {
    column: 'verifier_encrypted',
    key: 'state_hash',
    owner: 'operator_id',
  },
  calendar_sources: { column: 'address_encrypted', key: 'id', owner: 'operator_id' },
  calendar_exports: { column: 'token_encrypted', key: 'id', owner: 'operator_id' },
};

type Ciphers = {
  /** Decrypts with the new key only. */
  current: FieldCipher;
  /** Decrypts with the earlier keys, too. */
  all: FieldCipher;
};

/**
 * Re-encrypts fields with the new key while servers run: skips a field that changes in the meantime. Can be interrupted
 * and repeated.
 */
export async function reEncrypt(database: Database, ciphers: Ciphers): Promise<ReEncrypted[]> {
  const results: ReEncrypted[] = [];
  for (const [table, place] of Object.entries(places)) {
    results.push(await reEncryptTable(database, { table, ...place }, ciphers));
  }
  return results;
}

type NamedPlace = {
  table: string;
  column: string;
  key: string;
  owner: string;
  encryptedFor?: (owner: string) => string;
};
type Row = { key: string; owner: string; text: string };

async function reEncryptTable(
  database: Database,
  place: NamedPlace,
  ciphers: Ciphers,
): Promise<ReEncrypted> {
  const result = { table: place.table, readable: 0, unreadable: 0 };
  for (let after = ''; ;) {
    const rows = await readPage(database, place, after);
    for (const row of rows) result[await reEncryptField(database, place, row, ciphers)] += 1;
    const last = rows.at(-1);
    if (!last) return result;
    after = last.key;
  }
}

const PAGE = 500;

async function readPage(database: Database, place: NamedPlace, after: string): Promise<Row[]> {
  const { table, column, key, owner } = place;
  const { rows } = await sql<Row>`
    select ${sql.ref(key)}::text as key, ${sql.ref(owner)}::text as owner, ${sql.ref(column)} as text
    from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(key)}::text > ${after}
    order by ${sql.ref(key)}::text limit ${PAGE}`.execute(database);
  return rows;
}

async function reEncryptField(
  database: Database,
  { table, column, key, encryptedFor: nameOf = String }: NamedPlace,
  row: Row,
  { current, all }: Ciphers,
): Promise<'readable' | 'unreadable'> {
  const owner = nameOf(row.owner);
  const text = all.decrypt(row.text, owner);
  if (text === null) return 'unreadable';
  if (current.decrypt(row.text, owner) === null) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${current.encrypt(text, owner)}
      where ${sql.ref(key)}::text = ${row.key} and ${sql.ref(column)} = ${row.text}`.execute(
      database,
    );
  }
  return 'readable';
}
