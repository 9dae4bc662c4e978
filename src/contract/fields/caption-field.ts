import * as z from 'zod/mini';
import { MAX_CAPTION_CHARACTERS } from '#domain/boats/photo-rules.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { issueMessage } from './issue-messages.ts';

/** Caption of a photo; empty if not given. */
export const captionField = z
  .string('caption.notText')
  .check(
    z.maxLength(
      MAX_CAPTION_CHARACTERS,
      issueMessage({ code: 'caption.tooLong', values: { count: MAX_CAPTION_CHARACTERS } }),
    ),
    z.refine(isPlainText, 'caption.badCharacters'),
  );
