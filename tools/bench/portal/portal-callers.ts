import type pg from 'pg';
import { newAdmin, PASSWORD, signInAdmin } from '../../../tests/support/worlds/admins/admins.ts';
import { registeredOperator } from '../../../tests/support/worlds/operators/operators.ts';

/** An existing world and the product that runs on it. */
type RunningWorld = { baseUrl: string; database: pg.Pool };

/** Removes callers of an earlier run. */
export async function removeCallers(database: pg.Pool): Promise<void> {
  await database.query(`update admins set removed_at = now() where email like 'mate-%@demo.test'`);
  await database.query(`delete from auth_service.account where email like 'captain-%@demo.test'`);
}

/** Adds an admin to the world; returns the cookie. */
export async function adminOf(
  world: RunningWorld,
  role: 'admin' | 'super_admin' = 'admin',
): Promise<string> {
  const { email } = await newAdmin(world, role);
  return signInAdmin(world, email, PASSWORD);
}

/** An operator with one of their boats and bookings. */
export type BusyOperator = { id: string; boat: string; booking: string; bookings: number };

/** Finds the operator with this number of bookings, or the closest. */
export async function operatorWith(database: pg.Pool, count: number): Promise<BusyOperator> {
  const { rows } = await database.query<BusyOperator>(
    `select operator_id as id, min(boat_id::text) as boat, min(id::text) as booking, count(*)::int as bookings
     from bookings group by 1 order by abs(count(*) - $1), 1 limit 1`,
    [count],
  );
  if (!rows[0]) throw new Error('There are no bookings.');
  return rows[0];
}

/** Creates a sign-in for this operator; returns the token. */
export async function tokenOf(world: RunningWorld, { id }: BusyOperator): Promise<string> {
  const { token, email } = await registeredOperator(world);
  await world.database.query('update operators set auth_user_id = null where id = $1', [id]);
  const { rows } = await world.database.query<{ user: string }>(
    'update operators set auth_user_id = null where email = $1 returning (select id from auth_service.account where account.email = operators.email) as user',
    [email],
  );
  await world.database.query('update operators set auth_user_id = $2 where id = $1', [
    id,
    rows[0]?.user,
  ]);
  return token;
}
