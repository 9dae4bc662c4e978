import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin-permissions.ts';

/** `invited` has not chosen a password yet; `lapsed` did not in time, and can be invited again. */
export const adminStatuses = ['active', 'invited', 'lapsed'] as const;

/** An admin as super admins see them. */
export const rosterEntryView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  standing: z.enum(adminStatuses),
  hasSecondStep: z.boolean(),
  isYou: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
});
export type RosterEntryView = z.infer<typeof rosterEntryView>;
export const rosterView = z.array(rosterEntryView);

/** Whom an invitation is for. */
export const invitationView = z.object({ name: z.string(), email: z.string() });
export type InvitationView = z.infer<typeof invitationView>;

export const adminRemovedView = z.object({ removed: z.literal(true) });
