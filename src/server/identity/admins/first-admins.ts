import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { findPasswordWordProblem } from '#domain/fields/password-words.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AdminRules, Credentials } from '../../platform/dependencies.ts';
import { insertAdmin } from './admin-queries.ts';

type NewAdmin = { email: string; name: string; role: AdminRole; password: string };
type Needs = {
  database: Database;
  credentials: Pick<Credentials, 'hashPassword' | 'isCommonPassword'>;
  newId: () => string;
  now: () => number;
};

/**
 * Creates the first super admin from the settings, unless an admin exists. Demo admins count only if they may sign in
 * here.
 */
export async function addFirstAdmin(
  needs: Needs & { adminRules: AdminRules; refusedAdmins: readonly string[] },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const admins = await needs.database.selectFrom('admins').select('email').execute();
  if (admins.some((admin) => !needs.refusedAdmins.includes(admin.email))) return;
  const { adminRules, credentials } = needs;
  if (adminRules.refuseCommonPasswords) {
    if (await credentials.isCommonPassword(password))
      throw new Error(
        'ADMIN_PASSWORD is one of the commonest passwords. Please choose another one.',
      );
    const problem = findPasswordWordProblem(password, email);
    if (problem !== null) throw new Error(`ADMIN_PASSWORD: ${writeError('en', problem)}`);
  }
  await addAdmin(needs, { email, name: 'Owner', role: 'super_admin', password });
}

const demoAdmins: readonly NewAdmin[] = [
  {
    email: 'admin@demo.test',
    name: 'Harbour Master',
    role: 'super_admin',
    password: 'harbour-master-sxm',
  },
  { email: 'deck@demo.test', name: 'Deck', role: 'admin', password: 'deck-hand-sxm' },
];

/** Email addresses that cannot sign in in production, because their passwords are published. */
export const demoAdminAddresses: readonly string[] = demoAdmins.map(({ email }) => email);

/** Creates the logins that the start-up banner prints. Removed admins stay removed. */
export async function addDemoAdmins(needs: Needs): Promise<void> {
  const known = await needs.database
    .selectFrom('admins')
    .select('email')
    .where('email', 'in', demoAdminAddresses)
    .execute();
  for (const admin of demoAdmins) {
    if (!known.some(({ email }) => email === admin.email)) await addAdmin(needs, admin);
  }
}

async function addAdmin(
  { database, credentials, newId, now }: Needs,
  { password, ...admin }: NewAdmin,
): Promise<void> {
  const passwordHash = await credentials.hashPassword(password);
  await insertAdmin(database, { id: newId(), ...admin, passwordHash, at: new Date(now()) });
}

/** Ends all sessions of demo admins; returns the email addresses of the demo admins in this database. */
export async function endDemoAdmins({
  database,
  now,
}: Pick<Needs, 'database' | 'now'>): Promise<string[]> {
  const demo = database
    .selectFrom('admins')
    .where('email', 'in', demoAdminAddresses)
    .where('removedAt', 'is', null);
  await database
    .updateTable('adminSessions')
    .set({ endedAt: new Date(now()) })
    .where('endedAt', 'is', null)
    .where('adminId', 'in', demo.select('id'))
    .execute();
  const found = await demo.select('email').execute();
  return found.map(({ email }) => email);
}
