import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoWidths, stockPhotos } from '#domain/boats/photos.ts';
import { demoBoats } from './demo-boats.ts';
import { listDemoPhotos } from './demo-photos.ts';

const FOLDER = 'assets/pictures';
const onSale = demoBoats.filter((boat) => !boat.isDraft);
const photos = demoBoats.flatMap((boat) => listDemoPhotos(boat.key));
/** Pictures that pages show with the aspect ratio of a photo. */
const names = [
  ...photos.map(({ path }) => path.slice('/pictures/'.length)),
  ...stockPhotos,
  'not-found',
];

test('every demo boat on sale has three photos with unique captions', () => {
  for (const boat of onSale) expect(listDemoPhotos(boat.key), boat.name).toHaveLength(3);
  expect(photos).toHaveLength(3 * onSale.length);
  expect(new Set(photos.map(({ caption }) => caption)).size).toBe(photos.length);
});

test('every picture exists in every width that pages request, with the declared aspect ratio', async () => {
  for (const name of names) {
    for (const width of photoWidths) {
      const height = Math.round((width * 2) / 3);
      expect(await readSize(`${name}-${width}.avif`), name).toEqual([width, height]);
    }
  }
  for (const width of [...photoWidths, 2400]) {
    expect(await readSize(`hero-${width}.avif`)).toEqual([width, width / 2]);
  }
});

test('every demo photo can be decoded', async () => {
  const opening = [...names, 'hero'].map(async (name) => {
    const { channels } = await sharp(`${FOLDER}/${name}-480.avif`).stats();
    const isPlain = channels.every(({ stdev }) => stdev < 10);
    expect(isPlain, name).toBe(false);
  });
  await Promise.all(opening);
});

test('every picture in the folder is shown somewhere', () => {
  const shown = new Set([...names, 'hero', 'island']);
  const others = readdirSync(FOLDER).filter((file) => !shown.has(file.replace(/-[^-]+$/, '')));
  expect(others).toEqual(['README.md']);
});

async function readSize(file: string): Promise<[number, number]> {
  const { width, height } = await sharp(`${FOLDER}/${file}`).metadata();
  return [width, height];
}
