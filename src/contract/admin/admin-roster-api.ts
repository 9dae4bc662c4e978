import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin/admin-permissions.ts';
import { adminName, chosenPassword, adminView } from './admin-account-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { emailField } from '../fields/payload-fields.ts';

const email = emailField('Please enter a valid email address');

const role = z.enum(adminRoles, 'Please choose a role');

export const inviteAdminPayload = z.object({ name: adminName, email, role });
export type InviteAdminPayload = z.infer<typeof inviteAdminPayload>;

export const adminRolePayload = z.object({ role });

const invitation = z
  .string('This link is not complete')
  .check(z.minLength(1, 'This link is not complete'), z.maxLength(500, 'This link is not right'));

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

const INVITATIONS = { name: 'admin-invitations', most: 60, withinSeconds: 600 };

/** Endpoints of the admins and their invitations. At least one super admin always remains. */
export const adminRosterEndpoints = {
  admins: {
    method: 'GET',
    path: '/api/admin/admins',
    caller: 'admin',
    permission: 'see-admins',
    summary: 'Every admin, the invited ones included',
    answers: { 200: rosterView },
  },
  inviteAdmin: {
    method: 'POST',
    path: '/api/admin/admins',
    caller: 'admin',
    permission: 'invite-admin',
    summary: 'Invite an admin by a mailed link, which is good for 48 hours and works once',
    payload: inviteAdminPayload,
    answers: { 201: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  inviteAdminAgain: {
    method: 'POST',
    path: '/api/admin/admins/{id}/invitation',
    caller: 'admin',
    permission: 'invite-admin',
    summary: 'Mail a new link to an invited admin; the one before ends',
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  changeAdminRole: {
    method: 'PUT',
    path: '/api/admin/admins/{id}/role',
    caller: 'admin',
    permission: 'change-admin-role',
    summary: 'Change an admin’s role; the last super admin stays one',
    payload: adminRolePayload,
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  removeAdmin: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}',
    caller: 'admin',
    permission: 'remove-admin',
    summary: 'Remove an admin and end their sessions; the last super admin stays',
    answers: { 200: adminRemovedView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  resetSecondStep: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}/second-step',
    caller: 'admin',
    permission: 'reset-second-step',
    summary: 'Switch the second step of another admin off and end their sessions',
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  adminInvitation: {
    method: 'GET',
    path: '/api/admin/invitation',
    caller: 'visitor',
    sameOrigin: true,
    limit: INVITATIONS,
    summary: 'Whom a mailed invitation is for',
    query: invitationQuery,
    answers: { 200: invitationView },
    problems: ['not-found'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/admin/invitation',
    caller: 'visitor',
    sameOrigin: true,
    limit: INVITATIONS,
    summary: 'Accept an invitation with a password, and be signed in',
    payload: acceptInvitationPayload,
    answers: { 200: adminView },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
