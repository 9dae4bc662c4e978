import type { ItemList, MergeLeafTypes, Offer, ProductLeaf, TouristTripLeaf } from 'schema-dts';
import type { BoatView } from '#contract/boat-views.ts';
import { lastBookableDay } from '#domain/availability.ts';
import { pricedModes, pricingModeNames, type PricingMode } from '#domain/boats.ts';
import { daysFromTo, type IslandNow } from '#domain/days.ts';
import { openTimes } from '#domain/departures.ts';
import { decimalFromCents } from '#domain/money.ts';
import { locationName } from '#domain/ports.ts';
import { boatSharePicture, sharePicturePath } from '#domain/share-pictures.ts';
import type { BoatForSale } from '#domain/trips.ts';
import { boatForSale } from '../../booking-widgets/boat-for-sale.ts';

/** A trip that is sold, as both types: a consumer that knows only one of them still understands it. */
export type SoldTrip = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;

type PageFacts = { publicUrl: string; now: IslandNow; description: string };

/**
 * A boat's trips with their offers. No ratings: the site's 4.8 is a label, not an average of reviews.
 */
export function soldTrip(boat: BoatView, { publicUrl, now, description }: PageFacts): SoldTrip {
  const url = `${publicUrl}/boats/${boat.slug}`;
  const forSale = boatForSale(boat);
  const operator = boat.operatorName && {
    '@type': 'Person' as const,
    name: boat.operatorName,
  };
  const offers = pricedModes(forSale).map((mode) => offer(forSale, mode, now));
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#trip`,
    name: boat.name,
    description,
    url,
    sku: boat.id,
    ...(boat.type && { category: boat.type }),
    image: picturesOf(boat, publicUrl),
    tripOrigin: { '@type': 'Place', name: locationName(boat.port, boat.customPort) },
    ...(operator && { provider: operator }),
    offers: offers.map((each) => ({ ...each, url, ...(operator && { seller: operator }) })),
  };
}

export function boatList(boats: readonly BoatView[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: boats.length,
    itemListElement: boats.map(({ name, slug }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      url: `${publicUrl}/boats/${slug}`,
    })),
  };
}

function offer(boat: BoatForSale, mode: PricingMode, now: IslandNow) {
  const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
  const money = { price: decimalFromCents(cents ?? 0), priceCurrency: 'USD' } as const;
  return {
    '@type': 'Offer',
    name: pricingModeNames[mode],
    ...money,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...money,
      unitText: mode === 'perSeat' ? 'person' : 'day',
    },
    availability: canBeBooked(boat, mode, now)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
  } as const satisfies Offer;
}

/** Whether any bookable day is open. */
function canBeBooked(boat: BoatForSale, mode: PricingMode, now: IslandNow): boolean {
  const input = { mode, groupSize: 1 };
  return daysFromTo(now.day, lastBookableDay(now.day)).some(
    (day) => openTimes(boat, day, input, now).length > 0,
  );
}

function picturesOf(boat: BoatView, publicUrl: string): string[] {
  if (boat.images.length > 0) return boat.images.map(({ url }) => url);
  return [publicUrl + sharePicturePath(boatSharePicture({ ...boat, cover: undefined }))];
}
