import { findIana } from 'windows-iana';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Calendar } from './calendar-components.ts';
import { ianaZone, island, utc, zoneAt, type Window, type Zone } from './iana-zones.ts';
import { textOf } from './property-lines.ts';
import { describedZone } from './vtimezone.ts';

/** `isSure` is false of one that is only a guess. */
export type NamedZone = { zone: Zone; isSure: boolean };

export type Zones = {
  named: (name: string) => NamedZone;
  /** Of times that name none: the only one that the file describes, else the calendar's, else the island's. */
  floating: Zone;
};

export function zonesOf(calendar: Calendar, window: Window): Zones {
  const known = new Map<string, NamedZone>();
  const described = calendar.zones.map((zone) => ({ name: textOf(zone, 'TZID')?.trim(), zone }));
  const named = (name: string): NamedZone => {
    const before = known.get(name);
    if (before) return before;
    const own = described.find((each) => each.name === name)?.zone;
    const found = zoneOf(name, () => own && describedZone(own, window));
    known.set(name, found);
    return found;
  };
  const names = [...new Set(described.map(({ name }) => name))];
  const meant = names.length === 1 ? names[0] : names.length === 0 ? calendar.zoneName : null;
  return { named, floating: meant ? named(meant).zone : island };
}

/** IANA's rules overrule a description of that name; a description stands before the table of Windows's names. */
function zoneOf(name: string, describe: () => Zone | null | undefined): NamedZone {
  const zone =
    (/^(z|utc|gmt)$/i.test(name) ? utc : ianaZone(name)) ??
    describe() ??
    windowsZone(name) ??
    (/^tzone:\/\/Microsoft\/Utc$/i.test(name) ? utc : null) ??
    zoneAtEndOf(name) ??
    zoneByOffset(name);
  if (zone) return { zone, isSure: true };
  const guess = offsetIn(name);
  return { zone: guess === null ? island : zoneAt(guess), isSure: false };
}

function windowsZone(name: string): Zone | null {
  const [iana] = findIana(name);
  return iana === undefined ? null : ianaZone(iana);
}

/** `/citadel.org/20210210_1/America/Puerto_Rico` */
function zoneAtEndOf(name: string): Zone | null {
  const parts = name.split('/').filter(Boolean).slice(-3);
  while (parts.length > 1) {
    const zone = ianaZone(parts.join('/'));
    if (zone) return zone;
    parts.shift();
  }
  return null;
}

/** `GMT-0400`, `UTC+5:30`: no more than that. */
function zoneByOffset(name: string): Zone | null {
  const offset = /^\(?(?:UTC|GMT)[+-][\d:]+\)?$/i.test(name) ? offsetIn(name) : null;
  return offset === null ? null : zoneAt(offset);
}

/** `(UTC-05:00) Eastern Time`: whether its clocks change is not said. */
function offsetIn(name: string): number | null {
  const match = /(?:UTC|GMT) ?([+-])(\d\d?):?(\d\d)?/i.exec(name);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === '-' ? -1 : 1) * minutes * MINUTE_MS;
}
