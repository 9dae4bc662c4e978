import * as z from 'zod/mini';
import { LEAST_REASON, MOST_REASON } from '#domain/boats/moderation.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';

const SAY_WHY = `Please give a reason of at least ${LEAST_REASON} characters`;

const reason = z
  .string(SAY_WHY)
  .check(
    z.trim(),
    z.minLength(LEAST_REASON, SAY_WHY),
    z.maxLength(MOST_REASON, `The reason can be at most ${MOST_REASON} characters`),
    z.refine(isPlainText, 'The reason has characters that cannot be used'),
  );

/** Reason of a moderation action against a boat or an operator. */
export const noticePayload = z.object({ reason });
export type NoticePayload = z.infer<typeof noticePayload>;
