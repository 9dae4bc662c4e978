import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { atOneMoment } from '../database/database.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { presentPayout, presentStatement } from './payout-presenter.ts';
import { findPaidTrips, findPayout } from './payout-queries.ts';
import { findRecordedPayouts } from './recorded-payout-queries.ts';
import { savePayout } from './save-payout.ts';
import { statementFile } from './statement-file.ts';

/** How the operator who calls is paid out, and what they are owed. */
export function payoutRoutes(deps: Deps) {
  return [
    serve(endpoints.payoutDetails, async ({ operator: { id } }) => {
      const saved = await findPayout(deps.database, deps.cipher, id);
      if (saved !== 'sealed') return done(saved && presentPayout(saved));
      deps.log.error(`The payout details of operator ${id} were sealed with another SEALING_KEY.`);
      return done(null);
    }),

    serve(endpoints.savePayoutDetails, async ({ operator, payload }) => {
      const saved = await savePayout(deps, operator.id, payload);
      return saved.ok ? done(presentPayout(saved.value)) : saved;
    }),

    serve(endpoints.statement, async ({ operator }) =>
      done(await readStatement(deps, operator.id)),
    ),

    serve(endpoints.statementFile, async ({ operator }) => {
      const { months } = await readStatement(deps, operator.id);
      return done({ name: 'statement.csv', content: statementFile(months) });
    }),
  ];
}

function readStatement({ database, now }: Deps, operatorId: string) {
  return atOneMoment(database, async (reader) =>
    presentStatement(
      await findPaidTrips(reader, operatorId),
      await findRecordedPayouts(reader, operatorId),
      islandNow(now()).day,
    ),
  );
}
