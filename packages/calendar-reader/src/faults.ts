import { findText, type Component } from './parsing/calendar-components.ts';

/** A calendar that could not be read; the message is for its owner. */
export class CalendarProblem extends Error {}

export function tooLarge(maxBytes: number): CalendarProblem {
  return new CalendarProblem(`This calendar is larger than ${maxBytes / 1_000_000} MB.`);
}

/**
 * Why a part of an event could not be read, as text for the calendar's owner. `wallMs` is the event's day, if known.
 */
export type Fault = { reason: string; wallMs: number | null };
export type NoteFault = (reason: string, wallMs?: number | null) => void;

export const reasons = {
  start: 'When it starts cannot be read, so its day is closed.',
  undated: 'No date can be read in it, so it closes nothing.',
  end: 'When it ends cannot be read, so it is closed to the end of the day.',
  rule: 'How it repeats cannot be read, so only its first time is closed.',
  tooOften: 'It repeats too often to be followed, so everything from then on is closed.',
  exception: 'A date that is taken out of it cannot be read, so no date is opened by that.',
  added: 'A date that is added to it cannot be read.',
  replaced: 'Which time of its series it stands for cannot be read, so both are closed.',
  busyTime: 'A busy time in it cannot be read.',
  zone: (name: string) =>
    `Its time zone “${name.slice(0, 60)}” is not known, so its times may be some hours off.`,
} as const;

/** A faulty event, described for the calendar's owner. The date is `yyyy-MM-dd`. */
export type FaultyEvent = { summary: string | null; date: string | null; reason: string };

const MAX_SUMMARY_LENGTH = 120;

export function faultyEvent(part: Component, { reason, wallMs }: Fault): FaultyEvent {
  // Replaces half of a surrogate pair that the cut has split: PostgreSQL cannot store it.
  const summary = findText(part, 'SUMMARY')?.trim().slice(0, MAX_SUMMARY_LENGTH).toWellFormed();
  return {
    summary: summary || null,
    date: wallMs === null ? null : new Date(wallMs).toISOString().slice(0, 10),
    reason: reason.toWellFormed(),
  };
}
