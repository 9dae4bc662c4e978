import {
  acceptInvitationPayload,
  adminRolePayload,
  inviteAdminPayload,
  invitationQuery,
} from './admin-roster-payloads.ts';
import {
  adminRemovedView,
  invitationView,
  rosterEntryView,
  rosterView,
} from './admin-roster-views.ts';
import { adminView } from './admin-views.ts';
import type { Endpoint } from './endpoint.ts';

const INVITATIONS = { name: 'admin-invitations', most: 60, withinSeconds: 600 };

/** Who the admins are, and how one becomes one. There is always a super admin. */
export const adminRosterEndpoints = {
  admins: {
    method: 'GET',
    path: '/api/admin/admins',
    caller: 'admin',
    act: 'see-admins',
    summary: 'Every admin, the invited ones included',
    answers: { 200: rosterView },
  },
  inviteAdmin: {
    method: 'POST',
    path: '/api/admin/admins',
    caller: 'admin',
    act: 'invite-admin',
    summary: 'Invite an admin by a mailed link, which is good for 48 hours and works once',
    payload: inviteAdminPayload,
    answers: { 201: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  inviteAdminAgain: {
    method: 'POST',
    path: '/api/admin/admins/{id}/invitation',
    caller: 'admin',
    act: 'invite-admin',
    summary: 'Mail a new link to an invited admin; the one before ends',
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  changeAdminRole: {
    method: 'PUT',
    path: '/api/admin/admins/{id}/role',
    caller: 'admin',
    act: 'change-admin-role',
    summary: 'Change an admin’s role; the last super admin stays one',
    payload: adminRolePayload,
    answers: { 200: rosterEntryView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  removeAdmin: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}',
    caller: 'admin',
    act: 'remove-admin',
    summary: 'Remove an admin and end their sessions; the last super admin stays',
    answers: { 200: adminRemovedView },
    problems: ['forbidden', 'not-found', 'conflict'],
  },
  resetSecondStep: {
    method: 'DELETE',
    path: '/api/admin/admins/{id}/second-step',
    caller: 'admin',
    act: 'reset-second-step',
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
