/** Whether a text is one line of characters that can be kept, sent and shown: no control characters, no half ones. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** The same of a text that may have several lines. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}
