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

/** The choice in the page's query string. `boatIds` is empty for all boats. */
export type ScheduleChoice = { from: Day; view: ScheduleViewName; boatIds: readonly string[] };

export type ScheduleSearch = { from: string; view: string; boats: string };

/** Days that the page shows. */
export type ScheduleRange = { from: Day; days: number };

/**
 * The earliest year to which a date field may navigate. Without this limit, the first digits of a year being typed
 * would already count as a year.
 */
export const MIN_SCHEDULE_YEAR = '2000';

/** Reads the choice from query parameters. These can be edited by hand, so invalid values count as absent. */
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

/** Builds the URL for a choice. Without `from`, the URL leads to the current week or month. */
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

/** Returns the week of the chosen day, starting on the language's first weekday, or the month of that day. */
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
