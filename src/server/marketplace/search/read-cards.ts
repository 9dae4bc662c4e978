import { selectCover, type PhotoRecord } from '../core/boats/photo-records.ts';
import { sql } from 'kysely';
import type {
  BoatCardView,
  BoatSearchQuery,
  NextDepartureView,
} from '#contract/public/boat-search-api.ts';
import type { BoatType, OfferedPricing, TripType } from '#domain/boats/boats.ts';
import { priceSearchedReservation } from '#domain/bookings/reservation-price.ts';
import { toSearchedMode } from '#domain/search/boat-filters.ts';
import { formatDecimalPrice } from '#domain/money/money.ts';
import { computeRating, type ReviewTotals } from '#domain/reviews/ratings.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentImage } from '../core/boats/boat-presenter.ts';

type CardRecord = {
  id: string;
  name: string;
  slug: string;
  type: BoatType;
  tripType: TripType;
  pricingMode: OfferedPricing;
  port: string;
  customPort: string | null;
  capacity: number;
  pricePerSeatCents: number | null;
  charterPriceCents: number | null;
  tripMinutes: number | null;
  cover: PhotoRecord | null;
  reviewTotals: ReviewTotals;
};

type CardInput = {
  nextByBoat: ReadonlyMap<string, NextDepartureView>;
  query: BoatSearchQuery;
};

export async function readCards(
  { readPublic, site }: Deps,
  ids: readonly string[],
  { nextByBoat, query: search }: CardInput,
): Promise<BoatCardView[]> {
  if (ids.length === 0) return [];
  const mode = toSearchedMode(search.tripType);
  const query = sql<CardRecord>`
    select boats.id, name, slug, type, trip_type, pricing_mode, port, custom_port, capacity, price_per_seat_cents,
      charter_price_cents, trip_minutes,
      ${selectCover(sql.ref('boats.id'))} as cover,
      (select json_build_object('stars', coalesce(sum(stars), 0), 'reviews', count(*))
        from reviews where boat_id = boats.id and hidden_at is null) as review_totals
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join boats on boats.id = asked.id
    order by place`;
  const { rows } = await readPublic((reader) => query.execute(reader));
  return rows.map((boat) => ({
    ...presentCard(boat, site),
    reservation: priceSearchedReservation(boat, { groupSize: search.groupSize, mode }),
    next: nextByBoat.get(boat.id) ?? null,
  }));
}

function presentCard(record: CardRecord, site: { publicUrl: string }) {
  const {
    pricePerSeatCents,
    charterPriceCents,
    tripType: _,
    cover,
    reviewTotals,
    ...boat
  } = record;
  return {
    ...boat,
    pricePerSeat: formatDecimalPrice(pricePerSeatCents),
    charterPricePerDay: formatDecimalPrice(charterPriceCents),
    rating: computeRating(reviewTotals),
    cover: cover && presentImage(cover, site),
  };
}
