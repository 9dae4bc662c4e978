import { defaultTimeSlots, computeLastBookableDay, listOfferedSlots } from './availability.ts';
import { addDays, listDays, type Day, type Time } from '../time/days.ts';
import {
  computeOccupiedInterval,
  areMutuallyExclusive,
  type OccupiedInterval,
  type Sailing,
} from './trip-times.ts';

/** Mutually exclusive departures, on one day or, for trips that end after midnight, on two. */
export type SlotClash =
  | { kind: 'overlap'; times: readonly Time[] }
  | { kind: 'overnight'; time: Time; times: readonly Time[] };

/** Finds each clash once, on all bookable days and on a closed day that the operator opens manually. */
export function findSlotClashes(boat: Sailing, today: Day): SlotClash[] {
  const days = listDays(today, computeLastBookableDay(today));
  const offered = days.map((day) =>
    listOfferedSlots(boat.availability, day).map((time) => ({
      ...computeOccupiedInterval(boat, day, time),
      time,
    })),
  );
  const clashes = [listOpenedDayDepartures(boat, today), ...offered].flatMap(
    (departures, index): SlotClash[] => [
      ...groupClashingTimes(departures).map((times) => ({ kind: 'overlap' as const, times })),
      ...findOvernightClashes(departures, offered[index] ?? []),
    ],
  );
  return [...new Map(clashes.map((clash) => [JSON.stringify(clash), clash])).values()];
}

type Departing = OccupiedInterval & { time: Time };

function listOpenedDayDepartures(boat: Sailing, today: Day): Departing[] {
  const { timeSlotsDefault } = boat.availability;
  const opened = {
    ...boat,
    availability: { ...boat.availability, manualDays: [today], recurring: { seasons: [] } },
  };
  const times = timeSlotsDefault.length > 0 ? timeSlotsDefault : defaultTimeSlots;
  return times.map((time) => ({ ...computeOccupiedInterval(opened, today, time), time }));
}

/**
 * Returns the largest groups whose members all overlap each other. For example, 9:00 and 15:00 may each overlap 12:00
 * but not each other.
 */
export function groupClashingTimes(departures: readonly Departing[]): Time[][] {
  const inOrder = departures.toSorted((one, other) => (one.time < other.time ? -1 : 1));
  const groups = inOrder.map((departure, index) =>
    inOrder.filter(
      (other, at) => at === index || (at < index && areMutuallyExclusive(departure, other)),
    ),
  );
  return groups
    .filter((group, index) => {
      const next = groups[index + 1] ?? [];
      return group.length > 1 && !group.every((departure) => next.includes(departure));
    })
    .map((group) => group.map(({ time }) => time));
}

/** Finds departures whose trips are still under way when the next day's trips begin. */
function findOvernightClashes(
  departures: readonly Departing[],
  next: readonly Departing[],
): SlotClash[] {
  return departures.flatMap((departure) => {
    const closed = next.filter(
      (other) =>
        other.date === addDays(departure.date, 1) && areMutuallyExclusive(departure, other),
    );
    if (closed.length === 0) return [];
    return [{ kind: 'overnight', time: departure.time, times: closed.map(({ time }) => time) }];
  });
}
