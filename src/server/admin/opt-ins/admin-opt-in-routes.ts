import { Hono, type Context } from 'hono';
import { searchQuery } from '#contract/admin-search-query.ts';
import type { AdminOptInView } from '#contract/admin-opt-in-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { csvDownload } from '../../http/csv-file.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { timeKey } from '../../http/page-keys.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readQuery } from '../../http/read-query.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { findAdminOptIns, type AdminOptInRow } from './admin-opt-in-queries.ts';
import { deleteOptIn } from './delete-opt-in.ts';
import { optInsFile } from './opt-ins-file.ts';

/** Who asked for help with choosing: listed, taken along as a file, and forgotten on request. */
export function adminOptInRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const doerOf = (context: Context<AdminEnv>) => ({
    admin: context.get('admin'),
    address: addressOf(context),
  });
  const { adminOptIns, adminOptInFile, adminDeleteOptIn } = endpoints;

  app.get(adminOptIns.path, requireAdmin(deps, adminOptIns), async (context) => {
    const page = await listOptIns(deps, context.req.raw);
    return page.ok ? context.json(page.value) : answerProblem(page.problem);
  });

  app.get(adminOptInFile.path, requireAdmin(deps, adminOptInFile), async (context) =>
    context.body(await optInsFile(deps, doerOf(context)), 200, csvDownload('help-me-choose.csv')),
  );

  app.delete(
    routePath(adminDeleteOptIn.path),
    requireAdmin(deps, adminDeleteOptIn),
    async (context) => {
      const deleted = await deleteOptIn(deps, context.req.param('id') ?? '', doerOf(context));
      return deleted.ok ? context.json({ deleted: true }) : answerProblem(deleted.problem);
    },
  );
  return app;
}

async function listOptIns(deps: Deps, request: Request) {
  const query = readQuery(request, searchQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, timeKey);
  if (!after.ok) return after;
  const rows = await findAdminOptIns(deps.database, query.value.search, after.value);
  return done(pageFrom(rows, presentOptIn, (row) => [row.agreed_at, row.id]));
}

function presentOptIn(row: AdminOptInRow): AdminOptInView {
  const { id, email, consent, consented_at: at } = row;
  return { id, email, consent, consentedAt: at.toISOString() };
}
