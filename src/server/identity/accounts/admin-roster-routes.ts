import { sql } from 'kysely';
import type { RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Admin } from '../admins/admin-queries.ts';
import { inviteAdmin, inviteAgain } from './invite-admin.ts';
import { changeAdminRole, removeAdmin, resetSecondStep } from './manage-admins.ts';

/** Endpoints for super admins to see and change admins. Changes return the admin's new state. */
export function adminRosterRoutes(deps: Deps) {
  return [
    serve(endpoints.admins, async ({ admin }) => {
      const rows = await selectRoster(deps.database).orderBy('name').orderBy('id').execute();
      return done(rows.map((row) => presentRosterEntry(row, admin, deps.now())));
    }),

    serve(endpoints.inviteAdmin, async ({ payload, ...actor }) =>
      answerEntry(deps, actor.admin, await inviteAdmin(deps, actor, payload)),
    ),

    serve(endpoints.changeAdminRole, async ({ params: { id }, payload: { role }, ...actor }) =>
      answerEntry(deps, actor.admin, await changeAdminRole(deps, actor, { id, role })),
    ),

    serve(endpoints.inviteAdminAgain, async ({ params, ...actor }) =>
      answerEntry(deps, actor.admin, await inviteAgain(deps, actor, params.id)),
    ),

    serve(endpoints.resetSecondStep, async ({ params, ...actor }) =>
      answerEntry(deps, actor.admin, await resetSecondStep(deps, actor, params.id)),
    ),

    serve(endpoints.removeAdmin, async ({ params, ...actor }) => {
      const removed = await removeAdmin(deps, actor, params.id);
      return removed.ok ? done({ removed: true }) : removed;
    }),
  ];
}

async function answerEntry<Kind extends ProblemKind>(
  { database, now }: Deps,
  you: Admin,
  changed: Outcome<string, Kind>,
) {
  if (!changed.ok) return changed;
  const row = await selectRoster(database).where('id', '=', changed.value).executeTakeFirst();
  if (!row) return refused('not-found', 'admin.gone');
  return done(presentRosterEntry(row, you, now()));
}

type RosterRow = Admin & { seenAt: Date | null; invitedUntil: Date | null };

/** Selects all current admins with their last activity and the expiry of a pending invitation. */
function selectRoster(reader: Queryable) {
  return reader
    .selectFrom('admins')
    .selectAll('admins')
    .select([
      sql<Date | null>`(select max(last_seen_at) from admin_sessions
        where admin_id = admins.id)`.as('seenAt'),
      sql<Date | null>`(select max(ends_at) from admin_invitations
        where admin_id = admins.id and used_at is null)`.as('invitedUntil'),
    ])
    .where('admins.removedAt', 'is', null);
}

function presentRosterEntry(row: RosterRow, you: Admin, nowMs: number): RosterEntryView {
  const { id, name, email, role } = row;
  return {
    id,
    name,
    email,
    role,
    standing: computeAdminStatus(row, nowMs),
    hasSecondStep: row.totpSince !== null,
    isYou: id === you.id,
    lastSeenAt: row.seenAt?.toISOString() ?? null,
  };
}

function computeAdminStatus(row: RosterRow, nowMs: number): RosterEntryView['standing'] {
  if (row.passwordHash !== null) return 'active';
  return (row.invitedUntil?.getTime() ?? 0) > nowMs ? 'invited' : 'lapsed';
}
