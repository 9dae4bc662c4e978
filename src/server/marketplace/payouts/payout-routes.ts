import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { PayoutPayload } from '#contract/operator/payout-api.ts';
import { isMasked } from '#domain/payouts/payouts.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { statementFile } from './payout-files.ts';
import { presentPayout } from './payout-presenter.ts';
import { findPayout, writePayoutDetails, type SavedPayout } from './payout-queries.ts';
import { allMonths, readStatement } from './statement-months.ts';

export function payoutRoutes(deps: Deps) {
  return [
    serve(endpoints.payoutDetails, async ({ operator: { id } }) => {
      const saved = await findPayout(deps.database, deps.cipher, id);
      if (saved !== 'sealed') return done(saved && presentPayout(saved));
      deps.log.error(
        `The payout details of operator ${id} were encrypted with a different SEALING_KEY.`,
      );
      return done(null);
    }),

    serve(endpoints.savePayoutDetails, async ({ operator, payload }) => {
      const saved = await savePayout(deps, operator.id, payload);
      return saved.ok ? done(presentPayout(saved.value)) : saved;
    }),

    serve(endpoints.statement, async ({ operator, query }) =>
      done(await readStatement(deps, operator.id, query.after)),
    ),

    serve(endpoints.statementFile, ({ operator }) =>
      done({ name: 'statement.csv', content: statementFile(allMonths(deps, operator.id)) }),
    ),
  ];
}

/** Saves payout details. A masked account number keeps the saved one. */
function savePayout(
  deps: Deps,
  operatorId: string,
  form: PayoutPayload,
): Promise<Outcome<SavedPayout, 'invalid'>> {
  return inTransaction(deps.database, async (write) => {
    const { accountNumber = '' } = form;
    const saved: SavedPayout = { details: form, updatedAt: new Date(deps.now()) };
    if (isMasked(accountNumber)) {
      const before = await findPayout(write, deps.cipher, operatorId);
      const kept = before && before !== 'sealed' ? before.details.accountNumber : undefined;
      if (kept === undefined) return enterAgain;
      saved.details = { ...form, accountNumber: kept };
    }
    await writePayoutDetails(write, deps.cipher, operatorId, saved);
    return done(saved);
  });
}

const again = 'accountNumber.again';
const enterAgain = refused('invalid', again, { fields: { accountNumber: again } });
