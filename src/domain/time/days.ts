import { DAY_MS, HOUR_MS, MINUTE_MS, DAY_MINUTES } from './durations.ts';
import { memoizeFormatter } from './memoize-formatter.ts';

/** A date of the island's calendar, `yyyy-MM-dd`. */
export type Day = string;
/** A time of day on the island, `HH:mm`. */
export type Time = string;
/** A month of the island's calendar, `yyyy-MM`. */
export type Month = string;
/** The island's local day and time. */
export type IslandNow = { day: Day; time: Time };

export const ISLAND_ZONE = 'America/Lower_Princes';
// The island is at UTC-4 all year, without daylight saving.
const ISLAND_OFFSET_MS = -4 * HOUR_MS;

/** Converts epoch milliseconds to the island's day and time. */
export function toIslandNow(epochMs: number): IslandNow {
  const iso = new Date(epochMs + ISLAND_OFFSET_MS).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** Converts the island's day and time to epoch milliseconds; without a time, the start of the day. */
export function toInstant(day: Day, time: Time | null): number {
  return dayNumber(day) * DAY_MS + toMinutes(time ?? '00:00') * MINUTE_MS - ISLAND_OFFSET_MS;
}

/**
 * Whether a text is a real calendar day as `yyyy-MM-dd`. Rejects year 9999, so that adding days or months never
 * overflows the four digits.
 */
export function isDay(text: string): boolean {
  if (!/^(?!9999)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.UTC(getYear(text), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

/** Whether a text is a month of the calendar as `yyyy-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** Whether a text is a time from `00:00` to `23:59`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count);
}

/** Days from one day to another; negative when `to` is earlier. */
export function countDaysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns every day from first to last, both inclusive; empty if last is earlier. */
export function listDays(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, countDaysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/** 0 is Sunday. */
export function computeWeekday(day: Day): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

export function getMonth(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const index = getYear(month) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = Math.floor(index / 12);
  return `${String(year).padStart(4, '0')}-${String(index - year * 12 + 1).padStart(2, '0')}`;
}

export function listMonthDays(month: Month): Day[] {
  const first = `${month}-01`;
  return listDays(first, addDays(`${addMonths(month, 1)}-01`, -1));
}

/** Minutes since midnight. */
export function toMinutes(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Inverse of `toMinutes`. Minutes of the previous or next day give the time on that day. */
export function toTime(minutes: number): Time {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

/** "Friday, December 4" */
export function formatWeekdayDay(day: Day): string {
  return formatParts(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** "Friday, December 4, 2026" */
export function formatFullDay(day: Day): string {
  return formatParts(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Fri, Dec 4" */
export function formatShortWeekday(day: Day): string {
  return formatParts(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "Dec 4" */
export function formatShortDay(day: Day): string {
  return formatParts(day, { month: 'short', day: 'numeric' });
}

/** "December 2026" */
export function formatMonth(month: Month): string {
  return formatParts(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** "2:00 PM" for "14:00" (spec 9: 12-hour when displayed). */
export function formatTime(time: Time): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function dayNumber(day: Day): number {
  return Date.UTC(getYear(day), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

function dayFromNumber(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

function getYear(text: string): number {
  return Number(text.slice(0, 4));
}

function formatParts(day: Day, parts: Intl.DateTimeFormatOptions): string {
  const utcMidnight = new Date(dayNumber(day) * DAY_MS);
  return englishFormat('en', parts).format(utcMidnight);
}

const englishFormat = memoizeFormatter(
  (_: 'en', parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }),
);
