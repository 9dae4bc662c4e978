import { daysOfMonth, weekdayOf, type Day, type Month } from '#domain/days.ts';

export const weekdays = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const;

/** A month in rows of seven from Sunday to Saturday; null where the row belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(days[0] ?? `${month}-01`);
  const cells: (Day | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
