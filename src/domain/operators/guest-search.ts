/**
 * Folds a name for searches: lower case, without accents and punctuation. Equals `fold_name` in the database; a test
 * compares the two.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[ÆŒæœØøŁłĐđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .toLowerCase()
    .replaceAll(/[-‐–—’'.,;:/()"_@&+]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Letters without a Unicode decomposition. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  æ: 'ae',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
};

/** Words of a guest search; empty without a letter or digit. */
export function splitSearch(search: string): string[] {
  return foldName(search).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether every search word is a prefix of a word of the name. */
export function isNameMatch(name: string, search: string): boolean {
  const sought = splitSearch(search);
  const nameParts = foldName(name).split(' ');
  return (
    sought.length > 0 && sought.every((word) => nameParts.some((part) => part.startsWith(word)))
  );
}

/** Normalises a booking code that a phone's keyboard changed (dashes, spaces, lower case) to its letters and digits. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}
