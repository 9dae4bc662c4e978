import { sql } from 'kysely';
import type { BoatCardView, NextDepartureView } from '#contract/public/boat-search-api.ts';
import type { BoatType } from '#domain/boats/boats.ts';
import type { OfferedPricing } from '#domain/boats/boats.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { computeRating, type ReviewTotals } from '#domain/reviews/ratings.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentImage } from '../core/boats/boat-presenter.ts';

type CardRecord = {
  id: string;
  name: string;
  slug: string;
  type: BoatType;
  pricing_mode: OfferedPricing;
  port: string;
  custom_port: string | null;
  capacity: number;
  price_per_seat_cents: number | null;
  charter_price_cents: number | null;
  trip_minutes: number | null;
  cover: { caption: string; path: string } | null;
  review_totals: ReviewTotals;
};

export async function readCards(
  { readPublic, site }: Deps,
  ids: readonly string[],
  nextByBoat: ReadonlyMap<string, NextDepartureView>,
): Promise<BoatCardView[]> {
  if (ids.length === 0) return [];
  const query = sql<CardRecord>`
    select boats.id, name, slug, type, pricing_mode, port, custom_port, capacity, price_per_seat_cents, charter_price_cents,
      trip_minutes,
      (select json_build_object('caption', caption, 'path', path)
        from boat_photos where boat_id = boats.id order by position limit 1) as cover,
      (select json_build_object('stars', coalesce(sum(stars), 0), 'reviews', count(*))
        from reviews where boat_id = boats.id and hidden_at is null) as review_totals
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join boats on boats.id = asked.id
    order by place`;
  const { rows } = await readPublic((reader) => query.execute(reader));
  return rows.map((boat) => ({
    ...presentCard(boat, site),
    next: nextByBoat.get(boat.id) ?? null,
  }));
}

function presentCard(boat: CardRecord, site: { publicUrl: string }) {
  return {
    id: boat.id,
    name: boat.name,
    slug: boat.slug,
    type: boat.type,
    pricingMode: boat.pricing_mode,
    port: boat.port,
    customPort: boat.custom_port,
    capacity: boat.capacity,
    pricePerSeat: price(boat.price_per_seat_cents),
    charterPricePerDay: price(boat.charter_price_cents),
    tripMinutes: boat.trip_minutes,
    rating: computeRating(boat.review_totals),
    cover: boat.cover && presentImage(boat.cover, site),
  };
}

function price(cents: number | null): string | null {
  return cents === null ? null : decimalFromCents(cents);
}
