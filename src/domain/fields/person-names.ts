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
 * Whether a name contains an email address or a URL, which mail programs turn into a link. Prevents abuse of our mails
 * for spam. A dot between a letter or digit and two letters counts: "St.John" is refused, "St. John" and "J.R." are
 * not.
 */
export function containsAddress(name: string): boolean {
  return /@|＠|\/\/|\\\\|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u.test(name);
}
