import type {
  AdminBoatRowView,
  AdminBoatsQuery,
  AdminBoatView,
} from '#contract/admin/admin-boat-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow, type Day } from '#domain/time/days.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { decideListingStatus } from '#domain/boats/moderation.ts';
import { decimalFromCents } from '#domain/money/money.ts';
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
import { nameKey, pageFrom, readCursor } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import { findAdminBoat, findAdminBoats, type AdminBoatRow } from './admin-boat-queries.ts';
import { noSuchBoat, unpublishBoat } from './change-boat-as-admin.ts';
import { endFeature, featureByHand } from './feature-by-hand.ts';

/** Endpoints of all boats. Changes return the boat's new state. */
export function adminBoatRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBoats, ({ query }) => listBoats(deps, query)),

    serve(endpoints.adminBoat, ({ params }) => readAdminBoat(deps, params.id)),

    serve(endpoints.adminUnpublishBoat, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await unpublishBoat(deps, { ...payload, boatId: id, by })),
    ),

    serve(endpoints.adminFeatureBoat, async ({ params: { id }, payload, ...by }) =>
      answerBoat(deps, id, await featureByHand(deps, { ...payload, boatId: id, by })),
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

async function listBoats({ database, site, now }: Deps, query: AdminBoatsQuery) {
  const after = readCursor(query.after, nameKey);
  if (!after.ok) return after;
  const today = islandNow(now()).day;
  const rows = await findAdminBoats(database, query, after.value, today);
  const present = (boat: AdminBoatRow) => presentBoatRow(boat, site, today);
  return done(pageFrom(rows, present, (boat) => [boat.sort_name, boat.id]));
}

function presentBoatRow(
  boat: AdminBoatRow,
  site: { publicUrl: string },
  today: Day,
): AdminBoatRowView {
  const { id, name, slug, type, port, custom_port: customPort, capacity } = boat;
  const { featured_from: from, featured_until: until } = boat;
  return {
    id,
    name,
    slug,
    type,
    port,
    customPort,
    capacity,
    image: boat.cover && presentImage(boat.cover, site),
    operator: { id: boat.operator_id, name: boat.operator_name },
    pricePerSeat: price(boat.price_per_seat_cents),
    charterPricePerDay: price(boat.charter_price_cents),
    standing: computeListingStatus(boat),
    featuredUntil: isFeatured({ from, until }, today) ? until : null,
    bookingsToCome: boat.bookings_to_come,
  };
}

function computeListingStatus(
  boat: Pick<AdminBoatRow, 'status' | 'operator_status' | 'operator_unlisted_at'>,
) {
  const isUnlisted = boat.operator_unlisted_at !== null;
  return decideListingStatus(boat.status, { status: boat.operator_status, isUnlisted });
}

function price(cents: number | null): string | null {
  return cents === null ? null : decimalFromCents(cents);
}

async function readAdminBoat(
  { database, site, now: nowMs }: Deps,
  boatId: string,
): Promise<Outcome<AdminBoatView, 'not-found'>> {
  const now = islandNow(nowMs());
  const boat = await findAdminBoat(database, boatId, now.day);
  if (!boat) return noSuchBoat;
  const [liveTrips, trips, notices] = await Promise.all([
    findLiveTrips(database, boat.operator_id, now.day, boatId),
    findTripsOfBoat(database, boatId, now.day),
    findBoatNotices(database, boatId),
  ]);
  const { operator_id: id, operator_name: name, operator_email: email } = boat;
  return done({
    ...presentOperatorBoat(boat, liveTrips, site, now),
    operator: { id, name, email, status: boat.operator_status },
    standing: computeListingStatus(boat),
    featurePaidUntil: boat.paid_until,
    trips: trips.map(presentGuestTrip),
    notices: notices.map(presentNotice),
  });
}
