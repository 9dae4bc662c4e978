import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';

const NOT_A_KEY = 'This is no place in the list';
const id = z.uuid(NOT_A_KEY);
const WRITTEN_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

/** Where a list by name goes on: the name in small letters, and the id. */
export const nameKey = z.tuple([z.string().check(z.regex(/^[^\0]*$/, NOT_A_KEY)), id]);

/** Where a list by day goes on. */
export const dayKey = z.tuple([z.string().check(z.refine(isDay, NOT_A_KEY)), id]);

/** Where a list by time goes on: the time to the microsecond, as the database writes it, and the id. */
export const timeKey = z.tuple([z.string().check(z.regex(WRITTEN_TIME, NOT_A_KEY)), id]);
