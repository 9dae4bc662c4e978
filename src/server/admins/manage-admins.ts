import { roleLabels, type AdminPermission, type AdminRole } from '#domain/admin-permissions.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { inTransaction, type Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { type Admin, endOtherSessions } from './admin-sessions.ts';
import { forgetSecondStep } from './own-second-step.ts';
import { recordAccountEvent } from './account-changes.ts';

/** A super admin at work on the roster. */
export type Boss = { admin: Admin; address: string };

export async function changeAdminRole(
  deps: Deps,
  boss: Boss,
  { id, role }: { id: string; role: AdminRole },
): Promise<Outcome<string, 'forbidden' | 'not-found' | 'conflict'>> {
  return manage(deps, boss, id, async (write, { target, others }) => {
    if (target.role === role) return refused('conflict', `${target.name} is that already.`);
    if (role !== 'super_admin' && others === 0) return lastOne;
    await write.updateTable('admins').set({ role }).where('id', '=', id).execute();
    return done({
      act: 'change-admin-role',
      facts: { before: { role: target.role }, after: { role } },
    });
  });
}

/** Their sessions end with them; what they did stays in the log. */
export async function removeAdmin(
  deps: Deps,
  boss: Boss,
  id: string,
): Promise<Outcome<string, 'forbidden' | 'not-found' | 'conflict'>> {
  return manage(deps, boss, id, async (write, { target, others }) => {
    if (target.role === 'super_admin' && others === 0) return lastOne;
    const now = deps.now();
    await write
      .updateTable('admins')
      .set({ removed_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    await endOtherSessions(write, id, null, now);
    const before = { email: target.email, role: target.role };
    return done({ act: 'remove-admin', facts: { before } });
  });
}

/** For an admin who lost the phone and the recovery codes. */
export async function resetSecondStep(
  deps: Deps,
  boss: Boss,
  id: string,
): Promise<Outcome<string, 'forbidden' | 'not-found' | 'conflict'>> {
  if (id === boss.admin.id)
    return refused('conflict', 'Please use your own account page for that.');
  return manage(deps, boss, id, async (write, { target }) => {
    if (target.totp_since === null) {
      return refused('conflict', `${target.name} has no second step.`);
    }
    await forgetSecondStep(write, id);
    await endOtherSessions(write, id, null, deps.now());
    return done({ act: 'reset-second-step', facts: {} });
  });
}

const lastOne = refused(
  'conflict',
  'This is the last super admin who can sign in. Make somebody else one first.',
);
const gone = refused('not-found', 'This admin is not there any more.');
const notYours = refused(
  'forbidden',
  `Only a ${roleLabels.super_admin.toLowerCase()} may do this.`,
);

type Found = {
  target: Admin;
  /** How many other super admins can sign in. */
  others: number;
};
type AdminChange = { act: AdminPermission; facts: Readonly<Record<string, unknown>> };

/**
 * One act of a super admin on an admin. All super admins are locked before anything is looked at, so that
 * two who act on each other do so one after the other, and the second one finds what the first one left.
 */
export async function manage<Kind extends ProblemKind>(
  deps: Deps,
  { admin: boss, address }: Boss,
  id: string,
  act: (write: Write, found: Found) => Promise<Outcome<AdminChange, Kind>>,
): Promise<Outcome<string, Kind | 'not-found' | 'forbidden'>> {
  if (!isUuid(id)) return gone;
  return inTransaction(deps.database, async (write) => {
    const supers = await lockSuperAdmins(write);
    if (!supers.some((each) => each.id === boss.id)) return notYours;
    const target = supers.find((each) => each.id === id) ?? (await lockOne(write, id));
    if (!target) return gone;
    const others = supers.filter((each) => each.id !== id && each.password_hash !== null).length;
    const event = await act(write, { target, others });
    if (!event.ok) return event;
    await recordAccountEvent(deps, write, {
      admin: boss,
      act: event.value.act,
      subject: { kind: 'admin', id, name: target.name },
      facts: event.value.facts,
      at: new Date(deps.now()),
      address,
    });
    return done(id);
  });
}

function lockSuperAdmins(write: Write): Promise<Admin[]> {
  return write
    .selectFrom('admins')
    .selectAll()
    .where('role', '=', 'super_admin')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function lockOne(write: Write, id: string): Promise<Admin | undefined> {
  return write
    .selectFrom('admins')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
