import type { AdminBoatsQuery, AdminBoatRowView, AdminBoatView } from '#contract/admin-boat-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { islandNow, type Day, type IslandNow } from '#domain/days.ts';
import { done, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { listingStatusOf } from '#domain/listing-status.ts';
import { isFeatured } from '#domain/featuring.ts';
import { decimalFromCents } from '#domain/money.ts';
import { findLiveTrips, type LiveTrip } from '../../boats/operator-boat-queries.ts';
import { findTripsOfBoat, type GuestTripRow } from '../../bookings/guest-trip-queries.ts';
import { pageFrom, readCursor, nameKey } from '../../http/page-cursor.ts';
import { serve } from '../../http/serve.ts';
import { findBoatNotices, type NoticeRow } from '../../boats/notices/notice-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { noSuchBoat, unpublishBoat } from './change-boat-as-admin.ts';
import {
  findAdminBoat,
  findAdminBoats,
  type AdminBoatRecord,
  type AdminBoatRow,
} from './admin-boat-queries.ts';
import { endFeature, featureByHand } from './feature-by-hand.ts';
import { presentImage } from '../../boats/boat-presenter.ts';
import { presentOwnBoat } from '../../boats/operator-boat-presenter.ts';
import { presentGuestTrip } from '../../bookings/guest-trip-presenter.ts';
import { presentNotice } from '../../boats/notices/notice-presenter.ts';

/** All boats of all operators. Whatever is done to one is answered with the boat, as it is then. */
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

function presentBoatRow(
  boat: AdminBoatRow,
  site: { publicUrl: string },
  today: Day,
): AdminBoatRowView {
  const { featured_from: from, featured_until: until } = boat;
  return {
    id: boat.id,
    name: boat.name,
    slug: boat.slug,
    image: boat.cover && presentImage(boat.cover, site),
    operator: { id: boat.operator_id, name: boat.operator_name },
    type: boat.type,
    port: boat.port,
    customPort: boat.custom_port,
    capacity: boat.capacity,
    pricePerSeat: price(boat.price_per_seat_cents),
    charterPricePerDay: price(boat.charter_price_cents),
    standing: listingStatusOf(boat.status, boat.operator_status),
    featuredUntil: isFeatured({ from, until }, today) ? until : null,
    bookingsToCome: boat.bookings_to_come,
  };
}

function price(cents: number | null): string | null {
  return cents === null ? null : decimalFromCents(cents);
}

/** What is known around a boat. */
type AroundBoat = {
  liveTrips: readonly LiveTrip[];
  trips: readonly GuestTripRow[];
  notices: readonly NoticeRow[];
};

function presentAdminBoat(
  boat: AdminBoatRecord,
  { liveTrips, trips, notices }: AroundBoat,
  site: { publicUrl: string },
  now: IslandNow,
): AdminBoatView {
  return {
    ...presentOwnBoat(boat, liveTrips, site, now),
    operator: {
      id: boat.operator_id,
      name: boat.operator_name,
      email: boat.operator_email,
      status: boat.operator_status,
    },
    standing: listingStatusOf(boat.status, boat.operator_status),
    featurePaidUntil: boat.paid_until,
    trips: trips.map(presentGuestTrip),
    notices: notices.map(presentNotice),
  };
}
