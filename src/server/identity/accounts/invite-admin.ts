import { INVITATION_HOURS } from '#domain/admin/admin-sign-in.ts';
import type { InviteAdminPayload } from '#contract/admin/admin-roster-api.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  insertAdmin,
  lockAdmin,
  type Admin,
  endInvitations,
  insertInvitation,
} from '../admins/admin-queries.ts';
import { manageAdmin, type AdminChangeOutcome, type ActingAdmin } from './manage-admins.ts';
import { adminSubject, recordAuditEvent } from '../admins/record-audit-event.ts';
import { onlySuperAdmins } from '../sessions/require-admin.ts';

/** Adds an admin without a password and mails an invitation. Returns the admin's id. */
export async function inviteAdmin(
  deps: Deps,
  { admin: actor, address }: ActingAdmin,
  { name, email, role }: InviteAdminPayload,
): Promise<Outcome<string, 'forbidden' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const current = await lockAdmin(write, actor);
    if (current?.role !== 'super_admin') return onlySuperAdmins;
    const at = new Date(deps.now());
    const invited = { id: deps.newId(), name, email, role, passwordHash: null, at };
    if ((await insertAdmin(write, invited)) === undefined) return addressTaken;
    await queueInvitation(deps, write, { id: invited.id, actor, at });
    await recordAuditEvent(write, {
      admin: actor,
      act: 'invite-admin',
      subject: adminSubject(invited),
      at,
      address,
      facts: { after: { email, role } },
    });
    return done(invited.id);
  });
}

/** Resends a lost or expired invitation; the previous link becomes invalid. */
export async function inviteAgain(
  deps: Deps,
  actor: ActingAdmin,
  id: string,
): Promise<AdminChangeOutcome> {
  return manageAdmin(deps, actor, id, async (write, { target }) => {
    if (target.passwordHash !== null) {
      return refused('conflict', {
        code: 'invitation.accepted',
        values: { name: target.name },
      });
    }
    const at = new Date(deps.now());
    await endInvitations(write, id, at);
    await queueInvitation(deps, write, { id, actor: actor.admin, at });
    return done({ act: 'invite-admin', facts: { again: true } });
  });
}

const TAKEN = 'adminEmail.taken';
const addressTaken = refused('conflict', TAKEN, { fields: { email: TAKEN } });

async function queueInvitation(
  deps: Deps,
  write: Transaction,
  { id, actor, at }: { id: string; actor: Admin; at: Date },
): Promise<void> {
  const subjectId = deps.newId();
  const goodForMs = INVITATION_HOURS * HOUR_MS;
  await insertInvitation(write, {
    id: subjectId,
    adminId: id,
    invitedBy: actor.id,
    at,
    goodForMs,
  });
  await queueMail(deps.jobs, write, { kind: 'invitation', recipient: 'admin', subjectId, at });
}
