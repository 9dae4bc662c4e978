import type { AcceptInvitationPayload } from '#contract/admin-roster-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-session-queries.ts';
import { beginSession, type Origin } from './admin-sessions.ts';
import { findInvitationByToken, type Invitation } from './invitation-queries.ts';
import { hashNewPassword } from './new-admin-password.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { SignedIn } from './sign-in-admin.ts';

/** Gives an invited admin their password, and signs them in. Of two who try at once, one is too late. */
export async function acceptInvitation(
  deps: Deps,
  { invitation: token, password }: AcceptInvitationPayload,
  origin: Origin,
): Promise<Outcome<SignedIn, 'invalid' | 'not-found'>> {
  const invitation = await findInvitationByToken(deps, token);
  if (!invitation) return invitationIsOver;
  const { email } = invitation;
  const hashed = await hashNewPassword(deps, { password, email, field: 'password' });
  if (!hashed.ok) return hashed;
  const hash = hashed.value;
  return inTransaction(deps.database, (write) => accept(deps, write, { invitation, hash, origin }));
}

export const invitationIsOver = refused(
  'not-found',
  'This invitation was used already, or is older than 48 hours. Please ask for a new one.',
);

async function accept(
  deps: Deps,
  write: Write,
  { invitation, hash, origin }: { invitation: Invitation; hash: string; origin: Origin },
): Promise<Outcome<SignedIn, 'not-found'>> {
  const now = deps.now();
  const at = new Date(now);
  // The admin first, as whoever changes admins locks them: their invitations come after that.
  const admin = await enter(write, invitation.admin_id, hash);
  if (!admin || !(await useUp(write, invitation.id, at))) return invitationIsOver;
  const token = await beginSession(write, deps, { adminId: admin.id, origin, now });
  const subject = { kind: 'admin', id: admin.id, name: admin.name };
  const { address } = origin;
  await recordAuditEvent(write, { admin, act: 'accept-invitation', subject, at, address });
  return done({ admin, token });
}

/** Their password, for who has none yet; taken back with all the rest when the invitation turns out to be over. */
function enter(write: Write, adminId: string, hash: string): Promise<Admin | undefined> {
  return write
    .updateTable('admins')
    .set({ password_hash: hash })
    .where('id', '=', adminId)
    .where('password_hash', 'is', null)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function useUp(write: Write, invitationId: string, at: Date): Promise<boolean> {
  const used = await write
    .updateTable('admin_invitations')
    .set({ used_at: at })
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
