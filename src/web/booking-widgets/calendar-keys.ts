import { addDays, addMonths, daysOfMonth, monthOf, weekdayOf, type Day } from '#domain/days.ts';

/** The day a key leads to from a day of the grid, kept within the calendar; null when the key is none of the grid's. */
export function dayForKey(key: string, day: Day, edges: { first: Day; last: Day }): Day | null {
  const target = targetOf(key, day);
  if (target === null) return null;
  if (target < edges.first) return edges.first;
  return target > edges.last ? edges.last : target;
}

function targetOf(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return null;
  }
}

/** The same day of a month `count` months away, or that month's last. */
function inMonth(day: Day, count: number): Day {
  const days = daysOfMonth(addMonths(monthOf(day), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
