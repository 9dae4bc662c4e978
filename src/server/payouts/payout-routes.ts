import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { payoutPayload } from '#contract/payout-payloads.ts';
import { islandNow } from '#domain/days.ts';
import { requireOperator, type OperatorEnv } from '../operators/require-operator.ts';
import { atOneMoment } from '../database/database.ts';
import { csvType } from '../http/csv-file.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import type { Deps } from '../dependencies.ts';
import { presentPayout, presentStatement } from './payout-presenter.ts';
import { findPaidTrips, findPayout } from './payout-queries.ts';
import { findRecordedPayouts } from './recorded-payout-queries.ts';
import { savePayout } from './save-payout.ts';
import { statementFile } from './statement-file.ts';

/** How the operator who calls is paid out, and what they are owed. */
export function payoutRoutes(deps: Deps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);

  app.get(endpoints.payoutDetails.path, operator, async (context) => {
    const { id } = context.get('operator');
    const saved = await findPayout(deps.database, deps.cipher, id);
    if (saved !== 'sealed') return context.json(saved && presentPayout(saved));
    deps.log.error(`The payout details of operator ${id} were sealed with another SEALING_KEY.`);
    return context.json(null);
  });

  app.post(endpoints.savePayoutDetails.path, operator, async (context) => {
    const form = await readPayload(context.req.raw, payoutPayload);
    if (!form.ok) return answerProblem(form.problem);
    const saved = await savePayout(deps, context.get('operator').id, form.value);
    return saved.ok ? context.json(presentPayout(saved.value)) : answerProblem(saved.problem);
  });

  const statementFor = (operatorId: string) =>
    atOneMoment(deps.database, async (reader) =>
      presentStatement(
        await findPaidTrips(reader, operatorId),
        await findRecordedPayouts(reader, operatorId),
        islandNow(deps.now()).day,
      ),
    );

  app.get(endpoints.statement.path, operator, async (context) =>
    context.json(await statementFor(context.get('operator').id)),
  );

  app.get(endpoints.statementFile.path, operator, async (context) => {
    const statement = await statementFor(context.get('operator').id);
    return context.body(statementFile(statement.months), 200, {
      'content-type': csvType,
      'content-disposition': 'attachment; filename="statement.csv"',
    });
  });
  return app;
}
