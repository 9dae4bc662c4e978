import type pg from 'pg';

/** Commits what `act` writes, or rolls all of it back. */
export async function inSandboxTransaction<Result>(
  pool: pg.Pool,
  act: (db: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const db = await pool.connect();
  let isBroken = false;
  try {
    await db.query('begin');
    const result = await act(db);
    await db.query('commit');
    return result;
  } catch (error) {
    await db.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    db.release(isBroken);
  }
}
