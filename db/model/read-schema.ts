import type pg from 'pg';

/** Tables as the database's catalogue and comments describe them. */
export type Schema = readonly Table[];

export type Table = {
  name: string;
  /** Slice that owns the table: the first word of its comment. */
  slice: string;
  purpose: string;
  columns: readonly Column[];
  /** Constraints on several columns: name and definition. */
  rules: readonly { name: string; definition: string }[];
  isAppendOnly: boolean;
};

export type Column = {
  name: string;
  /** PostgreSQL's type name. */
  type: string;
  /** Values listed by a check constraint. */
  values: readonly string[] | null;
  isNullable: boolean;
  /** Has a default. */
  isFilled: boolean;
  /** Written only by the database. */
  isGenerated: boolean;
  isPrimary: boolean;
  isUnique: boolean;
  /** Target of the foreign key as `table.column`. */
  references: string | null;
  purpose: string;
};

/** Reads tables in order of creation. Throws if a table's comment does not begin with its slice. */
export async function readSchema(client: Pick<pg.Pool, 'query'>): Promise<Schema> {
  const { rows } = await client.query<Omit<Table, 'slice'>>(TABLES);
  return rows.map((table) => {
    const [, slice, purpose] = /^([a-z-]+): (.+)$/s.exec(table.purpose) ?? [];
    if (slice === undefined || purpose === undefined) {
      throw new Error(
        `Say what ${table.name} is for: comment on table ${table.name} is 'slice: what it is for.'`,
      );
    }
    return { ...table, slice, purpose, columns: table.columns.map(withValues) };
  });
}

/** Parses the values of a check like `status = ANY (ARRAY['open'::text, 'paid'::text])`. */
function withValues({ values, ...column }: Column): Column {
  const check = values?.find((each) => each.includes(' = ANY (ARRAY['));
  if (check === undefined) return { ...column, values: null };
  return {
    ...column,
    values: [...check.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word),
  };
}

const COLUMNS = `
  select json_agg(json_build_object(
    'name', attname,
    'type', format_type(atttypid, atttypmod),
    'values', (
      select json_agg(pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]),
    'isNullable', not attnotnull,
    'isFilled', atthasdef,
    'isGenerated', attidentity = 'a' or attgenerated <> '',
    'isPrimary', exists (
      select from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any(conkey)),
    'isUnique', exists (
      select from pg_constraint where conrelid = attrelid and contype in ('p', 'u') and conkey = array[attnum]),
    'references', (
      select confrelid::regclass || '.' || (
        select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1])
      from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum]),
    'purpose', coalesce(col_description(attrelid, attnum), '')) order by attnum)
  from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped`;

const RULES = `
  select coalesce(json_agg(json_build_object('name', name, 'definition', definition) order by name), '[]')
  from (
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = tables.oid and contype in ('c', 'u', 'x') and cardinality(conkey) > 1
    union all
    select indexrelid::regclass::text, 'UNIQUE ' || substring(pg_get_indexdef(indexrelid) from ' USING \\w+ (.*)')
    from pg_index where indrelid = tables.oid and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)) as rules`;

const TABLES = `
  select relname as name, coalesce(obj_description(oid), '') as purpose,
    (${COLUMNS}) as columns, (${RULES}) as rules,
    exists (
      select from pg_trigger where tgrelid = tables.oid and tgname = relname || '_append_only') as "isAppendOnly"
  from pg_class as tables
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migrations', 'sql_functions')
  order by oid`;
