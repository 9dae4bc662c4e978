import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { MAX_PHOTO_BYTES } from '#domain/photos.ts';
import {
  boatForm,
  call,
  newCaptain,
  openCaptainWorld,
  type CaptainWorld,
} from '../support/captains.ts';
import { filesOf, scriptedSvg } from '../support/hostile-files.ts';
import { filledTo, plain } from '../support/photo-files.ts';
import { captainWithBoat, colourAt, photosOf, servedVariants } from '../support/photo-world.ts';

// The spec's inline form: photos inside a boat's form, as data URLs.

let world: CaptainWorld;
let red: Buffer;
let blue: Buffer;

beforeAll(async () => {
  world = await openCaptainWorld();
  red = await plain(64, 48, '#e01010').png().toBuffer();
  blue = await plain(64, 48, '#1010e0').jpeg().toBuffer();
});
afterAll(() => world.close());

test('a boat is added with its photos inside and is published at once', async () => {
  const { token } = await newCaptain(world);
  const payload = boatForm({
    status: 'published',
    availability: { manualDays: ['2099-01-01'] },
    images: [
      // What the address claims to be means nothing.
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
  const everybodys = await (await fetch(`${world.door}/api/boats/${body.id}`)).text();
  expect(everybodys).toContain(`${world.door}${body.images[1]?.path}-960.jpg`);
  expect(everybodys).not.toContain('data:');
});

test('a change mixes photos that are there with new ones, in the order of the list', async () => {
  const captain = await captainWithBoat(world);
  const change = (images: unknown[]) => update(captain.token, captain.boat.id, { images });
  await change([{ url: dataUrl(red), caption: 'Red' }]);
  const [first] = await photosOf(world, captain);
  const { status, body } = await change([
    { url: dataUrl(blue), caption: 'Blue' },
    // As the boat's own answer had it.
    { url: first?.url, caption: 'Red, now second' },
  ]);
  expect(status).toBe(200);
  expect(body.images.map(({ caption }) => caption)).toEqual(['Blue', 'Red, now second']);
  expect(body.images[1]?.id).toBe(first?.id);
});

test('one bad photo refuses the whole form, and nothing of it is kept', async () => {
  const captain = await captainWithBoat(world);
  const before = await filesOf(world.product.dataDir);
  const bad = {
    'Photo 2 is not a valid image file.': { url: dataUrl(scriptedSvg, 'image/png') },
    'Deck is not a valid image file.': { url: 'data:image/png,plain', caption: 'Deck' },
    'Big is 5.1 MB. Maximum size is 5MB.': {
      url: dataUrl(filledTo(red, MAX_PHOTO_BYTES + 1)),
      caption: 'Big',
    },
  };
  for (const [words, image] of Object.entries(bad)) {
    const images = [{ url: dataUrl(red) }, image];
    const changed = await update(captain.token, captain.boat.id, { name: 'Renamed', images });
    expect(changed.message).toBe(words);
    const added = await create(captain.token, boatForm({ name: 'Never made', images }));
    expect(added.message).toBe(words);
  }
  const thirteen = Array.from({ length: 13 }, () => ({ url: dataUrl(red) }));
  const tooMany = await update(captain.token, captain.boat.id, { images: thirteen });
  expect(tooMany).toMatchObject({ status: 400, message: 'Maximum 12 photos allowed.' });
  const { body } = await call<OperatorBoatView[]>(world.door, 'operatorBoats', {
    token: captain.token,
  });
  expect(body.map(({ name, images }) => [name, images])).toEqual([[captain.boat.name, []]]);
  expect(await filesOf(world.product.dataDir)).toEqual(before);
});

test('photos of a form that cannot be saved are not kept either', async () => {
  const captain = await captainWithBoat(world);
  const before = await filesOf(world.product.dataDir);
  const images = [{ url: dataUrl(red) }];
  const old = await update(captain.token, captain.boat.id, { version: 99, images });
  expect(old.status).toBe(409);
  const unready = await create(captain.token, boatForm({ status: 'published', images }));
  expect(unready.status).toBe(409);
  const stranger = await newCaptain(world);
  expect((await update(stranger.token, captain.boat.id, { images })).status).toBe(404);
  expect(await photosOf(world, captain)).toEqual([]);
  expect(await filesOf(world.product.dataDir)).toEqual(before);
});

test('twelve photos of nearly 5 MB fit into one form', async () => {
  const { token } = await newCaptain(world);
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
  return call<OperatorBoatView>(world.door, 'createBoat', { token, payload });
}

function update(token: string, id: string, payload: unknown) {
  return call<OperatorBoatView>(world.door, 'updateBoat', { token, parts: { id }, payload });
}
