import type { AdminBoatRowView, AdminBoatView } from '#contract/admin-boat-api.ts';
import { listingStatusOf } from '#domain/listing-status.ts';
import type { Day, IslandNow } from '#domain/days.ts';
import { isFeatured } from '#domain/featuring.ts';
import { decimalFromCents } from '#domain/money.ts';
import { presentImage } from '../../boats/boat-presenter.ts';
import { presentOwnBoat } from '../../boats/operator-boat-presenter.ts';
import type { LiveTrip } from '../../boats/operator-boat-queries.ts';
import { presentGuestTrip, type GuestTripRow } from '../../bookings/guest-trips.ts';
import { presentNotice, type NoticeRow } from '../../boats/notices/operator-notices.ts';
import type { AdminBoatRecord, AdminBoatRow } from './admin-boat-queries.ts';

type Site = { publicUrl: string };

export function presentBoatRow(boat: AdminBoatRow, site: Site, today: Day): AdminBoatRowView {
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
export type AroundBoat = {
  liveTrips: readonly LiveTrip[];
  trips: readonly GuestTripRow[];
  notices: readonly NoticeRow[];
};

export function presentAdminBoat(
  boat: AdminBoatRecord,
  { liveTrips, trips, notices }: AroundBoat,
  site: Site,
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
