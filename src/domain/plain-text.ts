/** Whether a text is one line that can be stored, mailed and shown: no control characters, no lone surrogates. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}
