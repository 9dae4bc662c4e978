import { INVITATION_HOURS } from '#domain/admin/admin-sign-in.ts';
import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin/admin-permissions.ts';
import { adminName, chosenPassword, adminView } from './admin-account-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { emailField } from '../fields/payload-fields.ts';

const email = emailField('email.invalid');

const role = z.enum(adminRoles, 'role.choose');

export const inviteAdminPayload = z.object({ name: adminName, email, role });
export type InviteAdminPayload = z.infer<typeof inviteAdminPayload>;

export const adminRolePayload = z.object({ role });

const invitation = z
  .string('link.incomplete')
  .check(z.minLength(1, 'link.incomplete'), z.maxLength(500, 'link.invalid'));

export const invitationQuery = z.object({ invitation });

export const acceptInvitationPayload = z.object({ invitation, password: chosenPassword });
export type AcceptInvitationPayload = z.infer<typeof acceptInvitationPayload>;

/** `invited`: has not chosen a password yet. `lapsed`: the invitation expired and can be sent again. */
export const adminStatuses = ['active', 'invited', 'lapsed'] as const;

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

/** Recipient of an invitation. */
export const invitationView = z.object({ name: z.string(), email: z.string() });
export type InvitationView = z.infer<typeof invitationView>;

export const adminRemovedView = z.object({ removed: z.literal(true) });

const INVITATIONS = { name: 'admin-invitations', max: 60, withinSeconds: 600 };

/** Endpoints for admins and their invitations. At least one super admin always remains. */
export const adminRosterEndpoints = {
  admins: {
    method: 'GET',
    path: '/api/admin/admins',
    caller: 'admin',
    permission: 'see-admins',
    summary: 'All admins, including invited ones',
    answers: { 200: rosterView },
  },
  inviteAdmin: {
    method: 'POST',
    path: '/api/admin/admins',
    caller: 'admin',
    permission: 'invite-admin',
    summary: `Invite an admin by a mailed link that works once, for ${INVITATION_HOURS} hours`,
    payload: inviteAdminPayload,
    answers: { 201: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
    codes: ['adminEmail.taken'],
  },
  inviteAdminAgain: {
    method: 'POST',
    path: '/api/admin/admins/{id}/invitation',
    caller: 'admin',
    permission: 'invite-admin',
    summary: 'Mail an invited admin a new link; the previous one stops working',
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
    codes: ['invitation.accepted'],
  },
  changeAdminRole: {
    method: 'PUT',
    path: '/api/admin/admins/{id}/role',
    caller: 'admin',
    permission: 'change-admin-role',
    summary: 'Change an admin’s role. The last super admin keeps theirs',
    payload: adminRolePayload,
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
    codes: ['admin.last', 'admin.roleUnchanged', 'admin.useOwnPage', 'admin.gone'],
  },
  removeAdmin: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}',
    caller: 'admin',
    permission: 'remove-admin',
    summary: 'Remove an admin and end their sessions. The last super admin cannot be removed',
    answers: { 200: adminRemovedView },
    problems: ['forbidden', 'not-found', 'conflict'],
    codes: ['admin.gone', 'admin.last', 'admin.useOwnPage'],
  },
  resetSecondStep: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}/second-step',
    caller: 'admin',
    permission: 'reset-second-step',
    summary: 'Turn off another admin’s two-step verification and end their sessions',
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
    codes: ['admin.noSecondStep', 'admin.useOwnPage'],
  },
  adminInvitation: {
    method: 'GET',
    path: '/api/admin/invitation',
    caller: 'public',
    sameOrigin: true,
    limit: INVITATIONS,
    summary: 'The name and email address of an invitation',
    query: invitationQuery,
    answers: { 200: invitationView },
    problems: ['not-found'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/admin/invitation',
    caller: 'public',
    sameOrigin: true,
    limit: INVITATIONS,
    summary: 'Accept an invitation by setting a password, and sign in',
    payload: acceptInvitationPayload,
    answers: { 200: adminView },
    problems: ['not-found'],
    codes: ['invitation.used'],
  },
} as const satisfies Record<string, Endpoint>;
