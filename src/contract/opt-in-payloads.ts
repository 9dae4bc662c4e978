import * as z from 'zod/mini';
import { INVALID_EMAIL, isEmailAddress } from '#domain/mail-addresses.ts';

/** POST /api/opt-in (spec 5). */
export const optInPayload = z.object({
  email: z.string(INVALID_EMAIL).check(z.trim(), z.refine(isEmailAddress, INVALID_EMAIL)),
});

/** That the wish is kept. It says nothing of whether it was known before. */
export const optedInView = z.object({ kept: z.literal(true) });
