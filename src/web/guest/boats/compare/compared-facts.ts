import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { lastBookableDay } from '#domain/availability/availability.ts';
import { groupTotalCents, searchedMode, parseGroupSizes } from '#domain/search/boat-filters.ts';
import { pricedModes } from '#domain/boats/boats.ts';
import { computeFreeHours } from '#domain/trip-changes/cancellations.ts';
import { daysFromTo, isDay, islandInstant, type IslandNow } from '#domain/time/days.ts';
import { openTimes } from '#domain/departures/departures.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { formatRatingIn } from '#i18n/formats/language-formats.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { portName } from '#domain/island/ports.ts';
import { ratingLabel } from '#domain/reviews/ratings.ts';
import { describeTripFacts } from '#i18n/formats/describe-trip-facts.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import { boatForSale } from '../../../shared/trip/trip-choice.ts';
import { useFormats, type Formats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { useClaims } from '../../../shared/site/site-settings.tsx';

type Value = { text: string; writtenIn?: Language };

type ComparedFact = {
  name: string;
  /** One value per boat; empty if its operator gave none. */
  values: Value[];
};

type Searched = { date: string; groupSize: string };

/** Lists the facts of the boats side by side; omits facts that are missing on all of them. */
export function useComparedFacts(
  boats: readonly BoatPageView[],
  searched: Searched,
): ComparedFact[] {
  const now = useIslandNow();
  const { boatRating } = useClaims();
  const said: Said = {
    t: useMessages('compare'),
    trips: useMessages('trips'),
    details: useMessages('details'),
    picker: useMessages('picker'),
    formats: useFormats(),
  };
  const { language } = said.formats;
  const columns = boats.map((boat) => [
    ...[...commonFacts(boat, said), ...priceFacts(boat, searched, said)].map(writeInPageLanguage),
    ...departureFacts(boat, searched, now, said).map(writeInPageLanguage),
    writeInPageLanguage([
      said.t.rating,
      formatRatingIn(language, ratingLabel(boat.rating, boatRating) ?? ''),
    ]),
    ...describeTripFacts(language, boat, said),
  ]);
  const names = new Set(columns.flatMap((facts) => facts.map(({ name }) => name)));
  return [...names]
    .map((name) => ({
      name,
      values: columns.map((facts) => facts.findLast((fact) => fact.name === name) ?? nothing),
    }))
    .filter(({ values }) => values.some(({ text }) => text));
}

const nothing: Value = { text: '' };

type Said = {
  t: Messages['compare'];
  trips: Messages['trips'];
  details: Messages['details'];
  picker: Messages['picker'];
  formats: Formats;
};

type Named = [name: string, text: string];

function writeInPageLanguage([name, text]: Named) {
  return { name, text };
}

function commonFacts(boat: BoatView, { t, trips, details, formats }: Said): Named[] {
  const { tripMinutes } = boat;
  const long = tripMinutes ? formatTripLength(formats.language, tripMinutes, trips) : '';
  return [
    [t.type, boat.type ? trips.boatTypes[boat.type] : trips.defaultBoatType],
    [t.departsFrom, portName(boat.port, boat.customPort)],
    [t.size, trips.upTo(trips.guests(boat.capacity))],
    [details.tripLength, long],
  ];
}

function priceFacts(boat: BoatView, { groupSize }: Searched, said: Said): Named[] {
  const { t, trips, formats } = said;
  const sale = boatForSale(boat);
  const modes = pricedModes(sale);
  const { least } = parseGroupSizes(groupSize);
  const total = least > boat.capacity ? null : groupTotalCents(sale, { groupSize, tripType: '' });
  const facts: Named[] = [
    [
      t.pricePerPerson,
      modes.includes('perSeat') ? formats.money(sale.pricePerSeatCents ?? 0) : t.notBySeat,
    ],
    [
      t.charterDay,
      modes.includes('charter') ? formats.money(sale.charterPriceCents ?? 0) : t.notOffered,
    ],
  ];
  if (least <= 1) return facts;
  const inAll = total === null ? t.tooSmall : formats.money(total);
  return [...facts, [t.inAllFor(trips.guests(least)), inAll]];
}

function departureFacts(
  boat: BoatView,
  searched: Searched,
  now: IslandNow,
  { t, formats }: Said,
): Named[] {
  const next = nextDeparture(boatForSale(boat), searched, now);
  if (!next) return [[t.nextDeparture, t.none]];
  const { start, time } = next;
  const freeHours = computeFreeHours(next, islandInstant(now.day, now.time));
  return [
    [t.nextDeparture, `${formats.weekdayDay(start)}, ${formats.time(time)}`],
    [t.cancellation, freeHours ? t.freeUntil(freeHours) : t.tooSoon],
  ];
}

/** Returns the first departure with room for the group, on the searched day or on any. */
function nextDeparture(boat: BoatForSale, { date, groupSize }: Searched, now: IslandNow) {
  const party = { mode: searchedMode(boat, ''), groupSize: parseGroupSizes(groupSize).least };
  const days = isDay(date) ? [date] : daysFromTo(now.day, lastBookableDay(now.day));
  for (const start of days) {
    const [time] = openTimes(boat, start, party, now);
    if (time !== undefined) return { start, time };
  }
  return null;
}
