import { requiredExtensions } from '../../../platform/database/migrations.ts';

/**
 * Removes third-party extensions such as pg_stat_statements from a script: only a superuser may create them, and a
 * restore runs as the shop's role. Older backups contain them.
 */
export async function withoutForeignExtensions(script: string): Promise<string> {
  const own = new Set(await requiredExtensions());
  return script.replaceAll(
    /^create extension if not exists "?([\w-]+)"? with schema .*;\n/gm,
    (statement, name: string) => (own.has(name) ? statement : ''),
  );
}
