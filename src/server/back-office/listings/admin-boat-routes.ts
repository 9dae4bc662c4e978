import type {
  AdminBoatRowView,
  AdminBoatsQuery,
  AdminBoatView,
} from '#contract/admin/admin-boat-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { decideListingStatus } from '#domain/boats/moderation.ts';
import { formatDecimalPrice } from '#domain/money/money.ts';
import { done, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { presentImage } from '../../marketplace/core/boats/boat-presenter.ts';
import {
  presentNotice,
  findBoatNotices,
} from '../../marketplace/boats/notices/operator-notices.ts';
import { presentOperatorBoat } from '../../marketplace/core/boats/operator-boat-presenter.ts';
import { findLiveTrips } from '../../marketplace/core/boats/operator-boat-queries.ts';
import { presentGuestTrip, findTripsOfBoat } from '../../marketplace/core/bookings/guest-trips.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { findAdminBoat, listAdminBoats, type AdminBoatRow } from './admin-boat-queries.ts';
import { noSuchBoat, removeMeetingPhoto, unpublishBoat } from './change-boat-as-admin.ts';
import { endFeature, featureAsAdmin } from './feature-as-admin.ts';

/** Endpoints for the boats of all operators. Changes return the boat's new state. */
export function adminBoatRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBoats, ({ query }) => listBoats(deps, query)),

    serve(endpoints.adminBoat, ({ params }) => readAdminBoat(deps, params.id)),

    serve(endpoints.adminUnpublishBoat, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await unpublishBoat(deps, { ...payload, boatId: id, by })),
    ),

    serve(endpoints.adminRemoveMeetingPhoto, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await removeMeetingPhoto(deps, { ...payload, boatId: id, by })),
    ),

    serve(endpoints.adminFeatureBoat, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await featureAsAdmin(deps, { ...payload, boatId: id, by })),
    ),

    serve(endpoints.adminEndFeature, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await endFeature(deps, { ...payload, boatId: id, by })),
    ),
  ];
}

function answerBoat<Kind extends ProblemKind>(
  deps: Deps,
  boatId: string,
  changed: Outcome<null, Kind>,
) {
  return changed.ok ? readAdminBoat(deps, boatId) : changed;
}

function listBoats({ database, site, now }: Deps, query: AdminBoatsQuery) {
  const today = toIslandNow(now()).day;
  return readPage(listAdminBoats(database, query, today), query.after, (boat) =>
    presentBoatRow(boat, site, today),
  );
}

function presentBoatRow(
  boat: AdminBoatRow,
  site: { publicUrl: string },
  today: Day,
): AdminBoatRowView {
  const { id, name, slug, type, port, customPort, capacity } = boat;
  const { featuredFrom: from, featuredUntil: until } = boat;
  return {
    id,
    name,
    slug,
    type,
    port,
    customPort,
    capacity,
    image: boat.cover && presentImage(boat.cover, site),
    operator: { id: boat.operatorId, name: boat.operatorName },
    pricePerSeat: formatDecimalPrice(boat.pricePerSeatCents),
    charterPricePerDay: formatDecimalPrice(boat.charterPriceCents),
    standing: computeListingStatus(boat),
    featuredUntil: isFeatured({ from, until }, today) ? until : null,
    bookingsToCome: boat.bookingsToCome,
  };
}

function computeListingStatus(
  boat: Pick<AdminBoatRow, 'status' | 'operatorStatus' | 'operatorUnlistedAt'>,
) {
  const isUnlisted = boat.operatorUnlistedAt !== null;
  return decideListingStatus(boat.status, { status: boat.operatorStatus, isUnlisted });
}

async function readAdminBoat(
  { database, site, now: nowMs }: Deps,
  boatId: string,
): Promise<Outcome<AdminBoatView, 'not-found'>> {
  const now = toIslandNow(nowMs());
  const boat = await findAdminBoat(database, boatId, now.day);
  if (!boat) return noSuchBoat;
  const [liveTrips, trips, notices] = await Promise.all([
    findLiveTrips(database, boat.operatorId, now.day, boatId),
    findTripsOfBoat(database, boatId, now.day),
    findBoatNotices(database, boatId),
  ]);
  const { operatorId: id, operatorName: name, operatorEmail: email } = boat;
  return done({
    ...presentOperatorBoat(boat, liveTrips, site, now),
    operator: { id, name, email, status: boat.operatorStatus },
    standing: computeListingStatus(boat),
    featurePaidUntil: boat.paidUntil,
    trips: trips.map(presentGuestTrip),
    notices: notices.map(presentNotice),
  });
}
