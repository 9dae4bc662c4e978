import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
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
    .string('credentials.missing')
    .check(
      z.trim(),
      z.minLength(1, 'credentials.missing'),
      z.maxLength(254, 'email.invalid'),
      z.refine(isOneLine, 'email.invalid'),
    ),
  password: z
    .string('credentials.missing')
    .check(z.minLength(1, 'credentials.missing'), z.maxLength(200, 'password.tooLongToCheck')),
  /** Code from the authenticator app, or a recovery code; required with two-factor sign-in. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'code.tooLong'))),
});
export type AdminLoginPayload = z.infer<typeof adminLoginPayload>;

const minLengthMessage = issueMessage({
  code: 'password.minLength',
  values: { count: MIN_ADMIN_PASSWORD_LENGTH },
});

export const chosenPassword = z
  .string(minLengthMessage)
  .check(
    z.minLength(MIN_ADMIN_PASSWORD_LENGTH, minLengthMessage),
    z.maxLength(
      MAX_ADMIN_PASSWORD_LENGTH,
      issueMessage({ code: 'password.maxLength', values: { count: MAX_ADMIN_PASSWORD_LENGTH } }),
    ),
  );

const ownPassword = z
  .string('ownPassword.missing')
  .check(z.minLength(1, 'ownPassword.missing'), z.maxLength(200, 'ownPassword.wrong'));

const code = z
  .string('code.missing')
  .check(z.trim(), z.minLength(1, 'code.missing'), z.maxLength(40, 'code.invalid'));

/** Name of an admin in the portal and in the audit log. */
export const adminName = nameField('adminName.missing');

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
  /** Whether sign-in also requires a code from an authenticator app. */
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

/** The account page's data, besides `adminView`. */
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
    caller: 'public',
    sameOrigin: true,
    summary:
      'Sign an admin in. The session is an HTTP-only cookie. With two-step verification on, a 401 with the fact needs: code asks for the code',
    payload: adminLoginPayload,
    answers: { 200: adminView },
    problems: ['unauthenticated', 'too-many'],
    codes: ['credentials.wrong', 'rateLimit.signIn', 'signIn.codeNeeded', 'signIn.codeWrong'],
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
    summary: 'The signed-in admin’s two-step verification and sessions',
    answers: { 200: adminAccountView },
  },
  renameAdmin: {
    method: 'PUT',
    path: '/api/admin/account',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Change the signed-in admin’s name',
    payload: renamePayload,
    answers: { 200: adminView },
  },
  changeAdminPassword: {
    method: 'POST',
    path: '/api/admin/account/password',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Change the signed-in admin’s password; all other sessions end',
    payload: changePasswordPayload,
    answers: { 200: endedSessionsView },
    problems: ['too-many'],
    codes: ['password.localWord', 'password.tooCommon', 'password.tooUniform', 'rateLimit.signIn'],
  },
  endOtherAdminSessions: {
    method: 'POST',
    path: '/api/admin/account/sessions/end-others',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'End all other sessions of the signed-in admin',
    answers: { 200: endedSessionsView },
  },
  startSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step',
    caller: 'admin',
    permission: 'change-own-account',
    beforeSecondStep: true,
    summary: 'Set up an authenticator app; takes effect when its first code is confirmed',
    payload: startSecondStepPayload,
    answers: { 200: secondStepStartView },
    problems: ['conflict', 'too-many'],
    codes: ['rateLimit.signIn', 'secondStep.alreadyOn'],
  },
  confirmSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step/confirm',
    caller: 'admin',
    permission: 'change-own-account',
    beforeSecondStep: true,
    summary:
      'Confirm the app’s first code, which turns two-step verification on. The recovery codes are returned only here',
    payload: confirmSecondStepPayload,
    answers: { 200: recoveryCodesView },
    problems: ['conflict'],
    codes: ['code.wrong', 'secondStep.alreadyOn'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/admin/account/second-step/recovery-codes',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Replace the recovery codes',
    payload: passwordAndCodePayload,
    answers: { 200: recoveryCodesView },
    problems: ['conflict', 'too-many'],
    codes: ['secondStep.alreadyOff'],
  },
  endSecondStep: {
    method: 'POST',
    path: '/api/admin/account/second-step/off',
    caller: 'admin',
    permission: 'change-own-account',
    summary: 'Turn two-step verification off',
    payload: passwordAndCodePayload,
    answers: { 200: adminView },
    problems: ['conflict', 'too-many'],
    codes: ['code.wrong', 'secondStep.alreadyOff'],
  },
} as const satisfies Record<string, Endpoint>;
