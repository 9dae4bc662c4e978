import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import {
  boatForm,
  call,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { listPhotoFiles, scriptedSvg } from '../../support/faults/hostile-files.ts';
import { filledTo, plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  colourAt,
  listPhotos,
  servedVariants,
} from '../../support/worlds/operators/photo-world.ts';

// The spec's inline form: photos inside a boat's form, as data URLs.

let world: OperatorWorld;
let red: Buffer;
let blue: Buffer;

beforeAll(async () => {
  world = await createOperatorWorld();
  red = await plain(64, 48, '#e01010').png().toBuffer();
  blue = await plain(64, 48, '#1010e0').jpeg().toBuffer();
});
afterAll(() => world.close());

test('a boat can be created with inline photos and published in one request', async () => {
  const { token } = await newOperator(world);
  const payload = boatForm({
    status: 'published',
    availability: { manualDays: ['2099-01-01'] },
    images: [
      // The media type that the data URL claims is ignored.
      { url: dataUrl(red, 'text/html'), caption: ' Red   first ' },
      { url: dataUrl(blue) },
    ],
  });
  const { status, body, text } = await create(token, payload);
  expect(status).toBe(201);
  expect(body.status).toBe('published');
  expect(text).not.toContain('data:');
  expect(body.images.map(({ caption }) => caption)).toEqual(['Red first', '']);
  const served = await servedVariants(world, body.images[0] ?? { path: '' });
  const [r = 0, g = 255] = await colourAt(served.at(-1)?.bytes ?? Buffer.alloc(0), 20, 20);
  expect([r > 200, g < 40]).toEqual([true, true]);
  const everybodys = await (await fetch(`${world.baseUrl}/api/boats/${body.id}`)).text();
  expect(everybodys).toContain(`${world.baseUrl}${body.images[1]?.path}-960.jpg`);
  expect(everybodys).not.toContain('data:');
});

test('an edit can mix existing photos with new inline photos and keeps the order of the list', async () => {
  const operator = await operatorWithBoat(world);
  const change = (images: unknown[]) => update(operator.token, operator.boat.id, { images });
  await change([{ url: dataUrl(red), caption: 'Red' }]);
  const [first] = await listPhotos(world, operator);
  const { status, body } = await change([
    { url: dataUrl(blue), caption: 'Blue' },
    // Sends the URL from the boat's own answer.
    { url: first?.url, caption: 'Red, now second' },
  ]);
  expect(status).toBe(200);
  expect(body.images.map(({ caption }) => caption)).toEqual(['Blue', 'Red, now second']);
  expect(body.images[1]?.id).toBe(first?.id);
});

test('a boat form with one invalid photo is refused, and no part of it is stored', async () => {
  const operator = await operatorWithBoat(world);
  const before = await listPhotoFiles(world.product.dataDir);
  const bad = {
    'Photo 2 is not a valid image file.': { url: dataUrl(scriptedSvg, 'image/png') },
    'Deck is not a valid image file.': { url: 'data:image/png,plain', caption: 'Deck' },
    'Big is 5.1 MB. Maximum size is 5MB.': {
      url: dataUrl(filledTo(red, MAX_PHOTO_BYTES + 1)),
      caption: 'Big',
    },
  };
  for (const [expected, image] of Object.entries(bad)) {
    const images = [{ url: dataUrl(red) }, image];
    const changed = await update(operator.token, operator.boat.id, { name: 'Renamed', images });
    expect(changed.message).toBe(expected);
    const added = await create(operator.token, boatForm({ name: 'Never made', images }));
    expect(added.message).toBe(expected);
  }
  const thirteen = Array.from({ length: 13 }, () => ({ url: dataUrl(red) }));
  const tooMany = await update(operator.token, operator.boat.id, { images: thirteen });
  expect(tooMany).toMatchObject({ status: 400, message: 'Maximum 12 photos allowed.' });
  const { body } = await call<OperatorBoatView[]>(world.baseUrl, 'operatorBoats', {
    token: operator.token,
  });
  expect(body.map(({ name, images }) => [name, images])).toEqual([[operator.boat.name, []]]);
  expect(await listPhotoFiles(world.product.dataDir)).toEqual(before);
});

test('photos of a form that cannot be saved are not stored', async () => {
  const operator = await operatorWithBoat(world);
  const before = await listPhotoFiles(world.product.dataDir);
  const images = [{ url: dataUrl(red) }];
  const old = await update(operator.token, operator.boat.id, { version: 99, images });
  expect(old.status).toBe(409);
  const unready = await create(operator.token, boatForm({ status: 'published', images }));
  expect(unready.status).toBe(409);
  const stranger = await newOperator(world);
  expect((await update(stranger.token, operator.boat.id, { images })).status).toBe(404);
  expect(await listPhotos(world, operator)).toEqual([]);
  expect(await listPhotoFiles(world.product.dataDir)).toEqual(before);
});

test('twelve inline photos of 5 MB fit into one form', async () => {
  const { token } = await newOperator(world);
  const large = dataUrl(filledTo(blue, MAX_PHOTO_BYTES));
  const images = Array.from({ length: 12 }, (_, index) => ({ url: large, caption: `${index}` }));
  const { status, body } = await create(token, boatForm({ images }));
  expect(status).toBe(201);
  expect(body.images.map(({ caption }) => caption)).toEqual(images.map(({ caption }) => caption));
});

function dataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function create(token: string, payload: unknown) {
  return call<OperatorBoatView>(world.baseUrl, 'createBoat', { token, payload });
}

function update(token: string, id: string, payload: unknown) {
  return call<OperatorBoatView>(world.baseUrl, 'updateBoat', { token, parts: { id }, payload });
}
