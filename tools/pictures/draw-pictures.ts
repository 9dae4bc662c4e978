import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photoWidths } from '#domain/boats/photos.ts';
import { pictures } from './catalogue/pictures.ts';
import { drawView } from './views/draw-view.ts';

const FOLDER = fileURLToPath(new URL('../../assets/pictures/', import.meta.url));
const BEST_QUALITY = 48;
/** A file loses about this share of its bytes with each step of quality. */
const SHARE_OF_STEP = 0.033;
/** Pages show up to twelve covers. */
const maxBytes: Readonly<Record<number, number>> = { 480: 7_700, 960: 17_000, 1600: 32_000 };

await drawPictures(process.argv.slice(2));

/** Draws all pictures of the catalogue, or those named, into `assets/pictures`. */
async function drawPictures(names: readonly string[]): Promise<void> {
  for (const { name, view } of pictures) {
    if (names.length > 0 && !names.includes(name)) continue;
    const drawn = await sharp(Buffer.from(drawView(view)))
      .removeAlpha()
      .png()
      .toBuffer();
    for (const width of photoWidths) {
      const { data, quality } = await encodeWithin(drawn, width);
      await writeFile(`${FOLDER}${name}-${width}.avif`, data);
      console.log(`${name}-${width}: ${data.length} bytes at quality ${quality}`);
    }
  }
}

/** Lowers the quality until the file is small enough. */
async function encodeWithin(drawn: Buffer, width: number) {
  const resized = await sharp(drawn).resize({ width }).png().toBuffer();
  const limit = maxBytes[width] ?? Infinity;
  let quality = BEST_QUALITY;
  for (;;) {
    const data = await sharp(resized).avif({ quality, effort: 2 }).toBuffer();
    if (data.length <= limit) return { data, quality };
    quality -= Math.ceil(Math.log(data.length / limit) / SHARE_OF_STEP);
  }
}
