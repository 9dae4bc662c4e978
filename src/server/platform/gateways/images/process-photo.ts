import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { encoded, photoVariants, PROCESSING_EXITS } from './photo-variants.ts';

// Separate process that reads an untrusted file, so that a crash does not harm the server. Arguments: the file, the
// target folder, the minimum width in pixels, and for a document the name of the single output file.

/** More pixels than any phone's photo of 5 MB has. JPEGs are scaled while they are decoded, in about a second. */
const MAX_JPEG_PIXELS = 60_000_000;
/** Lower than for JPEGs: other formats are decoded whole, while other operators' photos wait. */
const MAX_PIXELS = 24_000_000;
/** Keeps small print on a photographed page legible. */
const DOCUMENT_WIDTH = 2400;
/** Maximum ratio of height to width; taller pictures are scaled to a smaller width. */
const MAX_UPRIGHT = 2;

type Pixels = { data: Buffer; info: OutputInfo };

const [file = '', folder = '', minWidth, print] = process.argv.slice(2);
allowOnly(['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']);
sharp.cache(false);
// Uses one core per photo, to leave the others to the server.
sharp.concurrency(1);
process.exitCode = await processImage();

async function processImage(): Promise<number> {
  const widest = Math.max(...photoVariants.map(({ width }) => width));
  const pixels = await decodePixels(print === undefined ? widest : DOCUMENT_WIDTH).catch(
    (error: Error) => error,
  );
  if (pixels instanceof Error) {
    return pixels.message.includes('pixel limit')
      ? PROCESSING_EXITS.tooManyPixels
      : PROCESSING_EXITS.unreadable;
  }
  if (pixels.info.width < Number(minWidth)) return PROCESSING_EXITS.tooNarrow;
  if (print !== undefined) {
    await encoded(sharp(pixels.data, { raw: pixels.info }), 'jpg').toFile(join(folder, print));
    return PROCESSING_EXITS.done;
  }
  for (const { width, format, suffix } of photoVariants) {
    const print = limitSize(sharp(pixels.data, { raw: pixels.info }), width);
    await encoded(print, format).toFile(join(folder, `photo${suffix}`));
  }
  return PROCESSING_EXITS.done;
}

/**
 * Decodes pixels only, upright and in sRGB: metadata, location, colour profile and file bytes are dropped. Takes the
 * first frame of an animation.
 */
async function decodePixels(width: number): Promise<Pixels> {
  const { format } = await sharp(file, { limitInputPixels: MAX_JPEG_PIXELS }).metadata();
  const limitInputPixels = format === 'jpeg' ? MAX_JPEG_PIXELS : MAX_PIXELS;
  const original = sharp(file, { failOn: 'error', limitInputPixels, pages: 1 });
  return limitSize(original.autoOrient(), width)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

function limitSize(picture: Sharp, width: number): Sharp {
  const height = width * MAX_UPRIGHT;
  return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

/** Blocks every other decoder, even if the file passed the first check. */
function allowOnly(formats: string[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}
