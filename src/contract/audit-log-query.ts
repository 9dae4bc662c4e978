import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';

const day = z.optional(z.string().check(z.refine(isDay, 'Please choose a day')));
const word = z.optional(z.string().check(z.trim(), z.maxLength(100, 'That is too long')));

/** What the log is searched by. Days are the island's, both included. */
export const auditQuery = z.object({
  admin: z.optional(z.uuid('There is no such admin')),
  act: word,
  search: word,
  from: day,
  to: day,
  after: z.optional(z.string()),
});
export type AuditQuery = z.infer<typeof auditQuery>;
