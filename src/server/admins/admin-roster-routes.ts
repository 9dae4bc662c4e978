import { Hono, type Context } from 'hono';
import { adminRolePayload, inviteAdminPayload } from '#contract/admin-roster-payloads.ts';
import type { RosterEntryView } from '#contract/admin-roster-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../dependencies.ts';
import type { AdminContext } from './admin-context.ts';
import { inviteAdmin, inviteAgain } from './invite-admin.ts';
import { changeAdminRole, removeAdmin, resetSecondStep, type Boss } from './manage-admins.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';
import { presentRosterEntry } from './roster-presenter.ts';
import { readRoster, readRosterEntry } from './roster-queries.ts';
import { answerOutcome } from './own-account-route.ts';

/** What is done to one admin: gives their id. */
type RosterAction = (boss: Boss, id: string, request: Request) => Promise<Outcome<string>>;
type RosterContext = Context<AdminEnv>;

/** Who the admins are: seen and changed by super admins. */
export function adminRosterRoutes(deps: Deps, sessions: AdminContext): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { answer, answerEntry } = rosterAnswers(deps, sessions);
  const { admins, changeAdminRole: change, inviteAdminAgain: again } = endpoints;
  const { inviteAdmin: invite, removeAdmin: remove, resetSecondStep: reset } = endpoints;

  app.get(admins.path, requireAdmin(deps, admins), async (context) => {
    const rows = await readRoster(deps.database);
    const you = context.get('admin').id;
    return context.json(rows.map((row) => presentRosterEntry(row, you, deps.now())));
  });
  app.post(
    invite.path,
    requireAdmin(deps, invite),
    answerEntry(async (boss, _, request) => {
      const input = await readPayload(request, inviteAdminPayload);
      return input.ok ? inviteAdmin(deps, boss, input.value) : input;
    }, 201),
  );
  app.put(
    routePath(change.path),
    requireAdmin(deps, change),
    answerEntry(async (boss, id, request) => {
      const input = await readPayload(request, adminRolePayload);
      return input.ok ? changeAdminRole(deps, boss, { id, ...input.value }) : input;
    }),
  );
  const inviteOnce = answerEntry((boss, id) => inviteAgain(deps, boss, id));
  app.post(routePath(again.path), requireAdmin(deps, again), inviteOnce);
  const resetStep = answerEntry((boss, id) => resetSecondStep(deps, boss, id));
  app.delete(routePath(reset.path), requireAdmin(deps, reset), resetStep);
  const removeOne = answer(
    (boss, id) => removeAdmin(deps, boss, id),
    () => ({ removed: true }),
  );
  app.delete(routePath(remove.path), requireAdmin(deps, remove), removeOne);
  return app;
}

/** How a request becomes an act of a super admin, and its outcome an answer. */
function rosterAnswers(deps: Deps, sessions: AdminContext) {
  const run = (context: RosterContext, act: RosterAction) => {
    const boss = { admin: context.get('admin'), address: sessions.originOf(context).address };
    return act(boss, context.req.param('id') ?? '', context.req.raw);
  };
  const answer =
    (act: RosterAction, present: (id: string) => object) => async (context: RosterContext) =>
      answerOutcome(await run(context, act), present);
  const answerEntry =
    (act: RosterAction, status = 200) =>
    async (context: RosterContext) => {
      const changed = await run(context, act);
      const entry = changed.ok ? await entryOf(deps, changed.value, context) : changed;
      return answerOutcome(entry, (view) => view, status);
    };
  return { answer, answerEntry };
}

async function entryOf(
  deps: Deps,
  id: string,
  context: RosterContext,
): Promise<Outcome<RosterEntryView>> {
  const row = await readRosterEntry(deps.database, id);
  if (!row) return refused('not-found', 'This admin is not there any more.');
  return done(presentRosterEntry(row, context.get('admin').id, deps.now()));
}
