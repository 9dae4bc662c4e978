import { endDemoAdmins, giveDemoAdmins, giveFirstAdmin } from '../admins/first-admins.ts';
import type { Config } from '../settings/config.ts';
import type { EmbeddedAuth } from './open-auth.ts';
import type { Deps } from '../dependencies.ts';
import { demoOperators } from '../../../db/seed/demo-operators.ts';
import type { Database } from '../database/database.ts';

/** Those who can sign in from the start. */
export async function giveAccounts(
  deps: Deps,
  config: Config,
  embedded: EmbeddedAuth | null,
): Promise<void> {
  if (config.firstAdmin) await giveFirstAdmin(deps, config.firstAdmin);
  if (config.demo) await giveDemoAdmins(deps);
  if (config.demo && embedded) await giveDemoLogins(deps.database, embedded);
  if (config.production) await refuseDemo(deps, embedded);
}

/** What the demo left in this database opens nothing in production. */
async function refuseDemo(deps: Deps, embedded: EmbeddedAuth | null): Promise<void> {
  const refused = [
    ...(await endDemoAdmins(deps)),
    ...(embedded ? await refuseDemoLogins(embedded) : []),
  ];
  if (refused.length > 0) {
    deps.log.warn(
      `This database has held the demo, whose passwords are published: ${refused.join(', ')} cannot sign in here.`,
    );
  }
}

const PASSWORD = 'sail-away-sxm';
const addresses = demoOperators.map(({ email }) => email);

/** Lets the operators of the demo world sign in. Those who can already are left as they are. */
async function giveDemoLogins(database: Database, auth: EmbeddedAuth): Promise<void> {
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
function refuseDemoLogins(auth: EmbeddedAuth): Promise<string[]> {
  return auth.lockAccounts(addresses);
}
