import { Hono, type Context } from 'hono';
import type * as z from 'zod/mini';
import {
  adminBoatsQuery,
  endFeaturePayload,
  featureByHandPayload,
} from '#contract/admin-boat-payloads.ts';
import type { AdminBoatView } from '#contract/admin-boat-views.ts';
import { noticePayload } from '#contract/admin-notice-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { findLiveTrips } from '../../boats/operator-boat-queries.ts';
import { findTripsOfBoat } from '../../bookings/guest-trip-queries.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { nameKey } from '../../http/page-keys.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readPayload } from '../../http/read-payload.ts';
import { readQuery } from '../../http/read-query.ts';
import { routePath } from '../../http/route-path.ts';
import { findBoatNotices } from '../../boats/notices/notice-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { noSuchBoat, type BoatOrder } from './change-boat-as-admin.ts';
import { presentAdminBoat, presentBoatRow } from './admin-boat-presenter.ts';
import { findAdminBoat, findAdminBoats } from './admin-boat-queries.ts';
import { endFeature, featureByHand } from './feature-by-hand.ts';
import { unpublishBoat } from './unpublish-boat.ts';

/** All boats of all operators. Whatever is done to one is answered with the boat, as it is then. */
export function adminBoatRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const idIn = (context: Context) => context.req.param('id') ?? '';

  /** What is sent is checked, the act is done, and the boat is the answer. */
  const acting =
    <Schema extends z.ZodMiniType<object>>(
      schema: Schema,
      act: (deps: Deps, order: Ordered & z.infer<Schema>) => Promise<Outcome<null>>,
    ) =>
    async (context: Context<AdminEnv>) => {
      const input = await readPayload(context.req.raw, schema);
      if (!input.ok) return answerProblem(input.problem);
      const by = { admin: context.get('admin'), address: addressOf(context) };
      const acted = await act(deps, { boatId: idIn(context), by, ...input.value });
      return acted.ok ? answerBoat(deps, idIn(context)) : answerProblem(acted.problem);
    };

  const { adminBoats, adminBoat, adminUnpublishBoat, adminFeatureBoat, adminEndFeature } =
    endpoints;
  app.get(adminBoats.path, requireAdmin(deps, adminBoats), async (context) => {
    const page = await listBoats(deps, context.req.raw);
    return page.ok ? context.json(page.value) : answerProblem(page.problem);
  });
  app.get(routePath(adminBoat.path), requireAdmin(deps, adminBoat), (context) =>
    answerBoat(deps, idIn(context)),
  );
  app.post(
    routePath(adminUnpublishBoat.path),
    requireAdmin(deps, adminUnpublishBoat),
    acting(noticePayload, unpublishBoat),
  );
  app.post(
    routePath(adminFeatureBoat.path),
    requireAdmin(deps, adminFeatureBoat),
    acting(featureByHandPayload, featureByHand),
  );
  app.post(
    routePath(adminEndFeature.path),
    requireAdmin(deps, adminEndFeature),
    acting(endFeaturePayload, endFeature),
  );
  return app;
}

type Ordered = Pick<BoatOrder, 'boatId' | 'by'>;

async function listBoats(deps: Deps, request: Request) {
  const query = readQuery(request, adminBoatsQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, nameKey);
  if (!after.ok) return after;
  const today = islandNow(deps.now()).day;
  const rows = await findAdminBoats(deps.database, query.value, after.value, today);
  return done(
    pageFrom(
      rows,
      (boat) => presentBoatRow(boat, deps.site, today),
      (boat) => [boat.sort_name, boat.id],
    ),
  );
}

async function answerBoat(deps: Deps, boatId: string): Promise<Response> {
  const view = await readAdminBoat(deps, boatId);
  return view ? Response.json(view) : answerProblem(noSuchBoat.problem);
}

async function readAdminBoat(deps: Deps, boatId: string): Promise<AdminBoatView | null> {
  const now = islandNow(deps.now());
  const boat = await findAdminBoat(deps.database, boatId, now.day);
  if (!boat) return null;
  const [liveTrips, trips, notices] = await Promise.all([
    findLiveTrips(deps.database, boat.operator_id, now.day, boatId),
    findTripsOfBoat(deps.database, boatId, now.day),
    findBoatNotices(deps.database, boatId),
  ]);
  return presentAdminBoat(boat, { liveTrips, trips, notices }, deps.site, now);
}
