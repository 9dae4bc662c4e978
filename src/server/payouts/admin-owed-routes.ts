import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { adminPayoutsQuery } from '#contract/admin-payout-payloads.ts';
import type { OwedMonthPageView } from '#contract/admin-payout-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow, isMonth } from '#domain/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../admins/require-admin.ts';
import { csvDownload } from '../http/csv-file.ts';
import { readCursor } from '../http/page-cursor.ts';
import { nameKey } from '../http/page-keys.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readQuery } from '../http/read-query.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../dependencies.ts';
import { readAdminStatement } from './admin-statement.ts';
import { booksFile } from './books-file.ts';
import { readBooks } from './books-queries.ts';
import { owedMonthsFile } from './owed-months-file.ts';
import { presentOwedMonths } from './owed-month-presenter.ts';
import { findOwedMonths } from './owed-queries.ts';
import { findPayoutMethods } from './payout-queries.ts';
import { statementFile } from './statement-file.ts';

/** What operators are owed and were paid out, and the books behind it. */
export function adminOwedRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminPayouts, adminPayoutsFile, adminBooks, adminBooksFile } = endpoints;
  const { adminStatement, adminStatementFile } = endpoints;
  const statementIn = (context: Context<AdminEnv>) =>
    readAdminStatement(
      deps,
      context.req.param('operatorId') ?? '',
      context.req.param('month') ?? '',
    );

  app.get(adminPayouts.path, requireAdmin(deps, adminPayouts), async (context) => {
    const page = await listOwed(deps, context.req.raw);
    return page.ok ? context.json(page.value) : answerProblem(page.problem);
  });

  app.get(adminPayoutsFile.path, requireAdmin(deps, adminPayoutsFile), (context) => {
    const query = readQuery(context.req.raw, adminPayoutsQuery);
    if (!query.ok) return answerProblem(query.problem);
    return context.body(owedMonthsFile(deps, query.value), 200, csvDownload('payouts.csv'));
  });

  app.get(adminBooksFile.path, requireAdmin(deps, adminBooksFile), (context) =>
    context.body(booksFile(deps.database), 200, csvDownload('books.csv')),
  );

  app.get(adminBooks.path, requireAdmin(deps, adminBooks), async (context) =>
    context.json(await readBooks(deps.database, islandNow(deps.now()).day)),
  );

  const path = routePath(adminStatement.path);
  app.get(path, requireAdmin(deps, adminStatement), async (context) => {
    const read = await statementIn(context);
    return read.ok ? context.json(read.value) : answerProblem(read.problem);
  });

  const filePath = routePath(adminStatementFile.path);
  app.get(filePath, requireAdmin(deps, adminStatementFile), async (context) => {
    const read = await statementIn(context);
    if (!read.ok) return answerProblem(read.problem);
    const { operator, statement } = read.value;
    const name = `statement-${statement.month}-${operator.id.slice(0, 8)}.csv`;
    return context.body(statementFile([statement]), 200, csvDownload(name));
  });
  return app;
}

/** Where the list goes on: the month, and who in it. */
const owedKey = z.tuple([z.string().check(z.refine(isMonth)), ...nameKey.def.items]);

async function listOwed(deps: Deps, request: Request): Promise<Outcome<OwedMonthPageView>> {
  const query = readQuery(request, adminPayoutsQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, owedKey);
  if (!after.ok) return after;
  const today = islandNow(deps.now()).day;
  const rows = await findOwedMonths(deps.database, query.value, after.value, today);
  const operators = [...new Set(rows.map(({ operatorId }) => operatorId))];
  const methods = await findPayoutMethods(deps.database, deps.cipher, operators);
  return done(presentOwedMonths(rows, methods));
}
