/**
 * Whether a text is one line that can be stored, mailed and displayed: no control characters, lone surrogates, line
 * separators or bidirectional controls.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);
}

/** Whether a text of several lines can be stored, mailed and displayed. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}

/**
 * Isolates a right-to-left name (U+2068 and U+2069) so that it does not reorder the sentence around it. Returns other
 * names unchanged.
 */
export function isolateName(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name;
}

/** Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
