import type { AdminRole } from '#domain/admin-permissions.ts';
import type { Database } from '../database/database.ts';
import type { AdminRules, Credentials } from '../dependencies.ts';

type NewAdmin = { email: string; name: string; role: AdminRole; password: string };
type Needs = {
  database: Database;
  credentials: Pick<Credentials, 'hashPassword' | 'isCommonPassword'>;
  newId: () => string;
  now: () => number;
};

/**
 * The first super admin, by the settings. Where there is an admin already, nothing happens; those of the
 * demo count only where they may sign in.
 */
export async function giveFirstAdmin(
  needs: Needs & { adminRules: AdminRules; refusedAdmins: readonly string[] },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const admins = await needs.database.selectFrom('admins').select('email').execute();
  if (admins.some((admin) => !needs.refusedAdmins.includes(admin.email))) return;
  const { adminRules, credentials } = needs;
  if (adminRules.refuseCommonPasswords && (await credentials.isCommonPassword(password))) {
    throw new Error('ADMIN_PASSWORD is one of the commonest passwords. Please choose another one.');
  }
  await addAdmin(needs, { email, name: 'Owner', role: 'super_admin', password });
}

/** The logins the greeting prints. Whoever was removed stays removed. */
const demoAdmins: readonly NewAdmin[] = [
  {
    email: 'admin@demo.test',
    name: 'Harbour Master',
    role: 'super_admin',
    password: 'harbour-master-sxm',
  },
  { email: 'deck@demo.test', name: 'Deck', role: 'admin', password: 'deck-hand-sxm' },
];

/** The addresses under which nobody gets in in production: their passwords are published. */
export const demoAdminAddresses: readonly string[] = demoAdmins.map(({ email }) => email);

/** Ends what was begun with the demo's logins; says who of them is in this database. */
export async function endDemoAdmins({
  database,
  now,
}: Pick<Needs, 'database' | 'now'>): Promise<string[]> {
  const found = await database
    .selectFrom('admins')
    .select(['id', 'email'])
    .where('email', 'in', demoAdminAddresses)
    .where('removed_at', 'is', null)
    .execute();
  if (found.length === 0) return [];
  await database
    .updateTable('admin_sessions')
    .set({ ended_at: new Date(now()) })
    .where('ended_at', 'is', null)
    .where(
      'admin_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  return found.map(({ email }) => email);
}

export async function giveDemoAdmins(needs: Needs): Promise<void> {
  for (const admin of demoAdmins) {
    const known = await needs.database
      .selectFrom('admins')
      .select('id')
      .where('email', '=', admin.email)
      .executeTakeFirst();
    if (!known) await addAdmin(needs, admin);
  }
}

/** Two processes may start at once: the second one finds the address taken. */
async function addAdmin(
  { database, credentials, newId, now }: Needs,
  { email, name, role, password }: NewAdmin,
): Promise<void> {
  const hash = await credentials.hashPassword(password);
  await database
    .insertInto('admins')
    .values({
      id: newId(),
      email,
      name,
      role,
      password_hash: hash,
      totp_secret_encrypted: null,
      totp_since: null,
      totp_last_step: null,
      created_at: new Date(now()),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
