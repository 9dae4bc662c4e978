import ICAL from 'ical.js';

/** A component of a calendar: its own relevant lines, by property name in upper case. */
export type Component = { kind: string; lines: Map<string, string[]>; parts: Component[] };

export type Calendar = {
  zoneName: string | null;
  zones: Component[];
  events: Component[];
  busyTimes: Component[];
};

/**
 * Finds the calendars in a text. A file may contain several; events outside any calendar form one of their own. Closes
 * an unterminated component with its parent; `isWhole` is false if a component was left open.
 */
export function parseCalendars(text: string): { calendars: Calendar[]; isWhole: boolean } {
  const outside = newCalendar();
  const calendars: Calendar[] = [];
  let calendar = outside;
  const open = createStack();
  for (const line of splitLines(text)) {
    const [, mark, named = ''] = MARK.exec(line) ?? [];
    const kind = named.toUpperCase();
    if (mark === undefined) {
      keepLine(line, open.top(), calendar);
    } else if (mark.toUpperCase() === 'END') {
      open.end(kind);
      if (kind === 'VCALENDAR') calendar = outside;
    } else {
      if (kind === 'VCALENDAR') calendars.push((calendar = newCalendar()));
      const component = { kind, lines: new Map(), parts: [] };
      open.top()?.parts.push(component);
      open.begin(component);
      findList(component, calendar)?.push(component);
    }
  }
  if (outside.events.length + outside.busyTimes.length > 0) calendars.push(outside);
  return { calendars, isWhole: open.top() === null };
}

const MARK = /^(BEGIN|END)[ \t]*:[ \t]*([\w-]+)[ \t]*$/i;

function newCalendar(): Calendar {
  return { zoneName: null, zones: [], events: [], busyTimes: [] };
}

function splitLines(text: string): string[] {
  // eslint-disable-next-line no-control-regex
  const clean = text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufeff]/g, '');
  return clean.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '').split(/[\r\n]+/);
}

/** Counts open components by kind, so that an END without a BEGIN is cheap however deep the file is. */
function createStack() {
  const stack: Component[] = [];
  const counts = new Map<string, number>();
  return {
    top: () => stack.at(-1) ?? null,
    begin(component: Component) {
      stack.push(component);
      counts.set(component.kind, (counts.get(component.kind) ?? 0) + 1);
    },
    end(kind: string) {
      if (!counts.get(kind)) return;
      let ended: Component | undefined;
      do {
        ended = stack.pop();
        if (ended) counts.set(ended.kind, (counts.get(ended.kind) ?? 1) - 1);
      } while (ended && ended.kind !== kind);
    },
  };
}

function findList({ kind }: Component, calendar: Calendar): Component[] | null {
  if (kind === 'VEVENT') return calendar.events;
  if (kind === 'VFREEBUSY') return calendar.busyTimes;
  return kind === 'VTIMEZONE' ? calendar.zones : null;
}

function keepLine(line: string, component: Component | null, calendar: Calendar): void {
  const name = NAME.exec(line)?.[1]?.toUpperCase() ?? '';
  if (!component || !READ.has(name)) return;
  if (name === 'X-WR-TIMEZONE') calendar.zoneName = line.slice(line.indexOf(':') + 1).trim();
  const before = component.lines.get(name);
  if (before) before.push(line);
  else component.lines.set(name, [line]);
}

const NAME = /^([\w-]+)[;:]/;
const READ = new Set([
  ...['UID', 'SUMMARY', 'STATUS', 'TRANSP', 'DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID'],
  ...['SEQUENCE', 'RRULE', 'RDATE', 'EXDATE', 'FREEBUSY', 'X-WR-TIMEZONE'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);
/** A parsed line with its raw value. Parameter names are in lower case. */
export type Property = {
  parameters: Readonly<Record<string, string>>;
  value: string;
  /** False if the parser rejects the line: then the value is the part of it that looks like a date. */
  isReadable: boolean;
};

export function listProperties({ lines }: Component, name: string): Property[] {
  return (lines.get(name) ?? []).map(readProperty);
}

export function findProperty({ lines }: Component, name: string): Property | null {
  const [line] = lines.get(name) ?? [];
  return line === undefined ? null : readProperty(line);
}

/** Returns a name or a title, unescaped. */
export function findText({ lines }: Component, name: string): string | null {
  const [line] = lines.get(name) ?? [];
  if (line === undefined) return null;
  try {
    const value: unknown = ICAL.parse.property(line)[3];
    return typeof value === 'string' ? value : null;
  } catch {
    return line.slice(line.indexOf(':') + 1);
  }
}

/** Keeps raw values: the parser would repair bad ones instead of rejecting them. */
const asWritten = { property: {}, param: {}, value: {}, propertyGroups: false };

/** Caches parsed parameters by the text before the colon: thousands of lines share it. */
const knownHeads = new Map<string, Property['parameters']>();
const MAX_HEADS = 1000;

function readProperty(line: string): Property {
  const head = line.slice(0, line.indexOf(':'));
  const known = knownHeads.get(head);
  const rest = line.slice(head.length + 1).trim();
  if (known && !rest.includes(':')) return { parameters: known, value: rest, isReadable: true };
  try {
    const [, parameters, , value] = ICAL.parse.property(line, asWritten) as JCal;
    if (parameters['tzid'] && value.includes(':')) return withZoneInTwo(parameters, value);
    if (!head.includes('"') && knownHeads.size < MAX_HEADS) knownHeads.set(head, parameters);
    return { parameters, value: value.trim(), isReadable: true };
  } catch {
    const value = /\d{4}-?\d\d-?\d\d\S*$/.exec(line)?.[0] ?? '';
    return { parameters: {}, value, isReadable: false };
  }
}

type JCal = [name: string, parameters: Record<string, string>, type: string, value: string];

/**
 * Parses `TZID=(GMT-05:00) Eastern Time:20261204T090000`: a name with a colon needs quotes, but many programs omit
 * them.
 */
function withZoneInTwo(parameters: Property['parameters'], written: string): Property {
  const [, rest, value] = /^(.*?):(\d{8}.*)$/.exec(written) ?? [];
  const tzid = `${parameters['tzid']}:${rest}`;
  return rest === undefined || value === undefined
    ? { parameters, value: written.trim(), isReadable: true }
    : { parameters: { ...parameters, tzid }, value: value.trim(), isReadable: true };
}
