import type { ErrorMessage } from '../errors/error-message.ts';

/**
 * Context-specific words that no password may contain, since attackers try them first (ASVS 5.0, 6.1.2). The second
 * word covers the site's name.
 */
export const PASSWORD_WORDS = [
  'boat',
  'sint maarten',
  'saint maarten',
  'st maarten',
  'saint martin',
  'st martin',
] as const;

/** Ignores shorter names: they occur in too many unrelated words. */
const MIN_NAME_LENGTH = 4;

/**
 * Returns the reason why a new password is easy to guess on this site; null if it is not. Ignores case,
 * accents and separators.
 */
export function findPasswordWordProblem(password: string, email: string): ErrorMessage | null {
  const plain = normalizeLetters(password);
  const word = PASSWORD_WORDS.find((each) => plain.includes(normalizeLetters(each)));
  if (word !== undefined) return { code: 'password.localWord', values: { text: word } };
  const name = normalizeLetters(readLocalPart(email));
  if (name.length < MIN_NAME_LENGTH || !plain.includes(name)) return null;
  return 'password.holdsEmail';
}

/** Returns `rosa.martin` for `rosa.martin+boats@example.com`. */
function readLocalPart(email: string): string {
  return /^[^+@]*/.exec(email)?.[0] ?? '';
}

/** Lower case, without accents, letters and digits only. */
function normalizeLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
