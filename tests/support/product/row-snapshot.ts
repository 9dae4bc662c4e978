import type pg from 'pg';

/** A snapshot of every table, stored in the database itself. Restoring the snapshot resets the statistics. */
export type RowsAtStart = { bringBack(): Promise<void> };

type Table = { schema: string; name: string; columns: string };

const KEEP = 'at_start';

/** Snapshots all rows of the product and its sandboxes, except for jobs, which a restore deletes. */
export async function rememberRows(database: pg.Pool): Promise<RowsAtStart> {
  const tables = await allTables(database);
  await database.query(`create schema ${KEEP}`);
  const copies: string[] = [];
  for (const table of tables) {
    const from = `"${table.schema}"."${table.name}"`;
    const copy = `${KEEP}."${table.schema}.${table.name}"`;
    const { rowCount } = await database.query(`create table ${copy} as table ${from}`);
    if (rowCount === 0) continue;
    copies.push(
      `insert into ${from} (${table.columns}) overriding system value select ${table.columns} from ${copy}`,
    );
  }
  const statements = [
    'begin',
    // Disables triggers and foreign keys while restoring.
    'set local session_replication_role = replica',
    ...tables.map(({ schema, name }) => `delete from "${schema}"."${name}"`),
    'delete from jobs.job',
    ...copies,
    'commit',
    'select pg_stat_reset()',
  ];
  return {
    async bringBack() {
      await database.query(statements.join(';\n'));
    },
  };
}

async function allTables(database: pg.Pool): Promise<Table[]> {
  const { rows } = await database.query<Table>(
    `select table_schema as schema, table_name as name,
       string_agg(quote_ident(column_name), ', ' order by ordinal_position)
         filter (where is_generated = 'NEVER') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE'
       and table_schema not in ('jobs', 'pg_catalog', 'information_schema')
     group by 1, 2`,
  );
  return rows;
}
