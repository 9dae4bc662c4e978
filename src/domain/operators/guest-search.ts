/**
 * A name as searches compare it: lower case, without accents and punctuation. The database's `fold_name` does the
 * same, and a test compares the two.
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

/** Letters that have no accent to take off. */
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

/** The words of a search for a guest; empty where it holds no letter and no digit. */
export function searchedWords(search: string): string[] {
  return foldName(search).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether every searched word begins a word of the name. */
export function matchesName(name: string, search: string): boolean {
  const sought = searchedWords(search);
  const own = foldName(name).split(' ');
  return sought.length > 0 && sought.every((word) => own.some((part) => part.startsWith(word)));
}

/** A booking's code as phones rewrite it (dashes of any kind, spaces, small letters): its letters and digits. */
export function codeLetters(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}
