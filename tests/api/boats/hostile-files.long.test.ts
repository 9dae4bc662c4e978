import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import * as hostile from '../../support/faults/hostile-files.ts';
import { filledTo, plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  listPhotos,
  servedVariants,
  upload,
  type Operator,
} from '../../support/worlds/operators/photo-world.ts';

let world: OperatorWorld;
let operator: Operator;

beforeAll(async () => {
  world = await createOperatorWorld();
  operator = await operatorWithBoat(world);
});
afterAll(() => world.close());

const jpeg = () => plain(400, 300).jpeg().toBuffer();
const png = () => plain(400, 300).png().toBuffer();

describe('a file that is not a photo is refused, regardless of its name and type', () => {
  const files: Record<string, () => Promise<Buffer>> = {
    'an empty file': async () => Buffer.alloc(0),
    'plain text': async () => Buffer.from('I am a picture, honest.'),
    'an SVG with a script': async () => hostile.scriptedSvg,
    'an SVG after a byte order mark': async () =>
      Buffer.concat([Buffer.from('\ufeff'), hostile.scriptedSvg]),
    'an HTML page': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an HTML page that begins like a GIF': async () =>
      Buffer.from('GIF89a/*<script>*/=1;alert(document.domain)//</script>'),
    'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    'a TIFF': () => plain(60, 40).tiff().toBuffer(),
    'a ZIP': async () => Buffer.from('PK\x03\x04rest of an archive'),
    'an executable': async () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
    'the first 20 bytes of a JPEG': async () => (await jpeg()).subarray(0, 20),
    'half a JPEG': async () => half(await jpeg()),
    'half a PNG': async () => half(await png()),
    'half a WebP': async () => half(await plain(400, 300).webp().toBuffer()),
    'half an AVIF': async () => half(await plain(400, 300).avif().toBuffer()),
    'half a GIF': async () => half(await plain(400, 300).gif().toBuffer()),
    'a file with the header of an AVIF but no image': async () => hostile.buildBrandedBox('avif'),
    'a PNG with the largest possible dimensions': async () =>
      hostile.buildPngOfSize(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(1000))),
    'a GIF with the largest possible dimensions': async () =>
      hostile.buildGifOfSize(65_535, 65_535),
    'a PNG with corrupt pixel data': async () =>
      hostile.buildPngOfSize(300, 300, Buffer.alloc(500, 7)),
  };
  test.each(Object.entries(files))('a file that is not a photo is refused: %s', async (_, make) => {
    const { status, message, title } = await upload(world, operator, await make());
    expect({ status, title }).toEqual({ status: 400, title: 'Invalid File Type' });
    expect(message).toContain('Reef.jpg is not a valid image file.');
    expect(await listPhotos(world, operator)).toEqual([]);
  });
});

test('a HEIC photo is refused with advice to convert it', async () => {
  const { status, message } = await upload(world, operator, hostile.buildBrandedBox('heic'), {
    name: 'IMG_0007.HEIC',
  });
  expect(status).toBe(400);
  expect(message).toBe(
    'IMG_0007.HEIC is not a valid image file. We can’t show HEIC photos. Please save it as JPEG and choose that file.',
  );
});

test.each(['png', 'jpeg'] as const)(
  'a %s decompression bomb of 10,000 by 10,000 pixels is refused',
  async (format) => {
    const bomb = await plain(10_000, 10_000)[format]().toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
    const { status, message } = await upload(world, operator, bomb, { name: 'bomb.png' });
    expect(status).toBe(400);
    expect(message).toBe(
      'bomb.png is not a valid image file. It has too many pixels. Please make it smaller first.',
    );
  },
);

test('a JPEG of 59 megapixels is accepted, but a PNG or WebP of that size is refused', async () => {
  const large = (format: 'jpeg' | 'png' | 'webp') => plain(7700, 7700)[format]().toBuffer();
  expect((await upload(world, operator, await large('jpeg'))).status).toBe(201);
  for (const format of ['png', 'webp'] as const) {
    const { status, message } = await upload(world, operator, await large(format));
    expect(status).toBe(400);
    expect(message).toContain('It has too many pixels. Please make it smaller first.');
  }
});

test('a very tall picture is cropped to twice its width', async () => {
  const { status, body } = await upload(world, operator, await plain(40, 16_000).png().toBuffer());
  expect(status).toBe(201);
  for (const { metadata } of await servedVariants(world, body[0] ?? { path: '' })) {
    expect(metadata.height).toBeLessThanOrEqual(3200);
  }
});

describe('embedded foreign data is stripped from photos', () => {
  const files: Record<string, () => Promise<Buffer>> = {
    'an HTML page after a JPEG': async () => Buffer.concat([await jpeg(), hostile.page]),
    'an HTML page in a JPEG comment': async () => hostile.withComment(await jpeg(), hostile.page),
    'an archive after a GIF': async () =>
      Buffer.concat([await plain(200, 100).gif().toBuffer(), hostile.archive]),
    'an HTML page in a PNG text chunk': async () => hostile.withText(await png(), hostile.page),
    'an HTML page after a PNG': async () => Buffer.concat([await png(), hostile.page]),
    'an HTML page after a WebP': async () =>
      Buffer.concat([await plain(400, 300).webp().toBuffer(), hostile.page]),
  };
  test.each(Object.entries(files))(
    'a photo is served without embedded foreign data: %s',
    async (_, make) => {
      const own = await operatorWithBoat(world);
      const sent = await make();
      expect(hostile.traces.some((trace) => sent.includes(trace))).toBe(true);
      const { status, body } = await upload(world, own, sent, {
        name: 'x.html',
        type: 'text/html',
      });
      expect(status).toBe(201);
      for (const { bytes, headers } of await servedVariants(world, body[0] ?? { path: '' })) {
        expect(headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/);
        for (const trace of hostile.traces) expect(bytes.includes(trace)).toBe(false);
      }
    },
  );
});

test('a photo of 5 MB is accepted, and a larger one is refused', async () => {
  const own = await operatorWithBoat(world);
  const start = await jpeg();
  const fits = await upload(world, own, filledTo(start, MAX_PHOTO_BYTES));
  expect(fits.status).toBe(201);
  for (const [bytes, size] of [
    [MAX_PHOTO_BYTES + 1, '5.1'],
    [20 * 1024 * 1024, '20.0'],
  ] as const) {
    const { status, title, message } = await upload(world, own, filledTo(start, bytes));
    expect({ status, title }).toEqual({ status: 413, title: 'File Too Large' });
    expect(message).toBe(`Reef.jpg is ${size} MB. Maximum size is 5MB.`);
  }
  expect(await listPhotos(world, own)).toHaveLength(1);
});

test('a refused upload leaves no file behind', async () => {
  const before = await hostile.listPhotoFiles(world.product.dataDir);
  const cut = half(await jpeg());
  expect((await upload(world, operator, cut)).status).toBe(400);
  expect(await hostile.listPhotoFiles(world.product.dataDir)).toEqual(before);
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
