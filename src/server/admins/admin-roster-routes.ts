import { Hono, type Context } from 'hono';
import { adminRolePayload, inviteAdminPayload } from '#contract/admin-roster-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../product-deps.ts';
import type { AdminDoor } from './admin-door.ts';
import { inviteAdmin, inviteAgain } from './invite-admin.ts';
import { changeAdminRole, removeAdmin, resetSecondStep, type Boss } from './manage-admins.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';
import { presentRosterEntry } from './roster-presenter.ts';
import { readRoster, readRosterEntry } from './roster-queries.ts';
import { answerOutcome } from './self-acts.ts';

type RosterContext = Context<AdminEnv>;

/** Who the admins are: seen and changed by super admins. */
export function adminRosterRoutes(deps: Deps, door: AdminDoor): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const guard = (name: 'admins' | RosterAct) => requireAdmin(deps, endpoints[name]);
  const bossOf = (context: RosterContext): Boss => ({
    admin: context.get('admin'),
    address: door.originOf(context).address,
  });
  const answerEntry = async (context: RosterContext, changed: Outcome<string>, status = 200) => {
    if (!changed.ok) return answerProblem(changed.problem);
    const row = await readRosterEntry(deps.database, changed.value);
    if (!row) return answerProblem(gone);
    return context.json(presentRosterEntry(row, context.get('admin').id, deps.now()), {
      status: status as 200,
    });
  };

  app.get(endpoints.admins.path, guard('admins'), async (context) => {
    const rows = await readRoster(deps.database);
    const you = context.get('admin').id;
    return context.json(rows.map((row) => presentRosterEntry(row, you, deps.now())));
  });
  app.post(endpoints.inviteAdmin.path, guard('inviteAdmin'), async (context) => {
    const wish = await readPayload(context.req.raw, inviteAdminPayload);
    if (!wish.ok) return answerProblem(wish.problem);
    return answerEntry(context, await inviteAdmin(deps, bossOf(context), wish.value), 201);
  });
  app.put(routePath(endpoints.changeAdminRole.path), guard('changeAdminRole'), async (context) => {
    const wish = await readPayload(context.req.raw, adminRolePayload);
    if (!wish.ok) return answerProblem(wish.problem);
    const id = context.req.param('id');
    const changed = await changeAdminRole(deps, bossOf(context), { id, ...wish.value });
    return answerEntry(context, withId(changed, id));
  });
  app.post(
    routePath(endpoints.inviteAdminAgain.path),
    guard('inviteAdminAgain'),
    async (context) => {
      const id = context.req.param('id');
      return answerEntry(context, withId(await inviteAgain(deps, bossOf(context), id), id));
    },
  );
  app.delete(
    routePath(endpoints.resetSecondStep.path),
    guard('resetSecondStep'),
    async (context) => {
      const id = context.req.param('id');
      return answerEntry(context, withId(await resetSecondStep(deps, bossOf(context), id), id));
    },
  );
  app.delete(routePath(endpoints.removeAdmin.path), guard('removeAdmin'), async (context) => {
    const removed = await removeAdmin(deps, bossOf(context), context.req.param('id'));
    return answerOutcome(removed, () => ({ removed: true }));
  });
  return app;
}

type RosterAct =
  | 'inviteAdmin'
  | 'inviteAdminAgain'
  | 'changeAdminRole'
  | 'removeAdmin'
  | 'resetSecondStep';

const { problem: gone } = refused('not-found', 'This admin is not there any more.');

function withId(outcome: Outcome<unknown>, id: string): Outcome<string> {
  return outcome.ok ? { ok: true, value: id } : outcome;
}
