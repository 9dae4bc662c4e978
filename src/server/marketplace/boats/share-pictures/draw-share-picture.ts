import type Sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { cropAround, type PhotoFocus } from '#domain/boats/photo-focus.ts';
import { SHARE_PICTURE_SIZE, type SharePicture } from '#contract/pages/share-pictures.ts';

const { width, height } = SHARE_PICTURE_SIZE;
/** Height of the photo above the waterline; text never covers it (docs/visual-language.md). */
const WATERLINE = 480;
const CREST = 26;
const DEEP = '#06272f';
const FOAM = '#ffffff';
const FOAM_SOFT = '#bcd5da';

/**
 * Draws the cover above the waterline, and the mark, name and port below it. Without a cover, draws only the sea. Omits
 * name and port if either contains letters that the font does not support.
 */
export async function drawSharePicture(
  { title, line, cover: { focus } }: Pick<SharePicture, 'title' | 'line' | 'cover'>,
  cover: Uint8Array | null,
  mark: string,
): Promise<Buffer> {
  // Loaded lazily to save memory.
  const { default: sharp } = await import('sharp');
  const photo = cover && (await cropPhoto(sharp, cover, focus));
  return sharp({ create: { width, height, channels: 3, background: DEEP } })
    .composite([
      ...(photo ? [{ ...photo, left: 0, top: 0 }] : []),
      { input: Buffer.from(drawBelow(title, line)), left: 0, top: 0 },
      { input: await sharp(Buffer.from(mark)).resize(96).png().toBuffer(), left: 56, top: 508 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Crops the cover around its focal point to the area above the waterline. */
async function cropPhoto(sharp: typeof Sharp, cover: Uint8Array, focus: PhotoFocus) {
  const window = { width, height: WATERLINE + CREST };
  const { data, info } = await sharp(cover)
    .resize({ ...window, fit: 'outside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = await sharp(data, { raw: info })
    .extract({ ...window, ...cropAround(info, window, focus) })
    .raw()
    .toBuffer();
  return { input: cut, raw: { ...window, channels: info.channels } };
}

function drawBelow(title: string, line: string): string {
  const canWrite = canDrawText(title) && canDrawText(line);
  const maxWidth = width - 180 - 56;
  const text = canWrite
    ? `<g fill="${FOAM}">${drawText(title, { x: 180, y: 556, size: 56, smallest: 36, maxWidth })}</g>` +
      `<g fill="${FOAM_SOFT}">${drawText(line, { x: 180, y: 602, size: 30, smallest: 22, maxWidth })}</g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${DEEP}" d="${drawSea()}"/>${text}</svg>`;
}

/** Draws the part below the waterline with its four waves. */
function drawSea(): string {
  const halfWave = width / 8;
  const waves = Array.from({ length: 8 }, (_, place) => {
    const rise = place % 2 === 0 ? -CREST : CREST;
    return `q${halfWave / 2} ${rise} ${halfWave} 0`;
  });
  return `M0 ${WATERLINE + CREST / 2}${waves.join('')}V${height}H0z`;
}

/**
 * Glyph outlines, for identical text on every machine regardless of its fonts: relative SVG paths on a baseline at 0,
 * with advances and kerning.
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

/** Start of the baseline, font sizes and maximum width of a line. */
type Line = { x: number; y: number; size: number; smallest: number; maxWidth: number };

export function canDrawText(text: string): boolean {
  return Array.from(tidy(text)).every((letter) => Object.hasOwn(letters.outlines, letter));
}

/** Draws a line of text as an SVG path; shrinks it to fit, then truncates. */
export function drawText(text: string, line: Line): string {
  const tidied = tidy(text);
  const size = Math.max(line.smallest, Math.min(line.size, line.maxWidth / measureWidth(tidied)));
  const shown = cutTo(tidied, line.maxWidth / size);
  const scale = size / letters.unitsPerEm;
  let x = 0;
  const outlines = listLetterPairs(shown).map(([each, next]) => {
    const outline = `M${x} 0${letters.outlines[each] ?? ''}`;
    x += computeAdvance(each, next);
    return outline;
  });
  return `<path transform="translate(${line.x} ${line.y}) scale(${scale})" d="${outlines.join('')}"/>`;
}

/** Collapses white space and composes accents (NFC). */
function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function cutTo(text: string, maxEms: number): string {
  if (measureWidth(text) <= maxEms) return text;
  const shown = Array.from(text);
  while (shown.length > 0 && measureWidth(`${shown.join('')}…`) > maxEms) shown.pop();
  return `${shown.join('').trimEnd()}…`;
}

/** Returns the width in ems. */
function measureWidth(text: string): number {
  const units = listLetterPairs(text).reduce(
    (sum, [each, next]) => sum + computeAdvance(each, next),
    0,
  );
  return units / letters.unitsPerEm;
}

function listLetterPairs(text: string): [string, string][] {
  const all = Array.from(text);
  return all.map((each, place) => [each, all[place + 1] ?? '']);
}

function computeAdvance(each: string, next: string): number {
  return (letters.advances[each] ?? 0) + (letters.kerning[each + next] ?? 0);
}
