/**
 * Whether a name is one line of visible characters: no control or formatting characters (line separators, bidi
 * overrides, zero-width characters), no lone surrogates, and at least one letter or digit.
 */
export function isVisibleName(name: string): boolean {
  return !UNSEEN.test(name) && SEEN.test(name);
}

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const SEEN = /[\p{L}\p{N}]/u;

/**
 * Detects an email address or URL in a name, so that spammers cannot send links through our mails. Also detects a dot
 * between a letter or digit and two letters: refuses "St.John", accepts "St. John" and "J.R.".
 */
export function containsAddress(name: string): boolean {
  return /@|＠|\/\/|\\\\|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u.test(name);
}
