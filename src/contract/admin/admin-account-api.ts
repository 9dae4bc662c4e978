import * as z from 'zod/mini';
import { adminRoles } from '#domain/admin/admin-permissions.ts';
import {
  MIN_ADMIN_PASSWORD_LENGTH,
  MAX_ADMIN_PASSWORD_LENGTH,
} from '#domain/admin/admin-sign-in.ts';
import { isOneLine } from '#domain/fields/plain-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { signedOutView } from '../operator/operator-api.ts';
import { nameField } from '../fields/name-field.ts';

/** POST /api/admin/login (spec 5: admin login). */
export const adminLoginPayload = z.object({
  email: z
    .string('Please enter both email and password')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter both email and password'),
      z.maxLength(254, 'Please enter a valid email address'),
      z.refine(isOneLine, 'Please enter a valid email address'),
    ),
  password: z
    .string('Please enter both email and password')
    .check(
      z.minLength(1, 'Please enter both email and password'),
      z.maxLength(200, 'This password is too long'),
    ),
  /** Code of the authenticator app, or a recovery code; required with two-factor sign-in. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'This code is too long'))),
});
export type AdminLoginPayload = z.infer<typeof adminLoginPayload>;

const minLengthMessage = `Please choose at least ${MIN_ADMIN_PASSWORD_LENGTH} characters`;

export const chosenPassword = z
  .string(minLengthMessage)
  .check(
    z.minLength(MIN_ADMIN_PASSWORD_LENGTH, minLengthMessage),
    z.maxLength(
      MAX_ADMIN_PASSWORD_LENGTH,
      `Please choose at most ${MAX_ADMIN_PASSWORD_LENGTH} characters`,
    ),
  );

const ownPassword = z
  .string('Please enter your password')
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(200, 'This password is not right'),
  );

const code = z
  .string('Please enter the code')
  .check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(40, 'That is no code'));

/** Name of an admin in the portal and in the audit log. */
export const adminName = nameField('Please enter a name');

export const renamePayload = z.object({ name: adminName });

export const changePasswordPayload = z.object({
  password: ownPassword,
  newPassword: chosenPassword,
});

export const startSecondStepPayload = z.object({ password: ownPassword });

export const confirmSecondStepPayload = z.object({ code });

/** Payload to disable two-factor sign-in, and to regenerate recovery codes. */
export const passwordAndCodePayload = z.object({ password: ownPassword, code });

/** The signed-in admin for display; contains no credentials. */
export const adminView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  /** Whether sign-in also requires a code of an authenticator app. */
  hasSecondStep: z.boolean(),
  /** Whether everything else is locked until two-factor sign-in is set up. */
  mustSetUpSecondStep: z.boolean(),
});
export type AdminView = z.infer<typeof adminView>;

export const adminSessionView = z.object({
  isThisOne: z.boolean(),
  /** Such as "Chrome on Windows". */
  browser: z.string(),
  address: z.string(),
  begunAt: z.string(),
  lastSeenAt: z.string(),
});
export type AdminSessionView = z.infer<typeof adminSessionView>;

/** The account page's data beyond the admin. */
export const adminAccountView = z.object({
  /** Start of two-factor sign-in; null if it is off. */
  secondStepSince: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  sessions: z.array(adminSessionView),
});
export type AdminAccountView = z.infer<typeof adminAccountView>;

/** Setup data for an authenticator app: a QR code (SVG) and the key to type. */
export const secondStepStartView = z.object({ picture: z.string(), key: z.string() });
export type SecondStepStartView = z.infer<typeof secondStepStartView>;

/** Displayed only once. */
export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) });

export const endedSessionsView = z.object({ ended: z.number() });

export const adminAccessEndpoints = {
  adminLogin: {
    method: 'POST',
    path: '/api/admin/login',
    caller: 'visitor',
    sameOrigin: true,
    summary:
      'Sign an admin in; the session is an http-only cookie. Where the second step is on, a 401 whose facts say needs: code asks for the code, too',
    payload: adminLoginPayload,
    answers: { 200: adminView },
    problems: ['unauthenticated', 'too-many'],
  },
  adminLogout: {
    method: 'POST',
    path: '/api/admin/logout',
    caller: 'admin',
    permission: 'see-own-account',
    beforeSecondStep: true,
    summary: 'End the admin’s session',
    answers: { 200: signedOutView },
  },
  adminMe: {
    method: 'GET',
    path: '/api/admin/me',
    caller: 'admin',
    permission: 'see-own-account',
    beforeSecondStep: true,
    summary: 'The signed-in admin',
    answers: { 200: adminView },
  },
} as const satisfies Record<string, Endpoint>;

export const adminAccountEndpoints = {
  adminAccount: {
    method: 'GET',
    path: '/api/admin/account',
    caller: 'admin',
    permission: 'see-own-account',
    beforeSecondStep: true,
    summary: 'The admin’s own second step and sessions',
    answers: { 200: adminAccountView },
  },
  renameAdmin: {
    method: 'PUT',
    path: '/api/admin/account',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Change one’s own name',
    payload: renamePayload,
    answers: { 200: adminView },
  },
  changeAdminPassword: {
    method: 'POST',
    path: '/api/admin/account/password',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Change one’s own password; every other session ends',
    payload: changePasswordPayload,
    answers: { 200: endedSessionsView },
    problems: ['too-many'],
  },
  endOtherAdminSessions: {
    method: 'POST',
    path: '/api/admin/account/sessions/end-others',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Sign out everywhere else',
    answers: { 200: endedSessionsView },
  },
  startSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step',
    caller: 'admin',
    permission: 'change-own-account',
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
    permission: 'change-own-account',
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
    permission: 'change-own-account',
    summary: 'New recovery codes in place of the old ones',
    payload: passwordAndCodePayload,
    answers: { 200: recoveryCodesView },
    problems: ['conflict', 'too-many'],
  },
  endSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step/off',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Switch the second step off',
    payload: passwordAndCodePayload,
    answers: { 200: adminView },
    problems: ['conflict', 'too-many'],
  },
} as const satisfies Record<string, Endpoint>;
