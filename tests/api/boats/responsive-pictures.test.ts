import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBoats } from '../../support/worlds/guests/demo-days.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

test('every photo of a demo boat is served in every width that its page uses', async () => {
  const boats = await readBoats(world.baseUrl);
  const paths = boats.flatMap(({ images }) => images.map(({ path }) => path));
  expect(paths).toHaveLength(3 * boats.length);
  expect(paths).toContain('/pictures/trade-wind-1');
  for (const path of paths) {
    for (const width of [480, 960, 1600]) {
      const address = `${world.baseUrl}${path}-${width}.avif`;
      const height = Math.round((width * 2) / 3);
      expect(await look(address), address).toEqual(['image/avif', 'heif', width, height]);
    }
  }
});

test('a client without AVIF support gets JPEG and WebP pictures, even for concurrent requests', async () => {
  const [boat] = await readBoats(world.baseUrl);
  const [cover] = boat?.images ?? [];
  for (const path of [cover?.path, '/pictures/stock-2', '/pictures/not-found']) {
    const address = `${world.baseUrl}${path}-960`;
    const looks = [look(`${address}.jpg`), look(`${address}.jpg`), look(`${address}.webp`)];
    const [jpeg, again, webp] = await Promise.all(looks);
    expect(jpeg).toEqual(['image/jpeg', 'jpeg', 960, 640]);
    expect(again).toEqual(jpeg);
    expect(webp).toEqual(['image/webp', 'webp', 960, 640]);
  }
  expect(cover?.url).toBe(`${world.baseUrl}${cover?.path}-960.jpg`);
  const hero = await look(`${world.baseUrl}/pictures/hero-960.webp`);
  expect(hero).toEqual(['image/webp', 'webp', 960, 480]);
});

test.each([
  'nobody-960.jpg',
  'hero-480.jpg',
  'hero-2400.webp',
  '-960.webp',
  '..%2Fpictures%2Fhero-960.webp',
  'README.md',
])('/pictures/%s is answered 404', async (file) => {
  const answer = await fetch(`${world.baseUrl}/pictures/${file}`);
  expect(answer.status).toBe(404);
});

/** A picture's declared type, actual type and size. */
async function look(address: string) {
  const answer = await fetch(address);
  const { format, width, height } = await sharp(await answer.bytes()).metadata();
  return [answer.headers.get('content-type'), format, width, height];
}
