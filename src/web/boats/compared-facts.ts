import type { BoatView } from '#contract/boat-views.ts';
import { lastBookableDay } from '#domain/availability.ts';
import { groupTotalCents, searchedMode, sizesIn } from '#domain/boat-filters.ts';
import { pricedModes } from '#domain/boats.ts';
import { freeHoursOf } from '#domain/cancellations.ts';
import {
  daysFromTo,
  formatTime,
  formatWeekdayDay,
  isDay,
  islandInstant,
  type IslandNow,
} from '#domain/days.ts';
import { openTimes } from '#domain/departures.ts';
import { formatPrice } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { ratingLabel } from '#domain/ratings.ts';
import { DEFAULT_BOAT_TYPE_LABEL, TRIP_LENGTH_LABEL } from '#domain/site-texts.ts';
import { tripLength } from '#domain/trip-times.ts';
import type { BoatForSale } from '#domain/trips.ts';
import { boatForSale } from '../booking-widgets/trip-choice.ts';
import { guests } from '../booking-widgets/trip-words.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { useClaims } from '../layout/site-settings.tsx';

type ComparedFact = {
  name: string;
  /** Of each boat; empty where its operator said nothing. */
  words: string[];
};

type Searched = { date: string; groupSize: string };

/** What tells these boats apart, in words; what none of them says is left out. */
export function useComparedFacts(boats: readonly BoatView[], searched: Searched): ComparedFact[] {
  const now = useIslandNow();
  const { boatRating } = useClaims();
  const columns = boats.map((boat) => ({
    ...commonFacts(boat),
    ...priceFacts(boat, searched),
    ...departureFacts(boat, searched, now),
    Rating: ratingLabel(boat.rating, boatRating) ?? '',
    ...Object.fromEntries(boat.told.map(({ name, words }) => [name, words])),
  }));
  const names = new Set(columns.flatMap((facts) => Object.keys(facts)));
  return [...names]
    .map((name) => ({
      name,
      words: columns.map((facts: Readonly<Record<string, string>>) => facts[name] ?? ''),
    }))
    .filter(({ words }) => words.some(Boolean));
}

function commonFacts(boat: BoatView) {
  return {
    Type: boat.type || DEFAULT_BOAT_TYPE_LABEL,
    'Departs from': portName(boat.port, boat.customPort),
    Size: `Up to ${guests(boat.capacity)}`,
    'Trip length': boat.tripMinutes ? tripLength(boat.tripMinutes) : TRIP_LENGTH_LABEL,
  };
}

function priceFacts(boat: BoatView, { groupSize }: Searched): Record<string, string> {
  const sale = boatForSale(boat);
  const modes = pricedModes(sale);
  const { least } = sizesIn(groupSize);
  const total = least > boat.capacity ? null : groupTotalCents(sale, { groupSize, tripType: '' });
  return {
    'Price per person': modes.includes('perSeat')
      ? formatPrice(sale.pricePerSeatCents ?? 0)
      : 'Not sold by the seat',
    'Private charter, a day': modes.includes('charter')
      ? formatPrice(sale.charterPriceCents ?? 0)
      : 'Not offered',
    ...(least > 1 && {
      [`In all for ${guests(least)}`]: total === null ? 'Too small' : formatPrice(total),
    }),
  };
}

function departureFacts(boat: BoatView, searched: Searched, now: IslandNow) {
  const next = nextDeparture(boatForSale(boat), searched, now);
  if (!next) return { 'Next departure': 'None with a place' };
  const { start, time } = next;
  const freeHours = freeHoursOf(next, islandInstant(now.day, now.time));
  return {
    'Next departure': `${formatWeekdayDay(start)}, ${formatTime(time)}`,
    Cancellation: freeHours ? `Free until ${freeHours} h before` : 'Leaves too soon to be free',
  };
}

/** The first departure with room for the group, on the day searched for or on any. */
function nextDeparture(boat: BoatForSale, { date, groupSize }: Searched, now: IslandNow) {
  const party = { mode: searchedMode(boat, ''), groupSize: sizesIn(groupSize).least };
  const days = isDay(date) ? [date] : daysFromTo(now.day, lastBookableDay(now.day));
  for (const start of days) {
    const [time] = openTimes(boat, start, party, now);
    if (time !== undefined) return { start, time };
  }
  return null;
}
