import * as z from 'zod/mini';
import { isPlainText } from '#domain/plain-text.ts';
import { LEAST_REASON, MOST_REASON, noticeKinds } from '#domain/moderation.ts';

const SAY_WHY = `Please give a reason of at least ${LEAST_REASON} characters`;

const reason = z
  .string(SAY_WHY)
  .check(
    z.trim(),
    z.minLength(LEAST_REASON, SAY_WHY),
    z.maxLength(MOST_REASON, `The reason can be at most ${MOST_REASON} characters`),
    z.refine(isPlainText, 'The reason has characters that cannot be used'),
  );

/** Why the platform does something to a boat or to an operator. */
export const noticePayload = z.object({ reason });
export type NoticePayload = z.infer<typeof noticePayload>;

/** What the platform did to a boat or an operator, and why. */
export const noticeView = z.object({
  kind: z.enum(noticeKinds),
  reason: z.string(),
  at: z.string(),
  /** When the operator published the boat again; null while they have not. */
  answeredAt: z.nullable(z.string()),
});
export type NoticeView = z.infer<typeof noticeView>;
