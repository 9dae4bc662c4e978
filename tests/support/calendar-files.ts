import ical, { type VEvent } from 'node-ical';
import { expect } from 'vitest';
import type { InboxMail } from '../../src/sandbox/mail/inbox-mail.ts';

/** The event of the calendar file that a mail brings. */
export function eventIn(mail: InboxMail): VEvent {
  const [file] = mail.attachments;
  expect(file?.type).toBe('text/calendar');
  expect(file?.name).toMatch(/^SXM-[0-9A-Z]{4}-[0-9A-Z]{4}\.ics$/);
  return eventOf(file?.content ?? '');
}

/** The one event of a calendar file. */
export function eventOf(file: string): VEvent {
  const events = Object.values(ical.sync.parseICS(file)).filter((each) => each?.type === 'VEVENT');
  expect(events).toHaveLength(1);
  return events[0] as VEvent;
}
