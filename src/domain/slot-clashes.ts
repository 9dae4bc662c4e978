import { defaultTimeSlots, lastBookableDay, offeredSlots } from './availability.ts';
import { inWords } from './boat-readiness.ts';
import { addDays, daysFromTo, formatTime, type Day, type Time } from './days.ts';
import { hullTime, areMutuallyExclusive, type HullTime, type Sailing } from './trip-times.ts';

/**
 * Warnings about departures that exclude each other, each once: on the days that can be booked, and on a day
 * that would be opened by hand.
 */
export function slotClashes(boat: Sailing, today: Day): string[] {
  const days = daysFromTo(today, lastBookableDay(today));
  const offered = days.map((day) =>
    offeredSlots(boat.availability, day).map((time) => ({ ...hullTime(boat, day, time), time })),
  );
  const words = [onOpenedDay(boat, today), ...offered].flatMap((departures, index) => [
    ...clashingTimes(departures).map(clashWords),
    ...overnightWords(departures, offered[index] ?? []),
  ]);
  return [...new Set(words)];
}

type Departing = HullTime & { time: Time };

function onOpenedDay(boat: Sailing, today: Day): Departing[] {
  const { timeSlotsDefault } = boat.availability;
  const opened = {
    ...boat,
    availability: { ...boat.availability, manualDays: [today], recurring: { seasons: [] } },
  };
  const times = timeSlotsDefault.length > 0 ? timeSlotsDefault : defaultTimeSlots;
  return times.map((time) => ({ ...hullTime(opened, today, time), time }));
}

/**
 * The largest groups in which every two overlap: of 9:00, 12:00 and 15:00 the first and the last may not.
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

/** "9:00 AM, 9:30 AM and 10:00 AM overlap: selling one closes the others." */
function clashWords(times: readonly Time[]): string {
  const others = times.length === 2 ? 'the other' : 'the others';
  return `${inWords(times.map(formatTime))} overlap: selling one closes ${others}.`;
}

/** Warnings about departures that last into those of the next day. */
function overnightWords(departures: readonly Departing[], next: readonly Departing[]): string[] {
  return departures.flatMap((hull) => {
    const closed = next.filter(
      (other) => other.date === addDays(hull.date, 1) && areMutuallyExclusive(hull, other),
    );
    if (closed.length === 0) return [];
    const times = closed.map(({ time }) => time);
    return [
      `${formatTime(hull.time)} lasts into the next day and overlaps ${inWords(times.map(formatTime))}: selling one closes the other.`,
    ];
  });
}
