import ICAL from 'ical.js';
import type { Component } from './calendar-components.ts';

/** A line with its value as it was written. Names of parameters are in small letters. */
export type Property = {
  parameters: Readonly<Record<string, string>>;
  value: string;
  /** False of a line that is none: then the value is what looks like a date in it. */
  isReadable: boolean;
};

export function propertiesOf({ lines }: Component, name: string): Property[] {
  return (lines.get(name) ?? []).map(readProperty);
}

/** The first line of this name. */
export function propertyOf({ lines }: Component, name: string): Property | null {
  const [line] = lines.get(name) ?? [];
  return line === undefined ? null : readProperty(line);
}

/** A name or a title, without the marks that protected its commas. */
export function textOf({ lines }: Component, name: string): string | null {
  const [line] = lines.get(name) ?? [];
  if (line === undefined) return null;
  try {
    const value: unknown = ICAL.parse.property(line)[3];
    return typeof value === 'string' ? value : null;
  } catch {
    return line.slice(line.indexOf(':') + 1);
  }
}

/** Values stay as they were written: the parser would change bad ones instead of refusing them. */
const asWritten = { property: {}, param: {}, value: {}, propertyGroups: false };

/** Thousands of lines of a calendar begin alike. */
const begun = new Map<string, Property['parameters']>();
const MOST_BEGINNINGS = 1000;

function readProperty(line: string): Property {
  const head = line.slice(0, line.indexOf(':'));
  const known = begun.get(head);
  const rest = line.slice(head.length + 1).trim();
  if (known && !rest.includes(':')) return { parameters: known, value: rest, isReadable: true };
  try {
    const [, parameters, , value] = ICAL.parse.property(line, asWritten) as JCal;
    if (parameters['tzid'] && value.includes(':')) return withZoneInTwo(parameters, value);
    if (!head.includes('"') && begun.size < MOST_BEGINNINGS) begun.set(head, parameters);
    return { parameters, value: value.trim(), isReadable: true };
  } catch {
    const value = /\d{4}-?\d\d-?\d\d\S*$/.exec(line)?.[0] ?? '';
    return { parameters: {}, value, isReadable: false };
  }
}

type JCal = [name: string, parameters: Record<string, string>, type: string, value: string];

/** `TZID=(GMT-05:00) Eastern Time:20261204T090000`: a name with a colon should be in quotes, and often is not. */
function withZoneInTwo(parameters: Property['parameters'], written: string): Property {
  const [, rest, value] = /^(.*?):(\d{8}.*)$/.exec(written) ?? [];
  const tzid = `${parameters['tzid']}:${rest}`;
  return rest === undefined || value === undefined
    ? { parameters, value: written.trim(), isReadable: true }
    : { parameters: { ...parameters, tzid }, value: value.trim(), isReadable: true };
}
