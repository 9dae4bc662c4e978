import * as z from 'zod/mini';
import { pageOf } from './paging.ts';

/** An entry of the log. `sentence` says all that most readers want to know. */
export const auditEntryView = z.object({
  id: z.number(),
  at: z.string(),
  sentence: z.string(),
  act: z.string(),
  /** Null where nobody is known: a sign-in that failed. */
  adminId: z.nullable(z.string()),
  adminName: z.string(),
  subject: z.object({ kind: z.string(), id: z.nullable(z.string()), name: z.string() }),
  facts: z.record(z.string(), z.unknown()),
  address: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;
export const auditPageView = pageOf(auditEntryView);
export type AuditPageView = z.infer<typeof auditPageView>;

/** Whose acts can be asked for: everybody who ever was an admin. */
export const auditPeopleView = z.array(z.object({ id: z.string(), name: z.string() }));
export type AuditPeopleView = z.infer<typeof auditPeopleView>;
