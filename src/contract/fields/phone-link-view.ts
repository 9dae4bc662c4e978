import * as z from 'zod/mini';

/** A phone number found in typed text, with its links. */
export const phoneLinkView = z.object({
  /** "+49 170 1234567" */
  number: z.string(),
  /** "tel:+491701234567", with the extension if there is one. */
  call: z.string(),
  /** Null for a number with an extension, which has no chat. */
  whatsApp: z.nullable(z.string()),
});

export type PhoneLinkView = z.infer<typeof phoneLinkView>;
