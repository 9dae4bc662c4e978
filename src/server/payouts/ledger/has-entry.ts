import type { Write } from '../../database/database.ts';

/** Whether the books have it already. */
export async function hasEntry(write: Write, key: string): Promise<boolean> {
  const entry = await write
    .selectFrom('ledger_entries')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return entry !== undefined;
}
