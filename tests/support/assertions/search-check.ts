import { searchChecks } from '../../../src/server/operations/doctor/search-checks.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';

/** Lists what the doctor finds wrong with the departures on offer, which the search uses. */
export async function checkSearch({ database }: Pick<PayingWorld, 'database'>): Promise<string[]> {
  const found: string[] = [];
  for (const { sql } of searchChecks) {
    const { rows } = await database.query<{ finding: string }>(sql);
    found.push(...rows.map(({ finding }) => finding));
  }
  return found;
}
