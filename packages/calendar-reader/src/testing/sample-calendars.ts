/// <reference lib="esnext.temporal" />
import { readBusyTimes, type BusyCalendar } from '../read-busy-times.ts';

/** UTC-4 all year. */
export const HOME = 'America/Lower_Princes';

/** Half a year in the home zone, the window of the tests. */
export const halfAYear = {
  from: computeMidnight('2026-11-01'),
  until: computeMidnight('2027-05-01'),
};

function computeMidnight(day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(HOME).epochMilliseconds;
}

export function readCalendar(text: string, window = halfAYear): BusyCalendar {
  return readBusyTimes({ text, ...window, homeZone: HOME, maxSpans: 10_000 });
}

/** Formats busy times in the home zone: "2026-12-04 10:00 to 11:00". */
export function busyTimes({ spans }: Pick<BusyCalendar, 'spans'>): string[] {
  return spans
    .toSorted((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
    .map(({ startsAt, endsAt }) => {
      const start = atHome(startsAt);
      const end = atHome(endsAt);
      const last = end.day === start.day ? end.time : `${end.day} ${end.time}`;
      return `${start.day} ${start.time} to ${last}`;
    });
}

function atHome(epochMs: number): { day: string; time: string } {
  const there = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(HOME);
  return { day: there.toPlainDate().toString(), time: there.toPlainTime().toString().slice(0, 5) };
}

export function part(kind: string, ...lines: string[]): string[] {
  return [`BEGIN:${kind}`, ...lines, `END:${kind}`];
}

export function calendar(...parts: string[][]): string {
  return [...part('VCALENDAR', 'VERSION:2.0', ...parts.flat()), ''].join('\r\n');
}
