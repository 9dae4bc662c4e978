import * as z from 'zod/mini';
import { isOneLine } from '#domain/plain-text.ts';

const email = z
  .string('Valid email is required')
  .check(z.trim(), z.maxLength(254, 'Valid email is required'), z.email('Valid email is required'));

/** POST /api/auth/login, and the form before it (spec 5: operator login). */
export const loginPayload = z.object({
  email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});

export type LoginPayload = z.infer<typeof loginPayload>;

/** The shortest password of a captain (spec 9). */
export const LEAST_PASSWORD = 6;

/** POST /api/auth/register. The name stays with the product: the auth service never sees it (readings: operators). */
export const registerPayload = z.object({
  name: z
    .string('Name is required')
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(120, 'Name can be at most 120 characters'),
      z.refine(isOneLine, 'Name has characters that cannot be used'),
    ),
  email,
  password: z
    .string('Password must be at least 6 characters')
    .check(
      z.minLength(LEAST_PASSWORD, 'Password must be at least 6 characters'),
      z.maxLength(200, 'Password can be at most 200 characters'),
    ),
});

export type RegisterPayload = z.infer<typeof registerPayload>;
