import { endDemoAdmins, giveDemoAdmins, giveFirstAdmin } from '../admins/first-admins.ts';
import type { Config } from '../settings/config.ts';
import { giveDemoLogins, refuseDemoLogins } from './demo-logins.ts';
import type { EmbeddedAuth } from './open-auth.ts';
import type { Deps } from '../dependencies.ts';

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
