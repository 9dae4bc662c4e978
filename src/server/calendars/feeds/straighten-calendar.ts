import { ISLAND_ZONE } from '#domain/days.ts';

/**
 * An iCalendar text as the parser reads it rightly. An exception of a series stands behind all that is
 * none: before its series, the parser would make the whole series like it. A time without a zone gets the
 * one it means: a series without one would be repeated by the days of UTC. One pass over the lines, for
 * the text is a stranger's.
 */
export function straightenCalendar(text: string): string {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const zone = zoneMeant(lines);
  const straight: string[] = [];
  let exceptions: string[] = [];
  let event: string[] | null = null;
  for (const line of lines) {
    if (line === 'END:VCALENDAR') {
      for (const each of exceptions) straight.push(each);
      exceptions = [];
    }
    if (line === 'BEGIN:VEVENT') event ??= [];
    if (event === null) straight.push(line);
    else event.push(zone === null ? line : inZone(line, zone));
    if (line !== 'END:VEVENT' || event === null) continue;
    const isException = event.some((each) => /^RECURRENCE-ID[:;]/.test(each));
    for (const each of event) (isException ? exceptions : straight).push(each);
    event = null;
  }
  return [...straight, ...exceptions, ...(event ?? [])].join('\r\n');
}

/**
 * Without a zone of its own in the file, a time is the island's, as a captain means it; a file that
 * describes one zone means that one. Null where only the parser knows what its name stands for.
 */
function zoneMeant(lines: readonly string[]): string | null {
  const zones = new Set<string>();
  let isInZone = false;
  for (const line of lines) {
    if (line === 'BEGIN:VTIMEZONE') isInZone = true;
    else if (line === 'END:VTIMEZONE') isInZone = false;
    else if (isInZone && line.startsWith('TZID:')) zones.add(line.slice('TZID:'.length));
  }
  const [only] = zones;
  if (only === undefined || zones.size > 1) return ISLAND_ZONE;
  return /^[\w+/-]+$/.test(only) ? only : null;
}

const NAMES = ['DTSTART', 'DTEND', 'EXDATE', 'RECURRENCE-ID'];

function inZone(line: string, zone: string): string {
  const colon = line.indexOf(':');
  const [name = '', ...parameters] = line.slice(0, colon).split(';');
  if (!NAMES.includes(name) || parameters.some((each) => each.startsWith('TZID='))) return line;
  const value = line.slice(colon + 1);
  const isFloating = value.includes('T') && /^[\dT, ]+$/.test(value);
  return isFloating ? `${[name, ...parameters, `TZID=${zone}`].join(';')}:${value}` : line;
}
