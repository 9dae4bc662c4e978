import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import {
  computeGroupTotalCents,
  chooseSearchedMode,
  parseGroupSizes,
} from '#domain/search/boat-filters.ts';
import { listPricedModes } from '#domain/boats/boats.ts';
import { computeFreeHours } from '#domain/trip-changes/cancellations.ts';
import { listDays, isDay, toInstant, type IslandNow } from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { localizeRating } from '#i18n/formats/language-formats.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { getPortName } from '#domain/island/ports.ts';
import { getRatingLabel } from '#domain/reviews/ratings.ts';
import { describeTripFacts } from '#i18n/formats/describe-trip-facts.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import { boatForSale } from '../../../shared/trip/trip-choice.ts';
import { useFormats, type Formats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { useClaims } from '../../../shared/site/site-settings.tsx';

type Value = { text: string; writtenIn?: Language };

export type ComparedFact = {
  name: string;
  /** One value per boat; empty if the boat's operator gave no value. */
  values: Value[];
  isDifferent: boolean;
};

type Searched = { date: string; groupSize: string };

/** Lists the facts about the boats side by side. Omits facts that are missing on all of them. */
export function useComparedFacts(
  boats: readonly BoatPageView[],
  searched: Searched,
): ComparedFact[] {
  const now = useIslandNow();
  const { boatRating } = useClaims();
  const texts: ComparisonTexts = {
    t: useMessages('compare'),
    trips: useMessages('trips'),
    details: useMessages('details'),
    picker: useMessages('picker'),
    formats: useFormats(),
  };
  const { language } = texts.formats;
  const columns = boats.map((boat) => [
    ...[...commonFacts(boat, texts), ...priceFacts(boat, searched, texts)].map(writeInPageLanguage),
    ...departureFacts(boat, searched, now, texts).map(writeInPageLanguage),
    writeInPageLanguage([
      texts.t.rating,
      localizeRating(language, getRatingLabel(boat.rating, boatRating) ?? ''),
    ]),
    ...describeTripFacts(language, boat, texts),
  ]);
  const names = new Set(columns.flatMap((facts) => facts.map(({ name }) => name)));
  return [...names]
    .map((name) => {
      const values = columns.map(
        (facts) => facts.findLast((fact) => fact.name === name) ?? nothing,
      );
      return { name, values, isDifferent: areDifferent(values) };
    })
    .filter(({ values }) => values.some(({ text }) => text));
}

/** Compares the displayed values, without surrounding spaces. */
export function areDifferent(values: readonly { text: string }[]): boolean {
  return new Set(values.map(({ text }) => text.trim())).size > 1;
}

const nothing: Value = { text: '' };

type ComparisonTexts = {
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

function commonFacts(boat: BoatView, { t, trips, details, formats }: ComparisonTexts): Named[] {
  const { tripMinutes } = boat;
  const long = tripMinutes ? formatTripLength(formats.language, tripMinutes, trips) : '';
  return [
    [t.type, boat.type ? trips.boatTypes[boat.type] : trips.defaultBoatType],
    [t.departsFrom, getPortName(boat.port, boat.customPort)],
    [t.size, trips.upTo(trips.guests(boat.capacity))],
    [details.tripLength, long],
  ];
}

function priceFacts(boat: BoatView, { groupSize }: Searched, texts: ComparisonTexts): Named[] {
  const { t, trips, formats } = texts;
  const sale = boatForSale(boat);
  const modes = listPricedModes(sale);
  const { min } = parseGroupSizes(groupSize);
  const total =
    min > boat.capacity ? null : computeGroupTotalCents(sale, { groupSize, tripType: '' });
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
  if (min <= 1) return facts;
  const inAll = total === null ? t.tooSmall : formats.money(total);
  return [...facts, [t.inAllFor(trips.guests(min)), inAll]];
}

function departureFacts(
  boat: BoatView,
  searched: Searched,
  now: IslandNow,
  { t, formats }: ComparisonTexts,
): Named[] {
  const next = nextDeparture(boatForSale(boat), searched, now);
  if (!next) return [[t.nextDeparture, t.none]];
  const { start, time } = next;
  const freeHours = computeFreeHours(next, toInstant(now.day, now.time));
  return [
    [t.nextDeparture, `${formats.weekdayDay(start)}, ${formats.time(time)}`],
    [t.cancellation, freeHours ? t.freeUntil(freeHours) : t.tooSoon],
  ];
}

/** Returns the first departure with room for the group, on the searched day or, if none was searched, on any day. */
function nextDeparture(boat: BoatForSale, { date, groupSize }: Searched, now: IslandNow) {
  const party = { mode: chooseSearchedMode(boat, ''), groupSize: parseGroupSizes(groupSize).min };
  const days = isDay(date) ? [date] : listDays(now.day, computeLastBookableDay(now.day));
  for (const start of days) {
    const [time] = listOpenTimes(boat, start, party, now);
    if (time !== undefined) return { start, time };
  }
  return null;
}
