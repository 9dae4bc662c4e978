import type { AdminBoatsQuery } from '#contract/admin-boat-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { findLiveTrips } from '../../boats/operator-boat-queries.ts';
import { findTripsOfBoat } from '../../bookings/guest-trips.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { nameKey } from '../../http/page-keys.ts';
import { serve } from '../../http/serve.ts';
import { findBoatNotices } from '../../boats/notices/operator-notices.ts';
import type { Deps } from '../../dependencies.ts';
import { noSuchBoat } from './change-boat-as-admin.ts';
import { presentAdminBoat, presentBoatRow } from './admin-boat-presenter.ts';
import { findAdminBoat, findAdminBoats } from './admin-boat-queries.ts';
import { endFeature, featureByHand } from './feature-by-hand.ts';
import { unpublishBoat } from './unpublish-boat.ts';

/** All boats of all operators. Whatever is done to one is answered with the boat, as it is then. */
export function adminBoatRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBoats, ({ query }) => listBoats(deps, query)),

    serve(endpoints.adminBoat, ({ params }) => readAdminBoat(deps, params.id)),

    serve(endpoints.adminUnpublishBoat, async ({ params: { id }, payload, admin, address }) => {
      const order = { ...payload, boatId: id, by: { admin, address } };
      const taken = await unpublishBoat(deps, order);
      return taken.ok ? readAdminBoat(deps, id) : taken;
    }),

    serve(endpoints.adminFeatureBoat, async ({ params: { id }, payload, admin, address }) => {
      const order = { ...payload, boatId: id, by: { admin, address } };
      const featured = await featureByHand(deps, order);
      return featured.ok ? readAdminBoat(deps, id) : featured;
    }),

    serve(endpoints.adminEndFeature, async ({ params: { id }, payload, admin, address }) => {
      const order = { ...payload, boatId: id, by: { admin, address } };
      const ended = await endFeature(deps, order);
      return ended.ok ? readAdminBoat(deps, id) : ended;
    }),
  ];
}

async function listBoats(deps: Deps, query: AdminBoatsQuery) {
  const after = readCursor(query.after, nameKey);
  if (!after.ok) return after;
  const today = islandNow(deps.now()).day;
  const rows = await findAdminBoats(deps.database, query, after.value, today);
  return done(
    pageFrom(
      rows,
      (boat) => presentBoatRow(boat, deps.site, today),
      (boat) => [boat.sort_name, boat.id],
    ),
  );
}

async function readAdminBoat(deps: Deps, boatId: string) {
  const now = islandNow(deps.now());
  const boat = await findAdminBoat(deps.database, boatId, now.day);
  if (!boat) return noSuchBoat;
  const [liveTrips, trips, notices] = await Promise.all([
    findLiveTrips(deps.database, boat.operator_id, now.day, boatId),
    findTripsOfBoat(deps.database, boatId, now.day),
    findBoatNotices(deps.database, boatId),
  ]);
  return done(presentAdminBoat(boat, { liveTrips, trips, notices }, deps.site, now));
}
