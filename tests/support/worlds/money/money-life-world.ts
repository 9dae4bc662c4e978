import type pg from 'pg';
import type { AuditEvent } from '../../../../src/server/identity/admins/record-audit-event.ts';
import type { Deps } from '../../../../src/server/platform/dependencies.ts';
import type { MemoryProvider } from '../../providers/memory-provider.ts';
import type { Chance } from '../seeded-random.ts';

export type Life = {
  chance: Chance;
  pool: pg.Pool;
  provider: MemoryProvider;
  clock: { nowMs: number };
  deps: Deps;
  town: {
    by: Pick<AuditEvent, 'admin' | 'address'>;
    boats: { id: string; operatorId: string }[];
  };
  /** Number of calls that changed something, by action. */
  done: Map<string, number>;
};

export async function pickRow(pool: pg.Pool, chance: Chance, sql: string, values: unknown[] = []) {
  const { rows } = await pool.query<Record<string, unknown>>(`${sql} order by id`, values);
  return rows[Math.floor(chance.next() * rows.length)] ?? null;
}

export async function listIds(pool: pg.Pool, sql: string): Promise<{ id: string }[]> {
  return (await pool.query<{ id: string }>(sql)).rows;
}
