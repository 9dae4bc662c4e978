import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { readSkipPreview, skipPort } from '../../marketplace/ships/skip-port.ts';
import {
  findAdminPortCall,
  listAdminPortCalls,
  presentAdminPortCall,
} from './admin-port-call-queries.ts';
import { importPortCalls } from './import-port-calls.ts';
import { addPortCall, changePortCall, noSuchCall, removePortCall } from './save-port-calls.ts';

/** Endpoints for the cruise calendar. Changes return the new state. */
export function adminPortCallRoutes(deps: Deps) {
  return [
    serve(endpoints.adminPortCalls, ({ query }) => {
      const asked = { ...query, from: query.from ?? toIslandNow(deps.now()).day };
      return readPage(listAdminPortCalls(deps.database, asked), query.after, presentAdminPortCall);
    }),

    serve(endpoints.adminAddPortCall, async ({ payload, ...by }) => {
      const added = await addPortCall(deps, payload, by);
      return added.ok ? readCall(deps, added.value) : added;
    }),

    serve(endpoints.adminImportPortCalls, ({ payload, ...by }) =>
      importPortCalls(deps, payload.csv, by),
    ),

    serve(endpoints.adminChangePortCall, async ({ params: { id }, payload, ...by }) => {
      if (!isUuid(id)) return noSuchCall;
      const { version, ...input } = payload;
      const changed = await changePortCall(deps, { id, input, version }, by);
      return changed.ok ? readCall(deps, id) : changed;
    }),

    serve(endpoints.adminRemovePortCall, async ({ params: { id }, ...by }) => {
      if (!isUuid(id)) return noSuchCall;
      const removed = await removePortCall(deps, id, by);
      return removed.ok ? done({ removed: true }) : removed;
    }),

    serve(endpoints.adminSkipPreview, ({ params: { id } }) => readSkipPreview(deps, id)),

    serve(endpoints.adminSkipPort, ({ params: { id }, ...by }) => skipPort(deps, id, by)),
  ];
}

async function readCall(deps: Deps, id: string): Promise<Outcome<AdminPortCallView, 'conflict'>> {
  const row = await findAdminPortCall(deps.database, id);
  return row ? done(presentAdminPortCall(row)) : removedMeanwhile;
}

const removedMeanwhile = refused('conflict', 'portCall.removedElsewhere');
