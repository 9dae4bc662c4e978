import * as z from 'zod/mini';
import { LEAST_ADMIN_PASSWORD, MOST_ADMIN_PASSWORD } from '#domain/admin-passwords.ts';
import { isOneLine } from '#domain/plain-text.ts';

const leastWords = `Please choose at least ${LEAST_ADMIN_PASSWORD} characters`;

/** A password of an admin's that is chosen now. */
export const chosenPassword = z
  .string(leastWords)
  .check(
    z.minLength(LEAST_ADMIN_PASSWORD, leastWords),
    z.maxLength(MOST_ADMIN_PASSWORD, `Please choose at most ${MOST_ADMIN_PASSWORD} characters`),
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

/** What an admin is called in the portal and in its log. */
export const adminName = z
  .string('Please enter a name')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a name'),
    z.maxLength(120, 'A name can be at most 120 characters'),
    z.refine(isOneLine, 'This name has characters that cannot be used'),
  );

export const renamePayload = z.object({ name: adminName });
export const changePasswordPayload = z.object({
  password: ownPassword,
  newPassword: chosenPassword,
});
export const startSecondStepPayload = z.object({ password: ownPassword });
export const confirmSecondStepPayload = z.object({ code });
/** Switching off, and new recovery codes. */
export const passwordAndCodePayload = z.object({ password: ownPassword, code });
