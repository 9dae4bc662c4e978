import * as z from 'zod/mini';
import { noticeKinds } from '#domain/boats/moderation.ts';

/** A moderation action against a boat or an operator, with its reason. */
export const noticeView = z.object({
  kind: z.enum(noticeKinds),
  reason: z.string(),
  at: z.string(),
  /** When the operator published the boat again; null until then. */
  answeredAt: z.nullable(z.string()),
});
export type NoticeView = z.infer<typeof noticeView>;
