import * as z from 'zod/mini';
import { issueMessage } from './issue-messages.ts';
import { MIN_REASON_LENGTH, MAX_REASON_LENGTH } from '#domain/boats/moderation.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';

const SAY_WHY = issueMessage({
  code: 'reason.tooShort',
  values: { count: MIN_REASON_LENGTH },
});

const reason = z
  .string(SAY_WHY)
  .check(
    z.trim(),
    z.minLength(MIN_REASON_LENGTH, SAY_WHY),
    z.maxLength(
      MAX_REASON_LENGTH,
      issueMessage({ code: 'reason.tooLong', values: { count: MAX_REASON_LENGTH } }),
    ),
    z.refine(isPlainText, 'reason.badCharacters'),
  );

/** Reason for a moderation action against a boat or an operator. */
export const noticePayload = z.object({ reason });
export type NoticePayload = z.infer<typeof noticePayload>;
