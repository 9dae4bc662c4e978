import { readFileSync } from 'node:fs';

/**
 * The outlines of our letters, so that words are drawn the same on every machine, whatever fonts it has:
 * relative SVG paths on a baseline at 0, and how far each letter moves the next.
 */
type Letters = {
  unitsPerEm: number;
  advances: Readonly<Record<string, number>>;
  outlines: Readonly<Record<string, string>>;
  kerning: Readonly<Record<string, number>>;
};

const letters = JSON.parse(
  readFileSync(new URL('./figtree-glyphs.json', import.meta.url), 'utf8'),
) as Letters;

/** Where a line of words stands: the left end of its baseline, its letters' size and the most it may be wide. */
export type Line = { x: number; y: number; size: number; smallest: number; most: number };

/** Whether every letter of these words can be drawn. */
export function canDrawText(words: string): boolean {
  return Array.from(tidy(words)).every((drawText) => Object.hasOwn(letters.outlines, drawText));
}

/** A line of words as an SVG path. What is too wide is set smaller, and what is still too wide is cut. */
export function drawText(words: string, line: Line): string {
  const wanted = tidy(words);
  const size = Math.max(line.smallest, Math.min(line.size, line.most / widthOf(wanted)));
  const shown = cutTo(wanted, line.most / size);
  const scale = size / letters.unitsPerEm;
  let x = 0;
  const outlines = pairsOf(shown).map(([each, next]) => {
    const outline = `M${x} 0${letters.outlines[each] ?? ''}`;
    x += stepOf(each, next);
    return outline;
  });
  return `<path transform="translate(${line.x} ${line.y}) scale(${scale})" d="${outlines.join('')}"/>`;
}

/** One space for any white space, and accents on their letters. */
function tidy(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function cutTo(words: string, mostEms: number): string {
  if (widthOf(words) <= mostEms) return words;
  const shown = Array.from(words);
  while (shown.length > 0 && widthOf(`${shown.join('')}…`) > mostEms) shown.pop();
  return `${shown.join('').trimEnd()}…`;
}

/** In ems: how wide the words are at size 1. */
function widthOf(words: string): number {
  const units = pairsOf(words).reduce((sum, [each, next]) => sum + stepOf(each, next), 0);
  return units / letters.unitsPerEm;
}

function pairsOf(words: string): [string, string][] {
  const all = Array.from(words);
  return all.map((each, place) => [each, all[place + 1] ?? '']);
}

function stepOf(each: string, next: string): number {
  return (letters.advances[each] ?? 0) + (letters.kerning[each + next] ?? 0);
}
