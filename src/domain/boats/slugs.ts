import { portName } from '../island/ports.ts';

/** The boat's slug: its name and its port, lowercased, without accents, joined with hyphens (spec 2: boat slug). */
export function boatSlug(boat: {
  name: string;
  port: string;
  customPort?: string | null | undefined;
}): string {
  return slugWords(`${boat.name} ${portName(boat.port, boat.customPort)}`) || 'boat';
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken (readings: boats). */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Whether it is the slug itself, or one that `freeSlug` makes of it. */
export function isNumberedSlug(candidate: string, slug: string): boolean {
  const rest = candidate.startsWith(slug) ? candidate.slice(slug.length) : null;
  return rest === '' || (rest !== null && /^-\d+$/.test(rest));
}

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss' };

function slugWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
