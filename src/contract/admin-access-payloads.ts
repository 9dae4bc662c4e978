import * as z from 'zod/mini';
import { isOneLine } from '#domain/plain-text.ts';

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
  /** Of the authenticator app, or one of the recovery codes; asked for where the second step is on. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'This code is too long'))),
});
export type AdminLoginPayload = z.infer<typeof adminLoginPayload>;
