import { updateRow } from '../../platform/database/update-row.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import {
  inTransaction,
  type Database,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { buildInvitationToken } from './accept-invitation.ts';
import {
  type Admin,
  insertAdmin,
  lockedAdmins,
  endInvitations,
  insertInvitation,
} from '../admins/admin-queries.ts';
import { endOtherSessions } from '../sessions/admin-sessions.ts';
import { forgetSecondStep } from './own-second-step.ts';
import { adminSubject, recordOwnersEvent } from '../admins/record-audit-event.ts';

type Needs = Pick<Deps, 'cipher' | 'newId' | 'now'> & { database: Database };

/** Shorter than a mailed link's lifetime, because this link remains in a terminal's history. */
const GOOD_FOR_MS = HOUR_MS;

/**
 * Makes the admin with this email address a super admin, or adds one, and returns the path of a link to choose a new
 * password. Invalidates the old password, two-factor authentication and sessions. Needs no authorization beyond access
 * to the server and its key.
 */
export async function recoverAdminAccess(deps: Needs, email: string): Promise<string> {
  return inTransaction(deps.database, async (write) => {
    const at = new Date(deps.now());
    const known = await lockAdminByEmail(write, email);
    const admin = known
      ? await revokeAccess(write, known, at)
      : await addSuperAdmin(deps, write, email, at);
    const id = deps.newId();
    const invitation = { id, adminId: admin.id, invitedBy: admin.id, at, goodForMs: GOOD_FOR_MS };
    await insertInvitation(write, invitation);
    await recordOwnersEvent(write, { act: 'recover-admin', subject: adminSubject(admin), at });
    return portalPaths.adminLogin({ invitation: buildInvitationToken(deps, id) });
  });
}

/** Locks all super admins first, as all changes to admins do. */
async function lockAdminByEmail(write: Transaction, email: string): Promise<Admin | undefined> {
  const supers = await lockedAdmins(write)
    .where('role', '=', 'super_admin')
    .orderBy('id')
    .execute();
  const address = email.toLowerCase();
  const found = supers.find((each) => each.email.toLowerCase() === address);
  if (found) return found;
  return lockedAdmins(write)
    .where((where) => where(where.fn('lower', ['email']), '=', address))
    .executeTakeFirst();
}

type Named = Pick<Admin, 'id' | 'name'>;

async function revokeAccess(write: Transaction, { id, name }: Admin, at: Date): Promise<Named> {
  await updateRow(write, 'admins', id, { role: 'super_admin', passwordHash: null });
  await forgetSecondStep(write, id);
  await endOtherSessions(write, id, null, at.getTime());
  await endInvitations(write, id, at);
  return { id, name };
}

async function addSuperAdmin(
  { newId }: Pick<Needs, 'newId'>,
  write: Transaction,
  email: string,
  at: Date,
): Promise<Named> {
  const admin = { id: newId(), name: 'Owner', email, role: 'super_admin' as const };
  await insertAdmin(write, { ...admin, passwordHash: null, at });
  return admin;
}
