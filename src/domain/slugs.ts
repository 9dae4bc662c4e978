import { portName } from './ports.ts';

/** The boat's address: its name and its port's, lowercased, without accents, joined with hyphens (spec 2: boat slug). */
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

/** Letters that are not a plain letter and an accent, as one writes them without. */
const plainMails: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss' };

function slugWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøß]/g, (letter) => plainMails[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
