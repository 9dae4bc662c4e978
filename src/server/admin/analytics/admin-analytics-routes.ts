import { Hono } from 'hono';
import { metricsFileQuery, metricsQuery } from '#contract/admin-analytics-query.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { csvType } from '../../http/csv-file.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readQuery } from '../../http/read-query.ts';
import type { Deps } from '../../dependencies.ts';
import { metricsFile } from './metrics-file.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMetrics } from './read-metrics.ts';

/** The platform's figures. */
export function adminAnalyticsRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminAnalytics, adminMetrics, adminMetricsFile } = endpoints;

  app.get(adminAnalytics.path, requireAdmin(deps, adminAnalytics), async (context) =>
    context.json(await readDashboard(deps.database)),
  );

  app.get(adminMetrics.path, requireAdmin(deps, adminMetrics), async (context) => {
    const query = readQuery(context.req.raw, metricsQuery);
    if (!query.ok) return answerProblem(query.problem);
    return context.json(await readMetrics(deps.database, query.value));
  });

  app.get(adminMetricsFile.path, requireAdmin(deps, adminMetricsFile), async (context) => {
    const query = readQuery(context.req.raw, metricsFileQuery);
    if (!query.ok) return answerProblem(query.problem);
    const { table, from, to } = query.value;
    return context.body(await metricsFile(deps.database, query.value), 200, {
      'content-type': csvType,
      'content-disposition': `attachment; filename="${table}-${from}-to-${to}.csv"`,
    });
  });
  return app;
}
