import * as z from 'zod/mini';

/** What an authenticator app shows. */
export const secondStepForm = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has 6 digits')),
});
