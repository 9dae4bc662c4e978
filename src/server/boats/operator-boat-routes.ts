import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { boatChangesPayload, boatPayload, knownBoatFields } from '#contract/boat-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator-views.ts';
import { islandNow } from '#domain/days.ts';
import type { Outcome } from '#domain/problems.ts';
import { requireOperator, type OperatorEnv } from '../operators/require-operator.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { checkPayload, readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../dependencies.ts';
import { createBoat } from './create-boat.ts';
import { deleteBoat, noSuchOwnBoat } from './delete-boat.ts';
import { presentOwnBoat } from './operator-boat-presenter.ts';
import {
  findLiveTrips,
  findOwnBoat,
  findOwnBoats,
  type OwnBoatRecord,
} from './operator-boat-queries.ts';
import { MOST_FORM_BYTES, openLargeForms, savedWithPhotos } from './photos-in-form.ts';
import { updateBoat } from './update-boat.ts';

const SAVES = { name: 'boat-saves', most: 240, withinSeconds: 600 };

/** The boats of the operator who calls. */
export function operatorBoatRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const today = () => islandNow(deps.now()).day;
  const operator = requireOperator(deps);
  const largeForms = openLargeForms();

  app.get(endpoints.operatorBoats.path, operator, async (context) => {
    const { id } = context.get('operator');
    const boats = await findOwnBoats(deps.database, id, today());
    return context.json(await present(deps, id, boats));
  });

  app.get(routePath(endpoints.operatorBoat.path), operator, async (context) => {
    const { id } = context.get('operator');
    const boat = await findOwnBoat(deps.database, id, context.req.param('id') ?? '', today());
    return boat ? answerBoat(deps, id, boat, 200) : answerProblem(noSuchOwnBoat.problem);
  });

  app.post(endpoints.createBoat.path, operator, limit(SAVES), async (context) => {
    const { id } = context.get('operator');
    const made = await largeForms(context.req.raw, id, async (request) => {
      const form = await readBoat(request, boatPayload);
      if (!form.ok) return form;
      return savedWithPhotos(deps, id, form.value, (boat, added) =>
        createBoat(deps, id, boat, added),
      );
    });
    return made.ok ? answerBoat(deps, id, made.value, 201) : answerProblem(made.problem);
  });

  app.put(routePath(endpoints.updateBoat.path), operator, limit(SAVES), async (context) => {
    const { id } = context.get('operator');
    const boatId = context.req.param('id') ?? '';
    const changed = await largeForms(context.req.raw, id, (request) =>
      changeBoat(deps, id, boatId, request),
    );
    return changed.ok ? answerBoat(deps, id, changed.value, 200) : answerProblem(changed.problem);
  });

  app.delete(routePath(endpoints.deleteBoat.path), operator, async (context) => {
    const { id } = context.get('operator');
    const deleted = await deleteBoat(deps, id, context.req.param('id') ?? '');
    return deleted.ok ? context.json({ deleted: true }) : answerProblem(deleted.problem);
  });
  return app;
}

/** No field of it is dropped without a word. */
async function readBoat<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<Outcome<z.infer<Schema>>> {
  const sent = await readPayload(request, knownBoatFields, MOST_FORM_BYTES);
  return sent.ok ? checkPayload(sent.value, schema) : sent;
}

async function changeBoat(
  deps: Deps,
  operatorId: string,
  boatId: string,
  request: Request,
): Promise<Outcome<OwnBoatRecord>> {
  const changes = await readBoat(request, boatChangesPayload);
  if (!changes.ok) return changes;
  const today = islandNow(deps.now()).day;
  if (!(await findOwnBoat(deps.database, operatorId, boatId, today))) return noSuchOwnBoat;
  return savedWithPhotos(deps, operatorId, changes.value, (boat, added) =>
    updateBoat(deps, operatorId, boatId, boat, added),
  );
}

async function answerBoat(deps: Deps, operatorId: string, boat: OwnBoatRecord, status: number) {
  const [view] = await present(deps, operatorId, [boat]);
  return Response.json(view, { status });
}

async function present(
  deps: Deps,
  operatorId: string,
  boats: OwnBoatRecord[],
): Promise<OperatorBoatView[]> {
  const now = islandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day);
  return boats.map((boat) => presentOwnBoat(boat, trips, deps.site, now));
}
