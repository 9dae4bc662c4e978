import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { encoded, photoVariants, PROCESSING_EXITS } from './photo-variants.ts';

// A process of its own that reads an untrusted file: whatever that does to it, the server lives.
// Called with the file, the folder the variants go into, and for a document the name of the one file it becomes.

/** More than any phone's camera makes of 5 MB. A JPEG is made smaller while it is read, which takes a second or so. */
const MAX_JPEG_PIXELS = 60_000_000;
/** Other formats are read whole, and other operators' photos wait meanwhile. */
const MAX_PIXELS = 24_000_000;
/** What is printed small on a page that was photographed can still be read. */
const DOCUMENT_WIDTH = 2400;
/** A picture may be this many times as high as it is wide before it is made narrower. */
const MOST_UPRIGHT = 2;

type Pixels = { data: Buffer; info: OutputInfo };

const [file = '', folder = '', print] = process.argv.slice(2);
allowOnly(['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']);
sharp.cache(false);
// One core a photo: the server’s own work goes on beside it.
sharp.concurrency(1);
process.exitCode = await processImage();

async function processImage(): Promise<number> {
  const widest = Math.max(...photoVariants.map(({ width }) => width));
  const pixels = await pixelsOf(print === undefined ? widest : DOCUMENT_WIDTH).catch(
    (error: Error) => error,
  );
  if (pixels instanceof Error) {
    return pixels.message.includes('pixel limit')
      ? PROCESSING_EXITS.tooManyPixels
      : PROCESSING_EXITS.unreadable;
  }
  if (print !== undefined) {
    await encoded(sharp(pixels.data, { raw: pixels.info }), 'jpg').toFile(join(folder, print));
    return PROCESSING_EXITS.done;
  }
  for (const { width, format, suffix } of photoVariants) {
    const print = within(sharp(pixels.data, { raw: pixels.info }), width);
    await encoded(print, format).toFile(join(folder, `photo${suffix}`));
  }
  return PROCESSING_EXITS.done;
}

/**
 * The pixels and nothing else, upright and in sRGB: no metadata, no position, no colour profile and no
 * byte of the file itself gets through here. Of an animation, the first picture.
 */
async function pixelsOf(width: number): Promise<Pixels> {
  const { format } = await sharp(file, { limitInputPixels: MAX_JPEG_PIXELS }).metadata();
  const limitInputPixels = format === 'jpeg' ? MAX_JPEG_PIXELS : MAX_PIXELS;
  const original = sharp(file, { failOn: 'error', limitInputPixels, pages: 1 });
  return within(original.autoOrient(), width)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

function within(picture: Sharp, width: number): Sharp {
  const height = width * MOST_UPRIGHT;
  return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

/** Blocks every other decoder, even if a file passed the first check. */
function allowOnly(formats: string[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}
