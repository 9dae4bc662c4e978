/**
 * Whether a text is one line that can be stored, mailed and shown: no control characters, no lone surrogates, no line
 * separators, and nothing that changes the direction of the text after it.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}

/**
 * A name to be put into a sentence: one written from right to left is isolated (U+2068 and U+2069), or it would
 * reorder what stands around it. Any other stays as it is.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name;
}

/** Scripts written from right to left, by their blocks. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
