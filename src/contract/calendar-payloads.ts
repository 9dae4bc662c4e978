import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/days.ts';

const boats = {
  allBoats: z.boolean(),
  boatIds: z.array(z.uuid('This boat is not one of yours.')).check(z.maxLength(500)),
};

/** Which provider to begin with; `apple` is what people call iCloud. */
export const startCalendarQuery = z.object({
  provider: z.optional(
    z.enum(['google', 'microsoft', 'apple', 'icloud'], {
      error: 'Please choose Google, Microsoft or Apple.',
    }),
  ),
});

export const selectCalendarPayload = z.object({
  calendarId: z.string().check(z.trim(), z.minLength(1, 'Please choose a calendar.')),
});

export const concernedBoatsPayload = z.object(boats);

const address = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter the address.'), z.maxLength(2000));

export const newFeedPayload = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give it a name.'),
      z.maxLength(80, 'Please choose a shorter name.'),
    ),
  address,
  ...boats,
});
export type NewFeedPayload = z.infer<typeof newFeedPayload>;

/** Where a trip moves that a busy time has landed on. */
export const moveTripPayload = z.object({
  date: z.string().check(z.refine(isDay, 'Please choose a date.')),
  /** Null for a charter that has no start time. */
  time: z.nullable(z.string().check(z.refine(isTime, 'Please choose a time.'))),
});
export type MoveTripPayload = z.infer<typeof moveTripPayload>;

export const answerTripPayload = z.object({ answer: z.enum(['yes', 'no']) });
