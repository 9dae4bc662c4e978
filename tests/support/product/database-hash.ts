import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Hashes the rows of every table in every schema, regardless of their order, and reads the position of each sequence.
 * Excludes the records of backups, which are written after a backup.
 */
export async function wholeDatabase(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'; set extra_float_digits = 1");
    const { rows: tables } = await client.query<{ name: string; kind: string }>(
      `select format('%I.%I', nspname, relname) as name, relkind as kind
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'S')
         and relname not like 'backups_made%' order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name, kind } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        kind === 'S'
          ? `select format('%s %s', last_value, is_called) as sum from ${name}`
          : `select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as sum from ${name} r`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Hashes every photo file in a data folder, by name. */
export async function wholeFolder(dataDir: string): Promise<Record<string, string>> {
  const folder = join(dataDir, 'photos');
  const names = await readdir(folder).catch((): string[] => []);
  const sums = names.toSorted().map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
