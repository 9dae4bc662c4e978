import { portalPaths } from '#contract/pages/portal-paths.ts';
import {
  addDays,
  computeWeekday,
  getMonth,
  isDay,
  listMonthDays,
  type Day,
} from '#domain/time/days.ts';

export const scheduleViews = ['week', 'month'] as const;
export type ScheduleViewName = (typeof scheduleViews)[number];

/** What the page's address chooses. `boatIds` is empty for all boats. */
export type ScheduleChoice = { from: Day; view: ScheduleViewName; boatIds: readonly string[] };

export type ScheduleSearch = { from: string; view: string; boats: string };

/** Days that the page shows. */
export type ScheduleRange = { from: Day; days: number };

/** The first year that a date field may lead to: while a year is being typed, its first digits are a year too. */
export const MIN_SCHEDULE_YEAR = '2000';

/** Reads the choice from query parameters. They can be edited by hand; invalid values count as absent. */
export function parseScheduleAddress(
  { from, view, boats }: ScheduleSearch,
  today: Day,
): ScheduleChoice {
  return {
    from: isDay(from) && from >= MIN_SCHEDULE_YEAR ? from : today,
    view: view === 'month' ? 'month' : 'week',
    boatIds: boats.split(',').filter((id) => id !== ''),
  };
}

/** Builds the address of a choice; without `from`, it leads to today's week or month. */
export function buildScheduleAddress({
  from,
  view,
  boatIds,
}: Omit<ScheduleChoice, 'from'> & { from?: Day }): string {
  const query = [
    ...(from === undefined ? [] : [`from=${from}`]),
    ...(view === 'month' ? ['view=month'] : []),
    ...(boatIds.length === 0 ? [] : [`boats=${boatIds.join(',')}`]),
  ].join('&');
  return portalPaths.operatorSchedule() + (query === '' ? '' : `?${query}`);
}

/** Returns the week, from the language's first weekday on, or the month of the chosen day. */
export function computeScheduleRange(
  { from, view }: Pick<ScheduleChoice, 'from' | 'view'>,
  firstWeekday: number,
): ScheduleRange {
  if (view === 'month') {
    const days = listMonthDays(getMonth(from));
    return { from: days[0] ?? from, days: days.length };
  }
  return { from: addDays(from, -((computeWeekday(from) - firstWeekday + 7) % 7)), days: 7 };
}
