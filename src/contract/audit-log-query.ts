import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';

const day = z.optional(z.string().check(z.refine(isDay, 'Please choose a day')));
const word = z.optional(z.string().check(z.trim(), z.maxLength(100, 'That is too long')));

/** What the log is searched by. Days are the island's, both included. */
export const auditFilter = z.object({
  admin: z.optional(z.uuid('There is no such admin')),
  act: word,
  search: word,
  from: day,
  to: day,
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = z.extend(auditFilter, { after: z.optional(z.string()) });
