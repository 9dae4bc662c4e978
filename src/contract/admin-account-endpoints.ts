import {
  changePasswordPayload,
  confirmSecondStepPayload,
  passwordAndCodePayload,
  renamePayload,
  startSecondStepPayload,
} from './admin-account-payloads.ts';
import {
  adminAccountView,
  endedSessionsView,
  recoveryCodesView,
  secondStepStartView,
} from './admin-account-views.ts';
import { adminView } from './admin-views.ts';
import type { Endpoint } from './endpoint.ts';

/** What admins do with their own account. */
export const adminAccountEndpoints = {
  adminAccount: {
    method: 'GET',
    path: '/api/admin/account',
    caller: 'admin',
    act: 'see-own-account',
    beforeSecondStep: true,
    summary: 'The admin’s own second step and sessions',
    answers: { 200: adminAccountView },
  },
  renameAdmin: {
    method: 'PUT',
    path: '/api/admin/account',
    caller: 'admin',
    act: 'change-own-account',
    summary: 'Change one’s own name',
    payload: renamePayload,
    answers: { 200: adminView },
  },
  changeAdminPassword: {
    method: 'POST',
    path: '/api/admin/account/password',
    caller: 'admin',
    act: 'change-own-account',
    summary: 'Change one’s own password; every other session ends',
    payload: changePasswordPayload,
    answers: { 200: endedSessionsView },
    problems: ['too-many'],
  },
  endOtherAdminSessions: {
    method: 'POST',
    path: '/api/admin/account/sessions/end-others',
    caller: 'admin',
    act: 'change-own-account',
    summary: 'Sign out everywhere else',
    answers: { 200: endedSessionsView },
  },
  startSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step',
    caller: 'admin',
    act: 'change-own-account',
    beforeSecondStep: true,
    summary: 'Set up an authenticator app; nothing changes until its first code is confirmed',
    payload: startSecondStepPayload,
    answers: { 200: secondStepStartView },
    problems: ['conflict', 'too-many'],
  },
  confirmSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step/confirm',
    caller: 'admin',
    act: 'change-own-account',
    beforeSecondStep: true,
    summary:
      'Confirm the app’s first code: from now on signing in takes one. The recovery codes are answered once',
    payload: confirmSecondStepPayload,
    answers: { 200: recoveryCodesView },
    problems: ['conflict'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/admin/account/second-step/recovery-codes',
    caller: 'admin',
    act: 'change-own-account',
    summary: 'New recovery codes in place of the old ones',
    payload: passwordAndCodePayload,
    answers: { 200: recoveryCodesView },
    problems: ['conflict', 'too-many'],
  },
  endSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step/off',
    caller: 'admin',
    act: 'change-own-account',
    summary: 'Switch the second step off',
    payload: passwordAndCodePayload,
    answers: { 200: adminView },
    problems: ['conflict', 'too-many'],
  },
} as const satisfies Record<string, Endpoint>;
