import * as z from 'zod/mini';
import type { AdminPayoutsQuery } from '#contract/admin-payout-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow, isMonth } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { readCursor, nameKey } from '../http/page-cursor.ts';
import { serve } from '../http/serve.ts';
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
export function adminOwedRoutes(deps: Deps) {
  return [
    serve(endpoints.adminPayouts, ({ query }) => listOwed(deps, query)),

    serve(endpoints.adminPayoutsFile, ({ query }) =>
      done({ name: 'payouts.csv', content: owedMonthsFile(deps, query) }),
    ),

    serve(endpoints.adminBooksFile, () =>
      done({ name: 'books.csv', content: booksFile(deps.database) }),
    ),

    serve(endpoints.adminBooks, async () =>
      done(await readBooks(deps.database, islandNow(deps.now()).day)),
    ),

    serve(endpoints.adminStatement, ({ params }) =>
      readAdminStatement(deps, params.operatorId, params.month),
    ),

    serve(endpoints.adminStatementFile, async ({ params }) => {
      const read = await readAdminStatement(deps, params.operatorId, params.month);
      if (!read.ok) return read;
      const { operator, statement } = read.value;
      const name = `statement-${statement.month}-${operator.id.slice(0, 8)}.csv`;
      return done({ name, content: statementFile([statement]) });
    }),
  ];
}

/** Where the list goes on: the month, and who in it. */
const owedKey = z.tuple([z.string().check(z.refine(isMonth)), ...nameKey.def.items]);

async function listOwed(deps: Deps, query: AdminPayoutsQuery) {
  const after = readCursor(query.after, owedKey);
  if (!after.ok) return after;
  const today = islandNow(deps.now()).day;
  const rows = await findOwedMonths(deps.database, query, after.value, today);
  const operators = [...new Set(rows.map(({ operatorId }) => operatorId))];
  const methods = await findPayoutMethods(deps.database, deps.cipher, operators);
  return done(presentOwedMonths(rows, methods));
}
