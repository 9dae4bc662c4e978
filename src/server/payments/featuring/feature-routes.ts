import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { featurePayload } from '#contract/feature-payloads.ts';
import { islandNow } from '#domain/days.ts';
import { noSuchOwnBoat } from '../../boats/delete-boat.ts';
import { presentOwnBoat } from '../../boats/operator-boat-presenter.ts';
import { findLiveTrips, findOwnBoat } from '../../boats/operator-boat-queries.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { findFeaturePayment } from './feature-payment.ts';
import { payFeature } from './pay-feature.ts';

/** A door at which cards are tried takes only so many of them. */
const FEATURE_PAYMENTS = { name: 'feature-payments', most: 20, withinSeconds: 600 };

/** Whoever comes back from the bank's page asks what became of it. */
const FEATURE_LOOKS = { name: 'feature-looks', most: 60, withinSeconds: 600 };

/** What operators pay to have a boat featured. The answer is the boat, as it is now, or where the bank asks first. */
export function featureRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  const path = routePath(endpoints.featureBoat.path);

  app.post(path, operator, limit(FEATURE_PAYMENTS), async (context) => {
    const { id: operatorId } = context.get('operator');
    const boatId = context.req.param('id') ?? '';
    const input = await readPayload(context.req.raw, featurePayload);
    if (!input.ok) return answerProblem(input.problem);
    const paid = await payFeature(deps, operatorId, boatId, input.value);
    if (!paid.ok) return answerProblem(paid.problem);
    if (paid.value !== null) return context.json({ challengeUrl: paid.value }, 202);
    const now = islandNow(deps.now());
    const boat = await findOwnBoat(deps.database, operatorId, boatId, now.day);
    if (!boat) return answerProblem(noSuchOwnBoat.problem);
    const trips = await findLiveTrips(deps.database, operatorId, now.day, boatId);
    return context.json(presentOwnBoat(boat, trips, deps.site, now));
  });
  app.get(
    routePath(endpoints.featurePayment.path),
    operator,
    limit(FEATURE_LOOKS),
    async (context) => {
      const { id: operatorId } = context.get('operator');
      const { id: boatId, requestKey } = context.req.param();
      const payment = await findFeaturePayment(deps, operatorId, boatId, requestKey);
      return payment.ok ? context.json(payment.value) : answerProblem(payment.problem);
    },
  );
  return app;
}
