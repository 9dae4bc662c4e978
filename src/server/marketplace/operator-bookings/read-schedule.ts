import type {
  ScheduleBoatView,
  ScheduleDayView,
  ScheduleDepartureView,
  ScheduleView,
} from '#contract/operator/schedule-api.ts';
import { isAnyClosed } from '#domain/availability/closures.ts';
import { hasOverlap, type BusySpan } from '#domain/availability/trip-times.ts';
import { countMissingGuests } from '#domain/departures/smallest-number.ts';
import {
  addDays,
  countDaysBetween,
  listDays,
  toInstant,
  toIslandNow,
  type Day,
} from '#domain/time/days.ts';
import { withSnapshot } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { listOperatorBoats, type OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';
import { findClosedTimes, listOnOffer } from './departures-on-offer.ts';
import {
  findCallOffDays,
  findScheduleBookings,
  type CallOffDay,
  type ScheduleBooking,
} from './schedule-bookings.ts';

/** Reads the departures of an operator's boats in a range of days, with a constant number of queries. */
export function readSchedule(
  deps: Deps,
  operatorId: string,
  { from, days }: { from: Day; days: number },
): Promise<ScheduleView> {
  const { day: today } = toIslandNow(deps.now());
  const range = { first: from, last: addDays(from, days - 1) };
  return withSnapshot(deps.database, async (reader) => {
    const bookings = await findScheduleBookings(reader, operatorId, range);
    const callOffs = await findCallOffDays(reader, operatorId, range);
    // Past days are not for sale, so earlier reservations are not needed.
    const boats = await listOperatorBoats(reader, operatorId, {
      from: from > today ? from : today,
      until: range.last,
    });
    const all = listDays(range.first, range.last);
    return {
      from,
      days,
      answeredAt: new Date(deps.now()).toISOString(),
      boats: gatherBoats(boats, bookings)
        .map((each) => presentBoat(each, { all, today, callOffs }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    };
  });
}

/** A boat with its sold trips; `boat` is undefined if it was deleted. */
type GatheredBoat = {
  id: string;
  name: string;
  boat: OperatorBoatRecord | undefined;
  bookings: readonly ScheduleBooking[];
};

function gatherBoats(
  boats: readonly OperatorBoatRecord[],
  bookings: readonly ScheduleBooking[],
): GatheredBoat[] {
  const soldBy = Map.groupBy(bookings, ({ boatId }) => boatId);
  const byId = new Map(boats.map((boat) => [boat.id, boat]));
  const published = boats.filter(({ status }) => status === 'published').map(({ id }) => id);
  return [...new Set([...published, ...soldBy.keys()])].map((id) => {
    const boat = byId.get(id);
    const sold = soldBy.get(id) ?? [];
    return { id, name: boat?.name ?? sold[0]?.boatName ?? '', boat, bookings: sold };
  });
}

type Reading = { all: readonly Day[]; today: Day; callOffs: readonly CallOffDay[] };

function presentBoat(
  { id, name, boat, bookings }: GatheredBoat,
  { all, today, callOffs }: Reading,
): ScheduleBoatView {
  const sale = boat && boatForSale(boat, today);
  const calendarTimes = new Map(sale?.closed?.map(({ date, times }) => [date, times]));
  const first = toInstant(all[0] ?? today, '00:00');
  const busy = mergeSpans(boat?.busy.filter(({ endsAt }) => endsAt > first) ?? []);
  const days = all.map((day): ScheduleDayView => {
    const sold = presentSold(bookings, day);
    const unsold = boat && sale ? presentUnsold(boat, sale, sold, { date: day, today }) : [];
    const times = boat && day >= today ? findClosedTimes(boat, day) : [];
    const callOff = callOffs.find((each) => each.boatId === id && each.day === day);
    return {
      day,
      departures: [...sold, ...unsold].toSorted(compareTimes),
      ...(isAnyClosed(times) && { closed: { times, reason: callOff?.reason ?? null } }),
      calendarTimes: calendarTimes.get(day) ?? [],
      busy: day < today ? [] : clipToDay(busy, day),
    };
  });
  return { id, name, days: days.filter(hasContent) };
}

function hasContent({ departures, closed, busy }: ScheduleDayView): boolean {
  return departures.length > 0 || closed !== undefined || busy.length > 0;
}

function presentSold(bookings: readonly ScheduleBooking[], day: Day): ScheduleDepartureView[] {
  const sailing = bookings.filter(({ start, end }) => start <= day && day <= end);
  const groups = Map.groupBy(sailing, (each) => `${each.mode} ${findTimeOn(each, day)}`);
  return [...groups.values()].flatMap((parties) => {
    const [first] = parties;
    if (!first) return [];
    const { mode, capacity, customerName, start, end } = first;
    const sails = parties.filter(({ isCalledOff }) => !isCalledOff);
    const guestsMissing = mode === 'charter' ? 0 : countMissingGuests(sails);
    return {
      mode,
      time: findTimeOn(first, day),
      minutes: Math.max(...parties.map((each) => each.statedMinutes ?? each.tripMinutes)),
      seatsSold: parties.reduce((sum, { groupSize }) => sum + groupSize, 0),
      capacity,
      ...(guestsMissing > 0 && { guestsMissing }),
      ...(mode === 'charter' && {
        charter: {
          customerName,
          day: countDaysBetween(start, day) + 1,
          days: countDaysBetween(start, end) + 1,
          lastDay: end,
        },
      }),
      waiting: countWaiting(parties),
    };
  });
}

function findTimeOn({ start, time }: ScheduleBooking, day: Day) {
  return start === day ? time : null;
}

function countWaiting(parties: readonly ScheduleBooking[]): ScheduleDepartureView['waiting'] {
  const counts = {
    requests: parties.filter(({ hasRequest }) => hasRequest).length,
    approvals: parties.filter(({ status }) => status === 'asked').length,
    choosing: parties.filter(({ isCalledOff }) => isCalledOff).length,
    conflicts: parties.filter(({ hasConflict }) => hasConflict).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function presentUnsold(
  boat: OperatorBoatRecord,
  sale: Parameters<typeof listOnOffer>[1],
  sold: readonly ScheduleDepartureView[],
  reading: { date: Day; today: Day },
): ScheduleDepartureView[] {
  return listOnOffer(boat, sale, reading)
    .filter(({ time }) => !sold.some((each) => each.time === time))
    .map((departure) => ({ ...departure, seatsSold: 0, capacity: boat.capacity, waiting: {} }));
}

function compareTimes(one: ScheduleDepartureView, other: ScheduleDepartureView): number {
  return (one.time ?? '').localeCompare(other.time ?? '', 'en');
}

/** Joins busy times that overlap or touch: the calendars of one boat often contain the same times. */
function mergeSpans(spans: readonly BusySpan[]): BusySpan[] {
  const merged: BusySpan[] = [];
  for (const span of spans.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = merged.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else merged.push({ ...span });
  }
  return merged;
}

function clipToDay(spans: readonly BusySpan[], day: Day): ScheduleDayView['busy'] {
  const startsAt = toInstant(day, '00:00');
  const endsAt = toInstant(addDays(day, 1), '00:00');
  return spans
    .filter((span) => hasOverlap(span, { startsAt, endsAt }))
    .map((span) => ({
      from: toIslandNow(Math.max(span.startsAt, startsAt)).time,
      until: span.endsAt >= endsAt ? null : toIslandNow(span.endsAt).time,
    }));
}
