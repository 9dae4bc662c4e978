import * as z from 'zod/mini';
import { pageOf } from './paging.ts';

/** Somebody who asked for help with choosing: the words they agreed to, and when. */
export const adminOptInView = z.object({
  id: z.string(),
  email: z.string(),
  consent: z.string(),
  consentedAt: z.string(),
});
export type AdminOptInView = z.infer<typeof adminOptInView>;
export const adminOptInPageView = pageOf(adminOptInView);
