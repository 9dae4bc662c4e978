import * as z from 'zod/mini';
import { noticeKinds } from '#domain/boats/moderation.ts';

/** What the platform did to a boat or an operator, and why. */
export const noticeView = z.object({
  kind: z.enum(noticeKinds),
  reason: z.string(),
  at: z.string(),
  /** When the operator published the boat again; null while they have not. */
  answeredAt: z.nullable(z.string()),
});
export type NoticeView = z.infer<typeof noticeView>;
