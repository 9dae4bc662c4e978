import type { AcceptInvitationPayload } from '#contract/admin/admin-roster-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentAdmin } from './admin-account-routes.ts';
import type { AdminContext } from '../sessions/admin-context.ts';
import type { Admin } from '../admins/admin-queries.ts';
import { beginSession, type Origin } from '../sessions/admin-sessions.ts';
import { hashNewPassword } from './own-account.ts';
import { adminSubject, recordAuditEvent } from '../admins/record-audit-event.ts';
import type { SignedIn } from '../sessions/sign-in-admin.ts';

export function invitationRoutes(deps: Deps, sessions: AdminContext) {
  return [
    serve(endpoints.adminInvitation, async ({ query }) => {
      const found = await findInvitationByToken(deps, query.invitation);
      return found ? done({ name: found.name, email: found.email }) : invitationIsOver;
    }),

    serve(endpoints.acceptInvitation, async ({ payload, context }) => {
      const entered = await acceptInvitation(deps, payload, sessions.readOrigin(context));
      if (!entered.ok) return entered;
      await sessions.signIn(context, entered.value);
      return done(presentAdmin(deps, entered.value.admin));
    }),
  ];
}

/** Sets an invited admin's password and signs them in. Concurrent requests: the first one wins. */
async function acceptInvitation(
  deps: Deps,
  { invitation: token, password }: AcceptInvitationPayload,
  origin: Origin,
): Promise<Outcome<SignedIn, 'invalid' | 'not-found'>> {
  const invitation = await findInvitationByToken(deps, token);
  if (!invitation) return invitationIsOver;
  const { email } = invitation;
  const hashed = await hashNewPassword(deps, { password, email, field: 'password' });
  if (!hashed.ok) return hashed;
  return inTransaction(deps.database, async (write) => {
    const now = deps.now();
    const at = new Date(now);
    // Locks the admin before the invitation, as all changes to admins do, to avoid deadlocks.
    const admin = await setFirstPassword(write, invitation.adminId, hashed.value);
    if (!admin || !(await useInvitation(write, invitation.id, at))) return invitationIsOver;
    const token = await beginSession(write, deps, { adminId: admin.id, origin, now });
    const event = { act: 'accept-invitation', subject: adminSubject(admin), at } as const;
    await recordAuditEvent(write, { admin, ...event, address: origin.address });
    return done({ admin, token });
  });
}

const invitationIsOver = refused('not-found', 'invitation.used');

function setFirstPassword(
  write: Transaction,
  adminId: string,
  hash: string,
): Promise<Admin | undefined> {
  return write
    .updateTable('admins')
    .set({ passwordHash: hash })
    .where('id', '=', adminId)
    .where('passwordHash', 'is', null)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function useInvitation(write: Transaction, invitationId: string, at: Date): Promise<boolean> {
  const used = await write
    .updateTable('adminInvitations')
    .set({ usedAt: at })
    .where('id', '=', invitationId)
    .where('usedAt', 'is', null)
    .where('endsAt', '>', at)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Finds the invitation for a mailed token; null if the token is invalid. */
async function findInvitationByToken(deps: Deps, token: string): Promise<Invitation | null> {
  const id = deps.cipher.decrypt(token, OWNER);
  return id === null ? null : findInvitation(deps.database, id, deps.now());
}

/** Encrypts the id, so that read access to the database is not enough to forge a link. */
export function buildInvitationToken({ cipher }: Pick<Deps, 'cipher'>, id: string): string {
  return cipher.encrypt(id, OWNER);
}

const OWNER = 'admin-invitation';

/** Returns a pending invitation with its admin. */
export async function findInvitation(reader: Queryable, id: string, nowMs: number) {
  const found = await reader
    .selectFrom('adminInvitations')
    .innerJoin('admins', 'admins.id', 'adminInvitations.adminId')
    .innerJoin('admins as inviter', 'inviter.id', 'adminInvitations.invitedBy')
    .select(['adminInvitations.id', 'adminInvitations.adminId'])
    .select(['admins.name', 'admins.email', 'admins.role', 'inviter.name as invitedByName'])
    .where('adminInvitations.id', '=', id)
    .where('adminInvitations.usedAt', 'is', null)
    .where('adminInvitations.endsAt', '>', new Date(nowMs))
    .where('admins.removedAt', 'is', null)
    .where('admins.passwordHash', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
