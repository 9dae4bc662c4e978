import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photoWidths } from '#domain/boats/photos.ts';
import { isCover } from './catalogue/picture.ts';
import { pictures } from './catalogue/pictures.ts';
import { drawView } from './views/draw-view.ts';

const FOLDER = fileURLToPath(new URL('../../assets/pictures/', import.meta.url));
const BEST_QUALITY = 48;
/** A file loses about this share of its bytes with each step of quality. */
const SHARE_OF_STEP = 0.033;
type Limits = Readonly<Record<number, number>>;
/** Pages show up to twelve covers, and one of the other photos at a time. */
const maxBytesOfCover: Limits = { 480: 7_700, 960: 17_000, 1600: 32_000 };
const maxBytesOfOther: Limits = { 480: 10_000, 960: 24_000, 1600: 46_000 };

await drawPictures(process.argv.slice(2));

/** Draws all pictures of the catalogue, or those named, into `assets/pictures`. */
async function drawPictures(names: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const { name, view } = picture;
    if (names.length > 0 && !names.includes(name)) continue;
    const maxBytes = isCover(picture) ? maxBytesOfCover : maxBytesOfOther;
    const drawn = await sharp(Buffer.from(drawView(view)))
      .removeAlpha()
      .png()
      .toBuffer();
    for (const width of photoWidths) {
      const { data, quality } = await encodeWithin(drawn, width, maxBytes[width] ?? Infinity);
      await writeFile(`${FOLDER}${name}-${width}.avif`, data);
      console.log(`${name}-${width}: ${data.length} bytes at quality ${quality}`);
    }
  }
}

/** Lowers the quality until the file is small enough. */
async function encodeWithin(drawn: Buffer, width: number, limit: number) {
  const resized = await sharp(drawn).resize({ width }).png().toBuffer();
  let quality = BEST_QUALITY;
  for (;;) {
    const data = await sharp(resized).avif({ quality, effort: 2 }).toBuffer();
    if (data.length <= limit) return { data, quality };
    quality -= Math.ceil(Math.log(data.length / limit) / SHARE_OF_STEP);
  }
}
