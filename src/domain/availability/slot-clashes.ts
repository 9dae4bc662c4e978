import { defaultTimeSlots, lastBookableDay, offeredSlots } from './availability.ts';
import { addDays, daysFromTo, type Day, type Time } from '../time/days.ts';
import {
  computeOccupiedInterval,
  areMutuallyExclusive,
  type OccupiedInterval,
  type Sailing,
} from './trip-times.ts';

/** Mutually exclusive departures: on the same day, or overnight into the next day's. */
export type SlotClash =
  | { kind: 'overlap'; times: readonly Time[] }
  | { kind: 'overnight'; time: Time; times: readonly Time[] };

/** Returns each clash once, over the bookable days and a day that would be opened manually. */
export function slotClashes(boat: Sailing, today: Day): SlotClash[] {
  const days = daysFromTo(today, lastBookableDay(today));
  const offered = days.map((day) =>
    offeredSlots(boat.availability, day).map((time) => ({
      ...computeOccupiedInterval(boat, day, time),
      time,
    })),
  );
  const clashes = [onOpenedDay(boat, today), ...offered].flatMap(
    (departures, index): SlotClash[] => [
      ...clashingTimes(departures).map((times) => ({ kind: 'overlap' as const, times })),
      ...overnightClashes(departures, offered[index] ?? []),
    ],
  );
  return [...new Map(clashes.map((clash) => [JSON.stringify(clash), clash])).values()];
}

type Departing = OccupiedInterval & { time: Time };

function onOpenedDay(boat: Sailing, today: Day): Departing[] {
  const { timeSlotsDefault } = boat.availability;
  const opened = {
    ...boat,
    availability: { ...boat.availability, manualDays: [today], recurring: { seasons: [] } },
  };
  const times = timeSlotsDefault.length > 0 ? timeSlotsDefault : defaultTimeSlots;
  return times.map((time) => ({ ...computeOccupiedInterval(opened, today, time), time }));
}

/**
 * Returns the largest groups whose members all overlap each other. With 9:00, 12:00 and 15:00, the first and the last
 * may not overlap.
 */
export function clashingTimes(departures: readonly Departing[]): Time[][] {
  const inOrder = departures.toSorted((one, other) => (one.time < other.time ? -1 : 1));
  const groups = inOrder.map((hull, index) =>
    inOrder.filter(
      (other, at) => at === index || (at < index && areMutuallyExclusive(hull, other)),
    ),
  );
  return groups
    .filter((group, index) => {
      const next = groups[index + 1] ?? [];
      return group.length > 1 && !group.every((hull) => next.includes(hull));
    })
    .map((group) => group.map(({ time }) => time));
}

/** Finds departures that last into those of the next day. */
function overnightClashes(
  departures: readonly Departing[],
  next: readonly Departing[],
): SlotClash[] {
  return departures.flatMap((hull) => {
    const closed = next.filter(
      (other) => other.date === addDays(hull.date, 1) && areMutuallyExclusive(hull, other),
    );
    if (closed.length === 0) return [];
    return [{ kind: 'overnight', time: hull.time, times: closed.map(({ time }) => time) }];
  });
}
