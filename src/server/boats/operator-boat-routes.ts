import type * as z from 'zod/mini';
import { boatChangesPayload, boatPayload } from '#contract/boat-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { knownBoatFields } from '#contract/operator-boat-api.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { checkPayload, readPayload } from '../http/read-payload.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { createBoat } from './create-boat.ts';
import { deleteBoat, noSuchOwnBoat, updateBoat } from './edit-boat.ts';
import { presentOwnBoat } from './operator-boat-presenter.ts';
import {
  findLiveTrips,
  findOwnBoat,
  findOwnBoats,
  type OwnBoatRecord,
} from './operator-boat-queries.ts';
import { MOST_FORM_BYTES, openLargeForms, savedWithPhotos } from './photos-in-form.ts';

/** The boats of the operator who calls. */
export function operatorBoatRoutes(deps: Deps) {
  const today = () => islandNow(deps.now()).day;
  const largeForms = openLargeForms();
  return [
    serve(endpoints.operatorBoats, async ({ operator: { id } }) =>
      done(await present(deps, id, await findOwnBoats(deps.database, id, today()))),
    ),

    serve(endpoints.operatorBoat, async ({ operator: { id }, params }) => {
      const boat = await findOwnBoat(deps.database, id, params.id, today());
      return boat ? done(await presentOne(deps, id, boat)) : noSuchOwnBoat;
    }),

    serve(endpoints.createBoat, async ({ operator: { id }, context }) => {
      const made = await largeForms(context.req.raw, id, async (request) => {
        const form = await readBoat(request, boatPayload);
        if (!form.ok) return form;
        return savedWithPhotos(deps, id, form.value, (boat, added) =>
          createBoat(deps, id, boat, added),
        );
      });
      return made.ok ? done(await presentOne(deps, id, made.value)) : made;
    }),

    serve(endpoints.updateBoat, async ({ operator: { id }, params, context }) => {
      const changed = await largeForms(context.req.raw, id, async (request) => {
        const changes = await readBoat(request, boatChangesPayload);
        if (!changes.ok) return changes;
        if (!(await findOwnBoat(deps.database, id, params.id, today()))) return noSuchOwnBoat;
        return savedWithPhotos(deps, id, changes.value, (boat, added) =>
          updateBoat(deps, id, params.id, boat, added),
        );
      });
      return changed.ok ? done(await presentOne(deps, id, changed.value)) : changed;
    }),

    serve(endpoints.deleteBoat, async ({ operator, params }) => {
      const deleted = await deleteBoat(deps, operator.id, params.id);
      return deleted.ok ? done({ deleted: true }) : deleted;
    }),
  ];
}

/** No field of it is dropped without a word. */
async function readBoat<Schema extends z.ZodMiniType>(request: Request, schema: Schema) {
  const sent = await readPayload(request, knownBoatFields, MOST_FORM_BYTES);
  return sent.ok ? checkPayload(sent.value, schema) : sent;
}

/** An operator's own boat as it stands now. */
export async function presentOne(deps: Deps, operatorId: string, boat: OwnBoatRecord) {
  const now = islandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day, boat.id);
  return presentOwnBoat(boat, trips, deps.site, now);
}

async function present(deps: Deps, operatorId: string, boats: OwnBoatRecord[]) {
  const now = islandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day);
  return boats.map((boat) => presentOwnBoat(boat, trips, deps.site, now));
}
