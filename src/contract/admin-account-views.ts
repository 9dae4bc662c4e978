import * as z from 'zod/mini';

/** A sign-in that is still good. */
export const adminSessionView = z.object({
  isThisOne: z.boolean(),
  /** Such as "Chrome on Windows". */
  browser: z.string(),
  address: z.string(),
  begunAt: z.string(),
  lastSeenAt: z.string(),
});
export type AdminSessionView = z.infer<typeof adminSessionView>;

/** What the account page shows beside the admin. */
export const adminAccountView = z.object({
  /** Since when signing in takes a code, too; null where it does not. */
  secondStepSince: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  sessions: z.array(adminSessionView),
});
export type AdminAccountView = z.infer<typeof adminAccountView>;

/** What an authenticator app is set up with: a picture to scan (SVG), or the key to type. */
export const secondStepStartView = z.object({ picture: z.string(), key: z.string() });
export type SecondStepStartView = z.infer<typeof secondStepStartView>;

/** Shown once. */
export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) });
export const endedSessionsView = z.object({ ended: z.number() });
