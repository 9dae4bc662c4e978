import { updateRow } from '../../platform/database/update-row.ts';
import type { AdminPermission, AdminRole } from '#domain/admin/admin-permissions.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockedAdmins, type Admin } from '../admins/admin-queries.ts';
import { endOtherSessions } from '../sessions/admin-sessions.ts';
import { forgetSecondStep } from './own-second-step.ts';
import { recordAccountEvent } from './account-changes.ts';
import { adminSubject } from '../admins/record-audit-event.ts';
import { onlySuperAdmins } from '../sessions/require-admin.ts';

/** Super admin who makes a change, with their network address. */
export type ActingAdmin = { admin: Admin; address: string };

/** Id of the changed admin. */
export type AdminChangeOutcome = Outcome<string, 'forbidden' | 'not-found' | 'conflict'>;

export async function changeAdminRole(
  deps: Deps,
  actor: ActingAdmin,
  { id, role }: { id: string; role: AdminRole },
): Promise<AdminChangeOutcome> {
  return manageAdmin(deps, actor, id, async (write, { target, others }) => {
    if (target.role === role)
      return refused('conflict', { code: 'admin.roleUnchanged', values: { name: target.name } });
    if (role !== 'super_admin' && others === 0) return lastSuperAdmin;
    await updateRow(write, 'admins', id, { role });
    const facts = { before: { role: target.role }, after: { role } };
    return done({ act: 'change-admin-role', facts });
  });
}

/** Removes an admin and ends their sessions; the audit log keeps their actions. */
export async function removeAdmin(
  deps: Deps,
  actor: ActingAdmin,
  id: string,
): Promise<AdminChangeOutcome> {
  return manageAdmin(deps, actor, id, async (write, { target, others }) => {
    if (target.role === 'super_admin' && others === 0) return lastSuperAdmin;
    const now = deps.now();
    const removed = { removedAt: new Date(now) };
    await updateRow(write, 'admins', id, removed);
    await endOtherSessions(write, id, null, now);
    const before = { email: target.email, role: target.role };
    return done({ act: 'remove-admin', facts: { before } });
  });
}

/** Switches off two-factor authentication for an admin who lost the phone and the recovery codes. */
export async function resetSecondStep(
  deps: Deps,
  actor: ActingAdmin,
  id: string,
): Promise<AdminChangeOutcome> {
  if (id === actor.admin.id) return refused('conflict', 'admin.useOwnPage');
  return manageAdmin(deps, actor, id, async (write, { target }) => {
    if (target.totpSince === null) {
      return refused('conflict', { code: 'admin.noSecondStep', values: { text: target.name } });
    }
    await forgetSecondStep(write, id);
    await endOtherSessions(write, id, null, deps.now());
    return done({ act: 'reset-second-step', facts: {} });
  });
}

const lastSuperAdmin = refused('conflict', 'admin.last');
const noSuchAdmin = refused('not-found', 'admin.gone');

type Found = {
  target: Admin;
  /** Number of other super admins who can sign in. */
  others: number;
};
type AdminChange = { act: AdminPermission; facts: Readonly<Record<string, unknown>> };

/**
 * Runs a super admin's change to an admin. Locks all super admins before any read, so that when two super admins change
 * each other, the second request sees the first change.
 */
export async function manageAdmin<Kind extends ProblemKind>(
  deps: Deps,
  { admin: actor, address }: ActingAdmin,
  id: string,
  act: (write: Transaction, found: Found) => Promise<Outcome<AdminChange, Kind>>,
): Promise<Outcome<string, Kind | 'not-found' | 'forbidden'>> {
  if (!isUuid(id)) return noSuchAdmin;
  return inTransaction(deps.database, async (write) => {
    const supers = await lockedAdmins(write)
      .where('role', '=', 'super_admin')
      .orderBy('id')
      .execute();
    if (!supers.some((each) => each.id === actor.id)) return onlySuperAdmins;
    const target =
      supers.find((each) => each.id === id) ??
      (await lockedAdmins(write).where('id', '=', id).executeTakeFirst());
    if (!target) return noSuchAdmin;
    const others = supers.filter((each) => each.id !== id && each.passwordHash !== null).length;
    const event = await act(write, { target, others });
    if (!event.ok) return event;
    const about = { subject: adminSubject(target), at: new Date(deps.now()), address };
    await recordAccountEvent(deps, write, { admin: actor, ...event.value, ...about });
    return done(id);
  });
}
