import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin-permissions.ts';
import { adminName, chosenPassword } from './admin-account-payloads.ts';

const email = z
  .string('Please enter a valid email address')
  .check(
    z.trim(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );
const role = z.enum(adminRoles, 'Please choose a role');

export const inviteAdminPayload = z.object({ name: adminName, email, role });
export type InviteAdminPayload = z.infer<typeof inviteAdminPayload>;
export const adminRolePayload = z.object({ role });

/** What the mailed link carries. */
const invitation = z
  .string('This link is not complete')
  .check(z.minLength(1, 'This link is not complete'), z.maxLength(500, 'This link is not right'));
export const invitationQuery = z.object({ invitation });
export const acceptInvitationPayload = z.object({ invitation, password: chosenPassword });
export type AcceptInvitationPayload = z.infer<typeof acceptInvitationPayload>;
