import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../product-deps.ts';
import { figuresFile } from './figures-file.ts';
import { readDashboard } from './read-dashboard.ts';
import { readFigures } from './read-figures.ts';

/** The platform's figures. */
export function adminAnalyticsRoutes({ database }: Deps) {
  return [
    serve(endpoints.adminAnalytics, async () => done(await readDashboard(database))),

    serve(endpoints.adminFigures, async ({ query }) => done(await readFigures(database, query))),

    serve(endpoints.adminFiguresFile, async ({ query }) => {
      const { table, from, to } = query;
      return done({
        name: `${table}-${from}-to-${to}.csv`,
        content: await figuresFile(database, query),
      });
    }),
  ];
}
