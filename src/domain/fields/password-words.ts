/**
 * What is tried first at this shop's sign-ins, because everybody knows it: no password may contain it (ASVS 5.0,
 * 6.1.2). The name of the site is in it by its second word.
 */
export const PASSWORD_WORDS = [
  'boat',
  'sint maarten',
  'saint maarten',
  'st maarten',
  'saint martin',
  'st martin',
] as const;

/** Shorter names are in too many words that say nothing of a person. */
const LEAST_NAME = 4;

/**
 * Why a new password is easy to guess at this shop, as a sentence; null when it is not. How a word is written makes
 * no difference, nor what stands between its letters.
 */
export function passwordWordProblem(password: string, email: string): string | null {
  const plain = lettersOf(password);
  const word = PASSWORD_WORDS.find((each) => plain.includes(lettersOf(each)));
  if (word !== undefined)
    return `A password with “${word}” in it is easy to guess here, please choose a different one.`;
  const name = lettersOf(nameIn(email));
  if (name.length < LEAST_NAME || !plain.includes(name)) return null;
  return 'A password with the name of your email in it is easy to guess, please choose a different one.';
}

/** Of `rosa.martin+boats@example.com`: `rosa.martin`. */
function nameIn(email: string): string {
  return /^[^+@]*/.exec(email)?.[0] ?? '';
}

/** Lower case, without accents, and without anything but letters and digits. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
