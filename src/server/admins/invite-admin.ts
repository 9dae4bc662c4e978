import type { InviteAdminPayload } from '#contract/admin-roster-api.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Write } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-sessions.ts';
import { manage, type Boss } from './manage-admins.ts';
import { lockAdmin } from './lock-admin.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** How long the mailed link is good for. */
const GOOD_FOR_MS = 48 * HOUR_MS;

/** Adds an admin who can do nothing until they have followed the mailed link. Gives their id. */
export async function inviteAdmin(
  deps: Deps,
  { admin: boss, address }: Boss,
  input: InviteAdminPayload,
): Promise<Outcome<string, 'forbidden' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const still = await lockAdmin(write, boss);
    if (still?.role !== 'super_admin') return notYours;
    const at = new Date(deps.now());
    const id = await addInvited(write, input, { id: deps.newId(), at });
    if (id === null) return known;
    await queueInvitation(deps, write, { id, boss, at });
    const subject = { kind: 'admin', id, name: input.name };
    const facts = { after: { email: input.email, role: input.role } };
    await recordAuditEvent(write, {
      admin: boss,
      act: 'invite-admin',
      subject,
      facts,
      at,
      address,
    });
    return done(id);
  });
}

/** For whom the mail was lost, or the 48 hours were too short. The link before this one ends. */
export async function inviteAgain(
  deps: Deps,
  boss: Boss,
  id: string,
): Promise<Outcome<string, 'forbidden' | 'not-found' | 'conflict'>> {
  return manage(deps, boss, id, async (write, { target }) => {
    if (target.password_hash !== null) {
      return refused('conflict', `${target.name} has accepted an invitation already.`);
    }
    const at = new Date(deps.now());
    await write
      .updateTable('admin_invitations')
      .set({ used_at: at })
      .where('admin_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    await queueInvitation(deps, write, { id, boss: boss.admin, at });
    return done({ act: 'invite-admin', facts: { again: true } });
  });
}

const notYours = refused('forbidden', 'Only a super admin may do this.');
const KNOWN = 'This address belongs to an admin already';
const known = refused('conflict', KNOWN, { fields: { email: KNOWN } });

/** Null when the address is taken. */
async function addInvited(
  write: Write,
  { name, email, role }: InviteAdminPayload,
  { id, at }: { id: string; at: Date },
): Promise<string | null> {
  const added = await write
    .insertInto('admins')
    .values({
      ...{ id, name, email, role, created_at: at },
      password_hash: null,
      totp_secret_encrypted: null,
      totp_since: null,
      totp_last_step: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

async function queueInvitation(
  deps: Deps,
  write: Write,
  { id, boss, at }: { id: string; boss: Admin; at: Date },
): Promise<void> {
  const invitationId = deps.newId();
  await write
    .insertInto('admin_invitations')
    .values({
      id: invitationId,
      admin_id: id,
      invited_by: boss.id,
      created_at: at,
      ends_at: new Date(at.getTime() + GOOD_FOR_MS),
      used_at: null,
    })
    .execute();
  await queueMail(deps.jobs, write, {
    kind: 'invitation',
    recipient: 'admin',
    subjectId: invitationId,
    at,
  });
}
