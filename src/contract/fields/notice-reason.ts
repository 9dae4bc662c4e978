import * as z from 'zod/mini';
import { MIN_REASON_LENGTH, MAX_REASON_LENGTH } from '#domain/boats/moderation.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';

const SAY_WHY = `Please give a reason of at least ${MIN_REASON_LENGTH} characters`;

const reason = z
  .string(SAY_WHY)
  .check(
    z.trim(),
    z.minLength(MIN_REASON_LENGTH, SAY_WHY),
    z.maxLength(MAX_REASON_LENGTH, `The reason can be at most ${MAX_REASON_LENGTH} characters`),
    z.refine(isPlainText, 'The reason has characters that cannot be used'),
  );

/** Reason of a moderation action against a boat or an operator. */
export const noticePayload = z.object({ reason });
export type NoticePayload = z.infer<typeof noticePayload>;
