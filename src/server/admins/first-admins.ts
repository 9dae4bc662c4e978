import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { AdminRole } from '#domain/admin-acts.ts';
import type { Database } from '../database/database.ts';
import type { AdminRules } from '../product-deps.ts';

type NewAdmin = { email: string; name: string; role: AdminRole; password: string };
type Needs = { database: Database; newId: () => string; now: () => number };

/** The first super admin, by the settings. Where there is an admin already, nothing happens. */
export async function giveFirstAdmin(
  needs: Needs & { adminRules: AdminRules },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const someone = await needs.database.selectFrom('admins').select('id').executeTakeFirst();
  if (someone) return;
  if (needs.adminRules.refuseCommonPasswords && (await isCommonPassword(password))) {
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
  { database, newId, now }: Needs,
  { email, name, role, password }: NewAdmin,
): Promise<void> {
  const hash = await hashPassword(password);
  await database
    .insertInto('admins')
    .values({
      id: newId(),
      email,
      name,
      role,
      password_hash: hash,
      totp_sealed: null,
      totp_since: null,
      totp_last_step: null,
      created_at: new Date(now()),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
