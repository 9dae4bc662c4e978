import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/days.ts';

const NOT_A_KEY = 'This is no place in the list';
const id = z.uuid(NOT_A_KEY);
const WRITTEN_TIME =
  /^(?<day>[\d-]{10}) (?<time>[\d:]{5}):[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Where a list by name goes on: the name in small letters, and the id. */
export const nameKey = z.tuple([z.string().check(z.regex(/^[^\0]*$/, NOT_A_KEY)), id]);

/** Where a list of trips goes on: the first day, the time ('' for a charter), and the id. */
export const tripKey = z.tuple([
  z.string().check(z.refine(isDay, NOT_A_KEY)),
  z.string().check(z.refine((time) => time === '' || isTime(time), NOT_A_KEY)),
  id,
]);

/** A time to the microsecond, as the database writes it. */
export const writtenTime = z.string().check(z.refine(isWrittenTime, NOT_A_KEY));

/** Where a list by time goes on: the time and the id. */
export const timeKey = z.tuple([writtenTime, id]);

function isWrittenTime(text: string): boolean {
  const { day = '', time = '' } = WRITTEN_TIME.exec(text)?.groups ?? {};
  return isDay(day) && isTime(time);
}
