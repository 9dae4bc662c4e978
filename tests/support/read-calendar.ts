import { islandInstant, islandNow } from '#domain/days.ts';
import type { FeedReading, ReadCalendar } from '../../src/server/calendars/feeds/feed-reading.ts';
import { readBusyTimes } from '../../src/server/calendars/feeds/read-busy-times.ts';

/** Half a year of the island's, in which calendars are read. */
export const halfAYear = {
  from: islandInstant('2026-11-01', '00:00'),
  until: islandInstant('2027-05-01', '00:00'),
};

export const OWN_HOST = 'boats.test';

export function reading(text: string, window = halfAYear): FeedReading {
  return readBusyTimes({ text, ...window, mostEvents: 10_000, ownHost: OWN_HOST });
}

export function readable(text: string, window = halfAYear): ReadCalendar {
  const read = reading(text, window);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** Each busy time in the island's words: "2026-12-04 10:00 to 11:00". */
export function inIslandWords({ spans }: Pick<ReadCalendar, 'spans'>): string[] {
  return spans
    .toSorted((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
    .map(({ startsAt, endsAt }) => {
      const [start, end] = [islandNow(startsAt), islandNow(endsAt)];
      const last = end.day === start.day ? end.time : `${end.day} ${end.time}`;
      return `${start.day} ${start.time} to ${last}`;
    });
}

/** A part of a calendar, by its lines. */
export function part(kind: string, ...lines: string[]): string[] {
  return [`BEGIN:${kind}`, ...lines, `END:${kind}`];
}

/** A calendar of these parts. */
export function calendar(...parts: string[][]): string {
  return [...part('VCALENDAR', 'VERSION:2.0', ...parts.flat()), ''].join('\r\n');
}
