import type { ShipTripView } from '#contract/public/ship-api.ts';
import { paths } from '#contract/pages/paths.ts';
import type { Day } from '#domain/time/days.ts';
import { localizeMoney, localizeTime } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { ShipsMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { getTenderMinutes, findWay, type Pier } from '#domain/ships/ship-ways.ts';
import type { ShipTimes } from '../../shared/trip/describe-ship-fit.ts';

/** Returns the URL of a day's page, with the times of the visitor's own ship. Omits empty values. */
export function dayAddress({ day = '', ...own }: Readonly<Record<string, string>>): string {
  return paths.shipDay({ day }, own);
}

type ShipTexts = { t: ShipsMessages; trips: TripsMessages; language: Language };

/** Gives the times on the ship's own clock; '' if that clock shows island time. */
export function describeShipClock(
  texts: ShipTexts,
  { arrival, allAboard, clockMinutes }: ShipTimes,
) {
  if (clockMinutes === 0) return '';
  const at = (time: string) => localizeTime(texts.language, time);
  const hours = texts.t.times(at(arrival), at(allAboard));
  return texts.t.clockIs(describeClockDifference(texts, clockMinutes), hours);
}

/** Describes a clock: "1 hour behind the island", "1½ hours ahead of the island". */
export function describeClockDifference({ t, trips }: ShipTexts, clockMinutes: number): string {
  if (clockMinutes === 0) return t.sameClock;
  const hours = Math.abs(clockMinutes) / 60;
  const written = `${Math.floor(hours) || ''}${hours % 1 === 0 ? '' : '½'}`;
  const apart = hours < 1 ? t.halfHour : trips.hours(hours, written);
  return clockMinutes > 0 ? t.ahead(apart) : t.behind(apart);
}

/** Describes the way: "35 min by taxi" or "20 min on foot, 10 by taxi", after a tender if there is one. */
export function describeWay(t: ShipsMessages, pier: Pier, port: string): string {
  const { foot, taxi } = findWay(pier, port);
  const way = foot === null ? t.byTaxi(taxi) : t.onFoot(foot, taxi);
  const tender = getTenderMinutes(pier);
  return tender === 0 ? way : t.tenderFirst(tender, way);
}

/** Formats "2 h 15 min". */
export function formatLength(t: ShipsMessages, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && t.hours(hours), rest > 0 && t.minutes(rest)].filter(Boolean).join(' ');
}

export function formatTripPrice({ t, language }: ShipTexts, { mode, cents }: ShipTripView): string {
  const price = localizeMoney(language, cents);
  return mode === 'perSeat' ? t.perPerson(price) : t.perDay(price);
}

export function describeSeatsLeft({ t, trips }: ShipTexts, trip: ShipTripView): string {
  const { mode, room, fromGuests } = trip;
  if (mode === 'charter') return t.upTo(trips.guests(room));
  return fromGuests > 1 ? trips.fromGuests(fromGuests) : t.places(room);
}

/** Returns the URL of the boat's page with this trip selected, and with the ship if the calendar lists it. */
export function tripAddress(trip: ShipTripView, day: Day, shipId: string | null) {
  const { boat, time, mode, fromGuests } = trip;
  const query = {
    date: day,
    time,
    groupSize: String(fromGuests),
    mode,
    ...(shipId && { ship: shipId }),
  };
  return paths.boat(boat, query);
}
