import { demoOperators } from '../../../../db/seed/demo-operators.ts';
import { addDemoAdmins, addFirstAdmin, endDemoAdmins } from '../../identity/admins/first-admins.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { EmbeddedAuth } from './open-auth.ts';

const DEMO_PASSWORD = 'sail-away-sxm';
const demoAddresses = demoOperators.map(({ email }) => email);

/** Creates the accounts that exist from the start. */
export async function openFirstAccounts(
  deps: Deps,
  config: Config,
  embedded: EmbeddedAuth | null,
): Promise<void> {
  if (config.firstAdmin) await addFirstAdmin(deps, config.firstAdmin);
  if (config.demo) await addDemoAdmins(deps);
  if (config.demo && embedded) await addDemoLogins(deps, embedded);
  if (config.production) await refuseDemoLogins(deps, embedded);
}

/** Gives the demo's operators a login, unless they have one. */
async function addDemoLogins({ database }: Deps, auth: EmbeddedAuth): Promise<void> {
  await auth.unlockAccounts(demoAddresses);
  const withoutLogin = await database
    .selectFrom('operators')
    .select(['id', 'name', 'email'])
    .where('email', 'in', demoAddresses)
    .where('authUserId', 'is', null)
    .execute();
  for (const { id, name, email } of withoutLogin) {
    const user = await auth.seedUser({ email, password: DEMO_PASSWORD, name });
    await database
      .updateTable('operators')
      .set({ authUserId: user.id })
      .where('id', '=', id)
      .where('authUserId', 'is', null)
      .execute();
  }
}

/** Locks demo accounts that remain in a production database. */
async function refuseDemoLogins(deps: Deps, auth: EmbeddedAuth | null): Promise<void> {
  const admins = await endDemoAdmins(deps);
  const refused = [...admins, ...((await auth?.lockAccounts(demoAddresses)) ?? [])];
  if (refused.length > 0) {
    deps.log.warn(
      `This database once held the demo, whose passwords are public: ${refused.join(', ')} cannot sign in.`,
    );
  }
}
