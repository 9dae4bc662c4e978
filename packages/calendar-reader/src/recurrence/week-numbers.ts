/// <reference lib="esnext.temporal" />

/** A rule by week numbers, rewritten to recur every year. The caller must apply `interval` and `count`. */
export type WeekRule = { text: string; interval: number; weekStart: number; count: number | null };

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Adds the start's weekday if the rule has no BYDAY, because the engine loses it. */
export function splitWeekRule(text: string, startMs: number): WeekRule {
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  for (const name of ['INTERVAL', 'COUNT']) parts.delete(name);
  if (!['BYDAY', 'BYMONTHDAY', 'BYYEARDAY'].some((name) => parts.has(name)))
    parts.set('BYDAY', WEEKDAYS[toDate(startMs).dayOfWeek - 1] ?? 'MO');
  return {
    text: [...parts].map(([name, value]) => `${name}=${value}`).join(';'),
    interval,
    count,
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO') + 1,
  };
}

/** Whether the interval selects a day's year, or the year of its week. */
export function isWeekInTurn(
  wallMs: number,
  startMs: number,
  { interval, weekStart }: Pick<WeekRule, 'interval' | 'weekStart'>,
): boolean {
  const date = toDate(wallMs);
  // A week belongs to the year of its fourth day (RFC 5545, 3.3.10).
  const fourthDay = date.add({ days: 3 - ((date.dayOfWeek - weekStart + 7) % 7) });
  const firstYear = toDate(startMs).year;
  return [date.year, fourthDay.year].some((year) => (year - firstYear) % interval === 0);
}

function toDate(wallMs: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(wallMs).toZonedDateTimeISO('UTC').toPlainDate();
}
