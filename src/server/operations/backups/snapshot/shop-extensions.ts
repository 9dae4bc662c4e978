import { requiredExtensions } from '../../../platform/database/migrations.ts';

/**
 * Leaves the extensions out of a script that are not the shop's, such as pg_stat_statements. Only a superuser may make
 * those, and a restore runs as the shop's own role. Older backups have them in their scripts.
 */
export async function withoutForeignExtensions(script: string): Promise<string> {
  const own = new Set(await requiredExtensions());
  return script.replaceAll(
    /^create extension if not exists "?([\w-]+)"? with schema .*;\n/gm,
    (statement, name: string) => (own.has(name) ? statement : ''),
  );
}
