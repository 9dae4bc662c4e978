import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { metricsFile } from './metrics-file.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMetrics } from './read-metrics.ts';

/** The platform's figures. */
export function adminAnalyticsRoutes({ database }: Deps) {
  return [
    serve(endpoints.adminAnalytics, async () => done(await readDashboard(database))),

    serve(endpoints.adminMetrics, async ({ query }) => done(await readMetrics(database, query))),

    serve(endpoints.adminMetricsFile, async ({ query }) => {
      const { table, from, to } = query;
      return done({
        name: `${table}-${from}-to-${to}.csv`,
        content: await metricsFile(database, query),
      });
    }),
  ];
}
