import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-sessions.ts';
import { inviteAdmin, inviteAgain } from './invite-admin.ts';
import { changeAdminRole, removeAdmin, resetSecondStep } from './manage-admins.ts';
import type { Reader } from '../database/database.ts';

/** Who the admins are: seen and changed by super admins. Whoever was changed is answered as they are then. */
export function adminRosterRoutes(deps: Deps) {
  return [
    serve(endpoints.admins, async ({ admin }) => {
      const rows = await readRoster(deps.database);
      return done(rows.map((row) => presentRosterEntry(row, admin.id, deps.now())));
    }),

    serve(endpoints.inviteAdmin, async ({ admin, address, payload }) =>
      answerEntry(deps, admin, await inviteAdmin(deps, { admin, address }, payload)),
    ),

    serve(endpoints.changeAdminRole, async ({ admin, address, params, payload }) =>
      answerEntry(
        deps,
        admin,
        await changeAdminRole(deps, { admin, address }, { id: params.id, ...payload }),
      ),
    ),

    serve(endpoints.inviteAdminAgain, async ({ admin, address, params }) =>
      answerEntry(deps, admin, await inviteAgain(deps, { admin, address }, params.id)),
    ),

    serve(endpoints.resetSecondStep, async ({ admin, address, params }) =>
      answerEntry(deps, admin, await resetSecondStep(deps, { admin, address }, params.id)),
    ),

    serve(endpoints.removeAdmin, async ({ admin, address, params }) => {
      const removed = await removeAdmin(deps, { admin, address }, params.id);
      return removed.ok ? done({ removed: true }) : removed;
    }),
  ];
}

async function answerEntry<Kind extends ProblemKind>(
  deps: Deps,
  you: Admin,
  changed: Outcome<string, Kind>,
) {
  if (!changed.ok) return changed;
  const row = await readRosterEntry(deps.database, changed.value);
  if (!row) return refused('not-found', 'This admin is not there any more.');
  return done(presentRosterEntry(row, you.id, deps.now()));
}

/** An admin as super admins see them. `you` is the id of who looks. */
function presentRosterEntry(row: RosterRow, you: string, nowMs: number): RosterEntryView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    standing: statusOf(row, nowMs),
    hasSecondStep: row.totp_since !== null,
    isYou: row.id === you,
    lastSeenAt: row.seen_at?.toISOString() ?? null,
  };
}

function statusOf(row: RosterRow, nowMs: number): RosterEntryView['standing'] {
  if (row.password_hash !== null) return 'active';
  return (row.invited_until?.getTime() ?? 0) > nowMs ? 'invited' : 'lapsed';
}

/** An admin, when they were last seen, and until when an invitation of theirs can be used. */
type RosterRow = Admin & { seen_at: Date | null; invited_until: Date | null };

/** Every admin who was not removed, by name. */
function readRoster(reader: Reader): Promise<RosterRow[]> {
  return roster(reader).orderBy('admins.name').orderBy('admins.id').execute();
}

function readRosterEntry(reader: Reader, id: string): Promise<RosterRow | undefined> {
  return roster(reader).where('admins.id', '=', id).executeTakeFirst();
}

/** Who has been a super admin for longest, and can sign in. Null where nobody is. */
export async function findOwnerAddress(reader: Reader): Promise<string | null> {
  const owner = await reader
    .selectFrom('admins')
    .select('email')
    .where('role', '=', 'super_admin')
    .where('removed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return owner?.email ?? null;
}

function roster(reader: Reader) {
  return reader
    .selectFrom('admins')
    .selectAll('admins')
    .select([
      sql<Date | null>`(select max(last_seen_at) from admin_sessions
        where admin_id = admins.id)`.as('seen_at'),
      sql<Date | null>`(select max(ends_at) from admin_invitations
        where admin_id = admins.id and used_at is null)`.as('invited_until'),
    ])
    .where('admins.removed_at', 'is', null);
}
