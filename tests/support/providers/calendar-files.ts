import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';

/** An event as calendar programs read it. */
export type FiledEvent = {
  uid: string;
  /** METHOD of the file; null if the file is not an invitation. */
  method: string | null;
  /** `mailto:` URL of the organizer; null without one. */
  organizer: string | null;
  summary: string;
  location: string;
  /** Latitude and longitude; null without a position. */
  geo: number[] | null;
  status: string | null;
  sequence: number;
  dtstamp: string | null;
  start: Date;
  /** Null for an event with only a start. */
  end: Date | null;
  description: string | null;
  /** Zone of the start. */
  zone: string;
};

/** Parses the event of a mail's calendar file. */
export function readAttachedEvent(mail: InboxMail): FiledEvent {
  const [file] = mail.attachments;
  expect(file?.type).toBe('text/calendar');
  expect(file?.name).toMatch(/^SXM-[0-9A-Z]{4}-[0-9A-Z]{4}\.ics$/);
  return parseOnlyEvent(file?.content ?? '');
}

/** Parses the only event of a calendar file. */
export function parseOnlyEvent(file: string): FiledEvent {
  const [event, ...others] = parseEvents(file);
  if (!event || others.length > 0)
    throw new Error(`The file does not contain exactly one event: ${file}`);
  return event;
}

export function parseEvents(file: string): FiledEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, summary, location, sequence, startDate, endDate } = new ICAL.Event(part);
    const text = (name: string) => part.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid,
      summary,
      location,
      sequence,
      method: calendar.getFirstPropertyValue('method')?.toString() ?? null,
      organizer: text('organizer'),
      geo: (part.getFirstPropertyValue('geo') as number[] | null) ?? null,
      status: text('status'),
      dtstamp: text('dtstamp'),
      start: startDate.toJSDate(),
      end: part.hasProperty('dtend') ? endDate.toJSDate() : null,
      description: text('description'),
      zone: startDate.zone?.tzid ?? '',
    };
  });
}
