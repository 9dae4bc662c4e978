import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  lyingPhoto,
  noise,
  plain,
  position,
} from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  colourAt,
  listPhotos,
  servedVariants,
  upload,
} from '../../support/worlds/operators/photo-world.ts';

let world: OperatorWorld;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s with rotation and GPS metadata is served upright in every size, without the metadata',
  async (format) => {
    const operator = await operatorWithBoat(world);
    const photo = await lyingPhoto(format);
    const sent = await sharp(photo).metadata();
    expect([sent.width, sent.height, sent.orientation]).toEqual([1500, 1000, 6]);
    expect(sent.exif?.toString('latin1')).toContain(position.IFD0.Artist);
    expect(sent.icc).toBeDefined();

    const { status, body } = await upload(world, operator, photo, { name: `Maho Beach.${format}` });
    expect(status).toBe(201);
    expect(z.parse(endpoints.addPhoto.answers[201], body)).toEqual(body);
    const [image] = body;
    expect(image).toMatchObject({
      caption: 'Maho Beach',
      url: `${world.baseUrl}${image?.path}-960.jpg`,
    });
    const served = await servedVariants(world, image ?? { path: '' });
    expect(served.map(({ suffix, metadata }) => [suffix, metadata.width, metadata.height])).toEqual(
      [
        ['-480.avif', 480, 720],
        ['-960.avif', 960, 1440],
        // Not upscaled: the photo itself is no wider.
        ['-1600.avif', 1000, 1500],
        ['-960.webp', 960, 1440],
        ['-960.jpg', 960, 1440],
      ],
    );
    for (const { bytes, metadata } of served) {
      const { exif, icc, xmp, iptc, orientation = 1 } = metadata;
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({ orientation: 1 });
      for (const trace of ['Exif', 'SpyPhone', 'Rosa', 'GPS']) {
        expect(bytes.includes(trace)).toBe(false);
      }
      const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 240, 100);
      expect(blue - Math.max(red, green)).toBeGreaterThan(100);
      const [, groundGreen = 0, groundBlue = 0] = await colourAt(bytes, 240, 600);
      expect(groundGreen - groundBlue).toBeGreaterThan(60);
    }
  },
);

test('every variant of a photo is served with its content type, immutable caching and security headers', async () => {
  const operator = await operatorWithBoat(world);
  const { body } = await upload(world, operator, await noise(2000, 1200).jpeg().toBuffer());
  const served = await servedVariants(world, body[0] ?? { path: '' });
  for (const { suffix, headers } of served) {
    const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? 'none' };
    const again = await fetch(`${world.baseUrl}${body[0]?.path}${suffix}`, {
      headers: ifNoneMatch,
    });
    expect([suffix, again.status]).toEqual([suffix, 304]);
  }
  const types = served.map(({ headers, metadata }) => [
    headers.get('content-type'),
    metadata.format === 'heif' ? metadata.compression : metadata.format,
    metadata.width,
  ]);
  expect(types).toEqual([
    ['image/avif', 'av1', 480],
    ['image/avif', 'av1', 960],
    ['image/avif', 'av1', 1600],
    ['image/webp', 'webp', 960],
    ['image/jpeg', 'jpeg', 960],
  ]);
  for (const { headers } of served) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test.each(['gif', 'avif'] as const)('a %s is accepted as a photo', async (format) => {
  const operator = await operatorWithBoat(world);
  const bytes = await plain(700, 500)[format]().toBuffer();
  const { status, body } = await upload(world, operator, bytes, { name: 'x', type: 'text/plain' });
  expect(status).toBe(201);
  const [first] = await servedVariants(world, body[0] ?? { path: '' });
  expect([first?.metadata.width, first?.metadata.height]).toEqual([480, 343]);
});

test('an animated GIF keeps its first frame, and transparent pixels become white', async () => {
  const operator = await operatorWithBoat(world);
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((colour) => plain(300, 200, colour).png().toBuffer()),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(3);
  await upload(world, operator, gif, { name: 'wave.gif' });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const glass = sharp({ create: { width: 300, height: 200, channels: 4, background: clear } });
  const { body } = await upload(world, operator, await glass.png().toBuffer());
  const [first, second] = await Promise.all(body.map((photo) => servedVariants(world, photo)));
  const jpegOf = (served?: { bytes: Buffer }[]) => served?.at(-1)?.bytes ?? Buffer.alloc(0);
  const [red = 0, green = 255] = await colourAt(jpegOf(first), 100, 100);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(15);
  expect(Math.min(...(await colourAt(jpegOf(second), 100, 100)))).toBeGreaterThan(250);
});

test('photos keep their upload order, and a published boat links to them instead of inlining them', async () => {
  const operator = await operatorWithBoat(world);
  const files = ['Cover.png', 'C:\\Photos\\Am Bug – Ñandú.jpeg', 'Tern\u202Egpj.exe'];
  for (const name of files) {
    expect(
      (await upload(world, operator, await plain(90, 60).png().toBuffer(), { name })).status,
    ).toBe(201);
  }
  const photos = await listPhotos(world, operator);
  expect(photos.map(({ caption }) => caption)).toEqual(['Cover', 'Am Bug – Ñandú', 'Terngpj']);
  await world.database.query("update boats set status = 'published' where id = $1", [
    operator.boat.id,
  ]);
  for (const path of ['/api/boats', `/api/boats/${operator.boat.id}`]) {
    const text = await (await fetch(world.baseUrl + path)).text();
    expect(text).not.toContain('data:image');
    for (const { path: photoPath } of photos) {
      expect(text).toContain(`"url":"${world.baseUrl}${photoPath}-960.jpg"`);
    }
  }
});

test('only photo files are served under /photos', async () => {
  const operator = await operatorWithBoat(world);
  const { body } = await upload(world, operator, await plain(90, 60).png().toBuffer());
  const path = body[0]?.path ?? '';
  const wrong = [
    path,
    `${path}-481.avif`,
    `${path}-480.jpg`,
    `${path}-960.svg`,
    `${path.toUpperCase()}-960.jpg`,
    `${path}-960.jpg/..%2f..%2fsecrets.json`,
    '/photos/..%2fsecrets.json',
    '/photos/',
    '/photos/00000000-0000-4000-8000-000000000000-960.jpg',
  ];
  for (const each of wrong) expect((await fetch(world.baseUrl + each)).status, each).toBe(404);
  expect((await fetch(`${world.baseUrl}${path}-960.jpg`, { method: 'HEAD' })).status).toBe(200);
});
