import { Hono } from 'hono';
import { figuresFileQuery, figuresQuery } from '#contract/admin-analytics-query.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireAdmin, type AdminEnv } from '../admins/require-admin.ts';
import { csvType } from '../http/csv-file.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readQuery } from '../http/read-query.ts';
import type { Deps } from '../product-deps.ts';
import { figuresFile } from './figures-file.ts';
import { readDashboard } from './read-dashboard.ts';
import { readFigures } from './read-figures.ts';

/** The platform's figures. */
export function adminAnalyticsRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminAnalytics, adminFigures, adminFiguresFile } = endpoints;

  app.get(adminAnalytics.path, requireAdmin(deps, adminAnalytics), async (context) =>
    context.json(await readDashboard(deps.database)),
  );

  app.get(adminFigures.path, requireAdmin(deps, adminFigures), async (context) => {
    const query = readQuery(context.req.raw, figuresQuery);
    if (!query.ok) return answerProblem(query.problem);
    return context.json(await readFigures(deps.database, query.value));
  });

  app.get(adminFiguresFile.path, requireAdmin(deps, adminFiguresFile), async (context) => {
    const query = readQuery(context.req.raw, figuresFileQuery);
    if (!query.ok) return answerProblem(query.problem);
    const { table, from, to } = query.value;
    return context.body(await figuresFile(deps.database, query.value), 200, {
      'content-type': csvType,
      'content-disposition': `attachment; filename="${table}-${from}-to-${to}.csv"`,
    });
  });
  return app;
}
