import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { listPhotoFiles } from '../../support/faults/hostile-files.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  listPhotos,
  servedVariants,
  suffixes,
  upload,
} from '../../support/worlds/operators/photo-world.ts';
import { createS3Bucket, type S3Bucket } from '../../support/providers/s3-bucket.ts';

const POLL = { timeout: 40_000 };

let bucket: S3Bucket;
let world: OperatorWorld;
let dot: Buffer;

beforeAll(async () => {
  bucket = await createS3Bucket();
  world = await createOperatorWorld(bucket.env);
  dot = await plain(12, 8).png().toBuffer();
});
beforeEach(() => {
  bucket.failFor(() => false);
  bucket.cutFor(() => false);
});
afterAll(async () => {
  await world.close();
  await bucket.close();
});

test('photos are stored only in the bucket when S3 is configured, and served from there', async () => {
  const operator = await operatorWithBoat(world);
  const { status, body } = await upload(world, operator, dot);
  expect(status).toBe(201);
  const id = body[0]?.id ?? '';
  const names = suffixes.map((suffix) => `photos/${id}${suffix}`);
  expect((await bucket.keys()).filter((key) => key.includes(id)).toSorted()).toEqual(
    names.toSorted(),
  );
  expect(await listPhotoFiles(world.product.dataDir)).toEqual([]);
  for (const { suffix, bytes, headers } of await servedVariants(world, { path: `/photos/${id}` })) {
    const kept = await bucket.read(`photos/${id}${suffix}`);
    expect(bytes.equals(kept.bytes)).toBe(true);
    expect(kept.contentType).toBe(headers.get('content-type'));
  }
});

test('a removed photo is deleted from the bucket, even if the first attempts fail', async () => {
  const operator = await operatorWithBoat(world);
  const { body } = await upload(world, operator, dot);
  const [photo] = body;
  let failures = 0;
  bucket.failFor(({ method }) => method === 'DELETE' && (failures += 1) <= 4);
  const parts = { id: operator.boat.id, photoId: photo?.id ?? '' };
  const removed = await call(world.baseUrl, 'removePhoto', { token: operator.token, parts });
  expect(removed).toMatchObject({ status: 200, body: [] });
  await expect.poll(async () => (await bucket.keys()).join(), POLL).not.toContain(photo?.id);
  expect(failures).toBeGreaterThan(4);
});

test('while the bucket is unreachable, a request for a photo is answered 503 with Retry-After, not 404', async () => {
  const operator = await operatorWithBoat(world);
  const { body } = await upload(world, operator, dot);
  const address = `${world.baseUrl}/photos/${body[0]?.id}${suffixes[0]}`;
  const headers = { accept: 'application/json' };
  expect((await fetch(address, { headers })).status).toBe(200);
  let asked = 0;
  // Our client retries broken connections; three in a row are an outage.
  bucket.cutFor(() => (asked += 1) > 0);
  const answer = await fetch(address, { headers });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({
      message: 'We can’t do this right now. Please try again in a few minutes.',
    }),
  ]);
  expect(asked).toBe(3);
  let cuts = 0;
  bucket.cutFor(() => (cuts += 1) <= 2);
  expect((await fetch(address, { headers })).status).toBe(200);
  expect(world.product.output()).toContain('the file store cannot be reached');
});

test('a missing bucket is not reported as a missing photo', async () => {
  const name = '00000000-0000-4000-8000-000000000000';
  expect((await fetch(`${world.baseUrl}/photos/${name}${suffixes[0]}`)).status).toBe(404);
  bucket.failFor(() => true, { status: 404, code: 'NoSuchBucket' });
  expect((await fetch(`${world.baseUrl}/photos/${name}${suffixes[0]}`)).status).toBe(503);
  expect(world.product.output()).toContain('the file store answered GET with 404 NoSuchBucket');
});

test('if the bucket fails halfway through an upload, the boat gets no photo and the bucket keeps none of its files', async () => {
  const operator = await operatorWithBoat(world);
  expect((await upload(world, operator, dot)).status).toBe(201);
  const photos = await listPhotos(world, operator);
  const before = await bucket.keys();
  expect(before).not.toEqual([]);
  const puts: string[] = [];
  bucket.failFor(({ method, url = '' }) => {
    if (method === 'PUT') puts.push(url.slice(-8));
    return method === 'PUT' && url.endsWith('.webp');
  });
  const { status, message } = await upload(world, operator, dot);
  expect(status).toBe(503);
  expect(message).toBe('We can’t do this right now. Please try again in a few minutes.');
  expect(puts).toContain('480.avif');
  expect(await listPhotos(world, operator)).toEqual(photos);
  expect((await bucket.keys()).toSorted()).toEqual(before.toSorted());
  bucket.failFor(() => false);
  expect((await upload(world, operator, dot)).status).toBe(201);
});
