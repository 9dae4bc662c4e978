import type Sharp from 'sharp';
import { SHARE_PICTURE_SIZE, type SharePicture } from '#domain/share-pictures.ts';
import { canDrawText, drawText } from './drawn-text.ts';

const { width, height } = SHARE_PICTURE_SIZE;
/** The photo lies above the waterline; nothing is written over it (docs/visual-language.md). */
const WATERLINE = 480;
const CREST = 26;
/** How much of what does not fit is cut away at the top: boats lie low in their pictures. */
const CUT_ABOVE = 0.66;
const DEEP = '#06272f';
const FOAM = '#ffffff';
const FOAM_SOFT = '#bcd5da';

/**
 * The cover above the waterline; the mark, the name and the port below it. Without a cover there is
 * only sea, and a name with letters that we do not have is left out, with its port.
 */
export async function drawSharePicture(
  { title, line }: Pick<SharePicture, 'title' | 'line'>,
  cover: Uint8Array | null,
  mark: string,
): Promise<Buffer> {
  // Only who shares an address needs it: until then it takes no memory.
  const { default: sharp } = await import('sharp');
  const photo = cover && (await photoAbove(sharp, cover));
  return sharp({ create: { width, height, channels: 3, background: DEEP } })
    .composite([
      ...(photo ? [{ ...photo, left: 0, top: 0 }] : []),
      { input: Buffer.from(below(title, line)), left: 0, top: 0 },
      { input: await sharp(Buffer.from(mark)).resize(96).png().toBuffer(), left: 56, top: 508 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function photoAbove(sharp: typeof Sharp, cover: Uint8Array) {
  const window = { width, height: WATERLINE + CREST };
  const { data, info } = await sharp(cover)
    .resize({ ...window, fit: 'outside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((info.width - window.width) / 2);
  const top = Math.floor((info.height - window.height) * CUT_ABOVE);
  const cut = await sharp(data, { raw: info })
    .extract({ ...window, left, top })
    .raw()
    .toBuffer();
  return { input: cut, raw: { ...window, channels: info.channels } };
}

function below(title: string, line: string): string {
  const canWrite = canDrawText(title) && canDrawText(line);
  const most = width - 180 - 56;
  const words = canWrite
    ? `<g fill="${FOAM}">${drawText(title, { x: 180, y: 556, size: 56, smallest: 36, most })}</g>` +
      `<g fill="${FOAM_SOFT}">${drawText(line, { x: 180, y: 602, size: 30, smallest: 22, most })}</g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${DEEP}" d="${sea()}"/>${words}</svg>`;
}

/** All below the waterline, which runs in four long waves. */
function sea(): string {
  const half = width / 8;
  const waves = Array.from({ length: 8 }, (_, place) => {
    const rise = place % 2 === 0 ? -CREST : CREST;
    return `q${half / 2} ${rise} ${half} 0`;
  });
  return `M0 ${WATERLINE + CREST / 2}${waves.join('')}V${height}H0z`;
}
