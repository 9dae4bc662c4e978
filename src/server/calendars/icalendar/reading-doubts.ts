import type { FaultyEventView } from '#contract/calendar-api.ts';
import type { Component } from './calendar-components.ts';
import { textOf } from './property-lines.ts';

/** What could not be read of an event, in words for its operator, and the day where it stands. */
export type Doubt = { reason: string; wallMs: number | null };
export type Note = (reason: string, wallMs?: number | null) => void;

export const doubts = {
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

const LONGEST_SUMMARY = 120;

/** The event as its operator knows it. What was cut through the middle of a letter is kept by no database. */
export function faultyEvent(part: Component, { reason, wallMs }: Doubt): FaultyEventView {
  const summary = textOf(part, 'SUMMARY')?.trim().slice(0, LONGEST_SUMMARY).toWellFormed();
  return {
    summary: summary || null,
    date: wallMs === null ? null : new Date(wallMs).toISOString().slice(0, 10),
    reason: reason.toWellFormed(),
  };
}
