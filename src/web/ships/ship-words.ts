import type { PortCallView, ShipTripView } from '#contract/ship-api.ts';
import { formatTime, type Day } from '#domain/days.ts';
import { formatPrice } from '#domain/money.ts';
import { clockWords, islandMinutes, islandTime } from '#domain/port-calls.ts';
import { tenderMinutes, wayTo, type Pier } from '#domain/ship-ways.ts';

export type ShipTimes = Pick<PortCallView, 'arrival' | 'allAboard' | 'pier' | 'clockMinutes'>;

/** The page of a day, with what a ship of one's own is told by; what is empty is left out. */
export function dayAddress({ day = '', ...own }: Readonly<Record<string, string>>): string {
  const given = Object.entries(own).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `/ships/${encodeURIComponent(day)}${query === '' ? '' : `?${query}`}`;
}

/** "8:00 AM to 5:00 PM", by the island's clocks. */
export function hoursWords(times: ShipTimes): string {
  const at = (time: string) => islandTime(islandMinutes(time, times));
  return `${at(times.arrival)} to ${at(times.allAboard)}`;
}

/** What the ship's own clock says, where it is another one; '' where it is not. */
export function shipClockWords({ arrival, allAboard, clockMinutes }: ShipTimes): string {
  if (clockMinutes === 0) return '';
  return `The ship’s clock is ${clockWords(clockMinutes)}: on board it is ${formatTime(arrival)} to ${formatTime(allAboard)}.`;
}

/** "35 minutes by taxi", "20 minutes on foot or 10 by taxi"; a tender comes first. */
export function wayWords(pier: Pier, port: string): string {
  const { foot, taxi } = wayTo(pier, port);
  const way = foot === null ? `${taxi} min by taxi` : `${foot} min on foot, ${taxi} by taxi`;
  const tender = tenderMinutes(pier);
  return tender === 0 ? way : `${tender} min by tender, then ${way}`;
}

/** "2 h 15 min" */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

export function priceWords({ mode, cents }: ShipTripView): string {
  return `${formatPrice(cents)} ${mode === 'perSeat' ? '/ person' : '/ day, whole boat'}`;
}

export function placesLeft({ mode, room }: ShipTripView): string {
  if (mode === 'charter') return `up to ${room} guests`;
  return room === 1 ? '1 place left' : `${room} places left`;
}

/** The boat's page with the trip chosen; a ship of the calendar goes with it. */
export function tripAddress({ boat, time, mode }: ShipTripView, day: Day, shipId: string | null) {
  const trip = { date: day, time, groupSize: '1', mode, ...(shipId && { ship: shipId }) };
  return `/boats/${encodeURIComponent(boat.slug)}?${new URLSearchParams(trip).toString()}`;
}
