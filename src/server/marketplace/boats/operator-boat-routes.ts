import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type * as z from 'zod/mini';
import { boatChangesPayload, boatPayload } from '#contract/operator/boats/boat-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { knownBoatFields } from '#contract/operator/boats/operator-boat-api.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { checkPayload, readPayload } from '../../platform/http/read-payload.ts';
import { serve } from '../../platform/http/serve.ts';
import { openPerUserQueue } from '../../platform/gateways/semaphore.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { createBoat } from './create-boat.ts';
import { deleteBoat, updateBoat } from './edit-boat.ts';
import { presentOperatorBoat, presentWithTrips } from '../core/boats/operator-boat-presenter.ts';
import {
  findLiveTrips,
  findOperatorBoat,
  listOperatorBoats,
  noSuchOperatorBoat,
  type OperatorBoatRecord,
} from '../core/boats/operator-boat-queries.ts';
import { savedWithPhotos } from './photos/inline-images.ts';
import { inUploadFolder } from '../core/uploads/receive-upload.ts';

export function operatorBoatRoutes(deps: Deps) {
  const today = () => toIslandNow(deps.now()).day;
  const largeForms = openLargeForms();
  return [
    serve(endpoints.operatorBoats, async ({ operator: { id } }) => {
      const days = { from: today(), until: computeLastBookableDay(today()) };
      return done(await present(deps, id, await listOperatorBoats(deps.database, id, days)));
    }),

    serve(endpoints.operatorBoat, async ({ operator: { id }, params }) => {
      const boat = await findOperatorBoat(deps.database, id, params.id, today());
      return boat ? done(await presentWithTrips(deps, id, boat)) : noSuchOperatorBoat;
    }),

    serve(endpoints.createBoat, async ({ operator: { id }, context }) => {
      const made = await largeForms(context.req.raw, id, async (request) => {
        const form = await readBoat(request, boatPayload);
        if (!form.ok) return form;
        return savedWithPhotos(deps, id, form.value, (boat, added) =>
          createBoat(deps, id, boat, added),
        );
      });
      return made.ok ? done(await presentWithTrips(deps, id, made.value)) : made;
    }),

    serve(endpoints.updateBoat, async ({ operator: { id }, params, context }) => {
      const changed = await largeForms(context.req.raw, id, async (request) => {
        const changes = await readBoat(request, boatChangesPayload);
        if (!changes.ok) return changes;
        if (!(await findOperatorBoat(deps.database, id, params.id, today())))
          return noSuchOperatorBoat;
        return savedWithPhotos(deps, id, changes.value, (boat, added) =>
          updateBoat(deps, id, params.id, boat, added),
        );
      });
      return changed.ok ? done(await presentWithTrips(deps, id, changed.value)) : changed;
    }),

    serve(endpoints.deleteBoat, async ({ operator, params }) => {
      const deleted = await deleteBoat(deps, operator.id, params.id);
      return deleted.ok ? done({ deleted: true }) : deleted;
    }),
  ];
}

/** Rejects unknown fields instead of dropping them. */
async function readBoat<Schema extends z.ZodMiniType>(request: Request, schema: Schema) {
  const sent = await readPayload(request, knownBoatFields, MAX_FORM_BYTES);
  return sent.ok ? checkPayload(sent.value, schema) : sent;
}

async function present(deps: Deps, operatorId: string, boats: OperatorBoatRecord[]) {
  const now = toIslandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day);
  return boats.map((boat) => presentOperatorBoat(boat, trips, deps.site, now));
}

/** Twelve photos of 5 MB as data URLs, plus the form. */
const MAX_FORM_BYTES = 86 * 1024 * 1024;

const LARGE_BYTES = 1024 * 1024;

/** Concurrent large forms per operator, including the one being saved. */
const MAX_FORMS_PER_OPERATOR = 3;

/**
 * Processes large forms one at a time, so that only one is in memory; small forms skip the queue. Buffers each body in
 * a file first, so that a slow client does not block others.
 */
function openLargeForms() {
  const queue = openPerUserQueue(1, MAX_FORMS_PER_OPERATOR);
  return async <T, Kind extends ProblemKind>(
    request: Request,
    operatorId: string,
    act: (whole: Request) => Promise<Outcome<T, Kind>>,
  ): Promise<Outcome<T, Kind | 'too-many'>> => {
    const length = request.headers.get('content-length');
    if (length !== null && Number(length) <= LARGE_BYTES) return act(request);
    const saved = await queue.take(operatorId, (turn) =>
      inUploadFolder(async (folder) => {
        const whole = await receiveWhole(request, join(folder, 'form'));
        return turn(() => act(whole));
      }),
    );
    return saved ?? othersAtWork;
  };
}

/**
 * Returns the request with its body buffered in a file. A request that declares too large a body is returned unchanged,
 * so that it is refused without being read.
 */
async function receiveWhole(request: Request, file: string): Promise<Request> {
  const { body, headers, method, url } = request;
  if (!body || Number(headers.get('content-length') ?? 0) > MAX_FORM_BYTES) return request;
  await pipeline(upToLimit(body), createWriteStream(file, { mode: 0o600 }));
  const type = headers.get('content-type') ?? '';
  return new Request(url, {
    method,
    headers: { 'content-type': type },
    body: await openAsBlob(file),
  });
}

async function* upToLimit(body: ReadableStream<Uint8Array>) {
  let received = 0;
  for await (const chunk of body) {
    yield chunk;
    received += chunk.byteLength;
    // Stops here: the body is already known to be too large.
    if (received > MAX_FORM_BYTES) return;
  }
}

const othersAtWork = refused('too-many', 'boats.busy');
