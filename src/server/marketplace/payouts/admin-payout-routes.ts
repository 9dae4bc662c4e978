import { endpoints } from '#contract/endpoints.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { OwedMonthView } from '#contract/admin/admin-payout-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { computeOpenCents } from '#domain/payouts/payouts.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readAdminStatement } from './admin-statement.ts';
import { recordPayout, noSuchOperator, takeBackPayout } from './record-payout.ts';
import { recordAuditEvent, type AuditEvent } from '../../identity/admins/record-audit-event.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockOperatorMoney } from '../core/money/ledger-entries.ts';
import { findPayout } from './payout-queries.ts';
import { readPage, type RowOf } from '../../platform/http/paged-list.ts';
import { booksFile, readBooks } from './books.ts';
import { listPayoutMonths, owedMonthsFile, statementFile } from './payout-files.ts';
import { MAX_STATEMENT_TRIPS } from './statement-months.ts';

/** Endpoints to record payouts. They return the updated statement of the month. */
export function adminPayoutRoutes(deps: Deps) {
  return [
    serve(endpoints.adminRecordPayout, async ({ payload, admin, address }) => {
      const recorded = await recordPayout(deps, { ...payload, by: { admin, address } });
      if (!recorded.ok) return recorded;
      return readAdminStatement(deps, payload, MAX_STATEMENT_TRIPS);
    }),

    serve(endpoints.adminTakeBackPayout, async ({ params, payload, admin, address }) => {
      const order = { ...payload, payoutId: params.id, by: { admin, address } };
      const taken = await takeBackPayout(deps, order);
      if (!taken.ok) return taken;
      const { operatorId, month } = taken.value;
      return readAdminStatement(deps, { operatorId, month }, MAX_STATEMENT_TRIPS);
    }),

    serve(endpoints.adminAccountNumber, ({ params, admin, address }) =>
      readAccountNumber(deps, params.id, { admin, address }),
    ),
  ];
}

/** Returns the full account number to the admin who pays. Reading it is audited, without the number. */
async function readAccountNumber(
  deps: Deps,
  operatorId: string,
  by: Pick<AuditEvent, 'admin' | 'address'>,
): Promise<Outcome<{ accountNumber: string }, 'not-found'>> {
  if (!isUuid(operatorId)) return noSuchOperator;
  return inTransaction(deps.database, async (write) => {
    const operator = await lockOperatorMoney(write, operatorId);
    if (!operator) return noSuchOperator;
    const saved = await findPayout(write, deps.cipher, operatorId);
    const accountNumber = saved && saved !== 'sealed' ? saved.details.accountNumber : undefined;
    if (accountNumber === undefined) {
      return refused('not-found', 'payout.noAccountNumber');
    }
    await recordAuditEvent(write, {
      ...by,
      at: new Date(deps.now()),
      act: 'read-account-number',
      subject: { kind: 'operator', id: operator.id, name: operator.name },
    });
    return done({ accountNumber });
  });
}

export function adminOwedRoutes(deps: Deps) {
  return [
    serve(endpoints.adminPayouts, ({ query }) =>
      readPage(listPayoutMonths(deps, query), query.after, presentOwedMonth),
    ),

    serve(endpoints.adminPayoutsFile, ({ query }) =>
      done({ name: 'payouts.csv', content: owedMonthsFile(deps, query) }),
    ),

    serve(endpoints.adminBooksFile, () =>
      done({ name: 'books.csv', content: booksFile(deps.database) }),
    ),

    serve(endpoints.adminBooks, async () =>
      done(await readBooks(deps.database, toIslandNow(deps.now()).day)),
    ),

    serve(endpoints.adminStatement, ({ params }) =>
      readAdminStatement(deps, params, MAX_STATEMENT_TRIPS),
    ),

    serve(endpoints.adminStatementFile, async ({ params }) => {
      const read = await readAdminStatement(deps, params);
      if (!read.ok) return read;
      const { operator, statement } = read.value;
      const name = `statement-${statement.month}-${operator.id.slice(0, 8)}.csv`;
      return done({ name, content: statementFile([statement]) });
    }),
  ];
}

function presentOwedMonth(row: RowOf<ReturnType<typeof listPayoutMonths>>): OwedMonthView {
  return {
    operator: { id: row.operatorId, name: row.operatorName, isSuspended: row.isSuspended },
    month: row.month,
    owedCents: row.owedCents,
    paidOutCents: row.paidOutCents,
    openCents: computeOpenCents(row),
    method: row.method,
  };
}
