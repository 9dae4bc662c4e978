import type pg from 'pg';

/**
 * Hashes every table of the product. Excludes admins' sessions and attempt counters, which every call changes, the
 * health of external services, and rollups, which a job derives from the rest.
 */
export async function everyRow(database: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('admin_sessions', 'admin_sign_in_attempts', 'service_health')
       and coalesce(obj_description(format('%I', table_name)::regclass), '') not like 'sums: %' order by 1`,
  );
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(r::text, '' order by r::text)), '') as hash from "${name}" r`,
  );
  const { rows } = await database.query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
