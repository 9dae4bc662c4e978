import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-session-queries.ts';
import { inviteAdmin, inviteAgain } from './invite-admin.ts';
import { changeAdminRole, removeAdmin, resetSecondStep } from './manage-admins.ts';
import { presentRosterEntry } from './roster-presenter.ts';
import { readRoster, readRosterEntry } from './roster-queries.ts';

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
