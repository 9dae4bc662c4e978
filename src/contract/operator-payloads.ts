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

/** The shortest password of an operator (spec 9). */
export const LEAST_PASSWORD = 6;

/** Sign-in services count bytes of UTF-8, and take so many. */
const MOST_PASSWORD_BYTES = 72;

function isShortEnough(password: string): boolean {
  const bytes = Array.from(password, bytesOf).reduce((sum, each) => sum + each, 0);
  return bytes <= MOST_PASSWORD_BYTES;
}

/** Of one character in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return [0x80, 0x800, 0x10000].filter((least) => point >= least).length + 1;
}

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
      z.refine(isShortEnough, 'Password can be at most 72 characters, fewer with accents or emoji'),
    ),
});

/** PUT /api/operator/contact, and the form before it. An empty phone takes the saved one away. */
export const contactPayload = z.object({
  phone: z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(
      z
        .string('Phone must be text')
        .check(
          z.trim(),
          z.refine(isPhone, 'Please give the phone with its country code, like +1 721 555 0100'),
        ),
    ),
  ),
});

export type ContactPayload = z.infer<typeof contactPayload>;

/** Written as people write phones, and long enough to be called from abroad. */
function isPhone(text: string): boolean {
  return /^\+?[\d ().-]{7,30}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
}

export type RegisterPayload = z.infer<typeof registerPayload>;
