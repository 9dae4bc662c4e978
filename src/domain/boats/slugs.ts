import { getPortName } from '../island/ports.ts';

/**
 * Builds a boat's slug from its name and port: lower case, without accents, joined with hyphens (spec 2: boat slug).
 */
export function buildBoatSlug(boat: {
  name: string;
  port: string;
  customPort?: string | null | undefined;
}): string {
  return slugify(`${boat.name} ${getPortName(boat.port, boat.customPort)}`) || 'boat';
}

/** Returns the first of `slug`, `slug-2`, `slug-3` … that is free. */
export function chooseFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Whether `candidate` is `slug` or a numbered form that `chooseFreeSlug` returns for it. */
export function isNumberedSlug(candidate: string, slug: string): boolean {
  const rest = candidate.startsWith(slug) ? candidate.slice(slug.length) : null;
  return rest === '' || (rest !== null && /^-\d+$/.test(rest));
}

/** Letters without a Unicode decomposition into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss' };

function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
