import { demoOperators } from '../../../db/seed/demo-operators.ts';
import type { Database } from '../database/database.ts';
import type { EmbeddedAuth } from './open-auth.ts';

const PASSWORD = 'sail-away-sxm';
const addresses = demoOperators.map(({ email }) => email);

/** Lets the operators of the demo world sign in. Those who can already are left as they are. */
export async function giveDemoLogins(database: Database, auth: EmbeddedAuth): Promise<void> {
  await auth.unlockAccounts(addresses);
  for (const { name, email } of demoOperators) {
    const waiting = await database
      .selectFrom('operators')
      .select('id')
      .where('email', '=', email)
      .where('auth_user_id', 'is', null)
      .executeTakeFirst();
    if (!waiting) continue;
    const user = await auth.seedUser({ email, password: PASSWORD, name });
    await database
      .updateTable('operators')
      .set({ auth_user_id: user.id })
      .where('id', '=', waiting.id)
      .where('auth_user_id', 'is', null)
      .execute();
  }
}

/** Locks the operators of the demo world out, and says who of them had an account. */
export function refuseDemoLogins(auth: EmbeddedAuth): Promise<string[]> {
  return auth.lockAccounts(addresses);
}
