import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnImageView } from '#contract/operator-boat-api.ts';
import { call, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import { filesOf } from '../support/hostile-files.ts';
import { plain } from '../support/photo-files.ts';
import { captainWithBoat, photosOf, upload, type Captain } from '../support/photo-world.ts';

let world: CaptainWorld;
let dot: Buffer;

beforeAll(async () => {
  world = await openCaptainWorld();
  dot = await plain(12, 8).png().toBuffer();
});
afterAll(() => world.close());

test('a captain orders photos, names them and makes another one the cover', async () => {
  const captain = await withPhotos('Bow.png', 'Stern.png', 'Galley.png');
  const [bow, stern, galley] = await photosOf(world, captain);
  const wish = [
    { id: galley?.id, caption: '  Lunch\tis served\u202E ' },
    { id: bow?.id, caption: '' },
    { id: stern?.id, caption: 'Stern' },
  ];
  const { status, body } = await order(captain, wish);
  expect(status).toBe(200);
  expect(body).toEqual(await photosOf(world, captain));
  expect(body.map(({ id, caption }) => [id, caption])).toEqual([
    [galley?.id, 'Lunch is served'],
    [bow?.id, ''],
    [stern?.id, 'Stern'],
  ]);
  await publish(captain);
  const { images } = (await (await fetch(`${world.door}/api/boats/${captain.boat.id}`)).json()) as {
    images: OwnImageView[];
  };
  expect(images[0]?.path).toBe(galley?.path);
});

test('an order that leaves out, repeats or brings in a photo changes nothing', async () => {
  const captain = await withPhotos('Bow.png', 'Stern.png');
  const other = await withPhotos('Theirs.png');
  const [bow, stern] = await photosOf(world, captain);
  const [theirs] = await photosOf(world, other);
  const named = (...ids: (string | undefined)[]) => ids.map((id) => ({ id, caption: 'x' }));
  for (const wish of [
    named(),
    named(bow?.id),
    named(bow?.id, bow?.id),
    named(bow?.id, stern?.id, stern?.id),
    named(stern?.id, theirs?.id),
    named(stern?.id, bow?.id, theirs?.id),
    named(stern?.id, 'nonsense'),
  ]) {
    const { status, message } = await order(captain, wish);
    expect(status).toBe(409);
    expect(message).toContain('Load them again');
  }
  const tooLong = [stern, bow].map((photo) => ({ id: photo?.id, caption: 'x'.repeat(201) }));
  expect((await order(captain, tooLong)).status).toBe(400);
  expect(await photosOf(world, captain)).toEqual([bow, stern]);
  expect(await photosOf(world, other)).toEqual([theirs]);
});

test('a removed photo is gone from the boat at once and from the file store soon', async () => {
  const captain = await withPhotos('Bow.png', 'Stern.png');
  const [bow, stern] = await photosOf(world, captain);
  expect(await filesNamed(bow?.id)).toHaveLength(5);
  const { status, body } = await remove(captain, bow?.id);
  expect(status).toBe(200);
  expect(body).toEqual([stern]);
  await expect.poll(() => filesNamed(bow?.id), { timeout: 20_000 }).toEqual([]);
  expect((await fetch(`${world.door}${bow?.path}-960.jpg`)).status).toBe(404);
  expect(await filesNamed(stern?.id)).toHaveLength(5);
  expect((await remove(captain, bow?.id)).status).toBe(404);
  expect((await remove(captain, 'nonsense')).status).toBe(404);
});

test('a photo that a boat’s form no longer names goes the same way', async () => {
  const captain = await withPhotos('Bow.png', 'Stern.png');
  const [bow, stern] = await photosOf(world, captain);
  const images = [{ path: stern?.path, caption: 'Stern, at last' }];
  const { token, boat } = captain;
  const { status } = await call(world.door, 'updateBoat', {
    token,
    parts: { id: boat.id },
    payload: { images },
  });
  expect(status).toBe(200);
  expect(await photosOf(world, captain)).toMatchObject([{ ...stern, caption: 'Stern, at last' }]);
  await expect.poll(() => filesNamed(bow?.id), { timeout: 20_000 }).toEqual([]);
  expect(await filesNamed(stern?.id)).toHaveLength(5);
});

test('photos change nothing about the version of the boat, so an open form can still be saved', async () => {
  const captain = await withPhotos('Bow.png');
  const { token, boat } = captain;
  const { status } = await call(world.door, 'updateBoat', {
    token,
    parts: { id: boat.id },
    payload: { name: 'Pelican Three', version: boat.version },
  });
  expect(status).toBe(200);
  expect(await photosOf(world, captain)).toHaveLength(1);
});

test('another captain’s boat and photos do not exist', async () => {
  const captain = await withPhotos('Bow.png');
  const before = await photosOf(world, captain);
  const stranger = { ...(await captainWithBoat(world)), boat: captain.boat };
  const answers = [
    await upload(world, stranger, dot),
    await order(stranger, before),
    await remove(stranger, before[0]?.id),
  ];
  for (const { status, message } of answers) {
    expect(status).toBe(404);
    expect(message).toBe('There is no such boat.');
  }
  const own = await captainWithBoat(world);
  expect((await remove(own, before[0]?.id)).status).toBe(404);
  expect((await order(own, before)).status).toBe(409);
  expect(await photosOf(world, captain)).toEqual(before);
});

test('a boat that was deleted takes no more photos', async () => {
  const captain = await withPhotos('Bow.png');
  const { token, boat } = captain;
  await call(world.door, 'deleteBoat', { token, parts: { id: boat.id } });
  expect((await upload(world, captain, dot)).status).toBe(404);
});

test('a boat has twelve photos and not one more', async () => {
  const captain = await withPhotos(...twelve);
  const before = await filesOf(world.product.dataDir);
  const { status, title, message } = await upload(world, captain, dot);
  expect({ status, title }).toEqual({ status: 409, title: 'Too Many Files' });
  expect(message).toBe('You can only upload 0 more photo(s). Maximum 12 photos allowed.');
  expect(await photosOf(world, captain)).toHaveLength(12);
  expect(await filesOf(world.product.dataDir)).toEqual(before);
});

test('of two photos for the last place exactly one gets it, and the other leaves nothing', async () => {
  const captain = await withPhotos(...twelve.slice(1));
  const before = await filesOf(world.product.dataDir);
  const names = ['One.png', 'Two.png', 'Three.png'];
  const racing = await whileBoatIsHeld(captain, names.length, () =>
    Promise.all(names.map((name) => upload(world, captain, dot, { name }))),
  );
  expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
  expect(await photosOf(world, captain)).toHaveLength(12);
  expect(await filesOf(world.product.dataDir)).toHaveLength(before.length + 5);
});

const twelve = Array.from({ length: 12 }, (_, index) => `Photo ${index + 1}.png`);

async function withPhotos(...names: string[]): Promise<Captain> {
  const captain = await captainWithBoat(world);
  for (const name of names) {
    const { status } = await upload(world, captain, dot, { name });
    if (status !== 201) throw new Error(`${name} was answered ${status}.`);
  }
  return captain;
}

/** Holds the boat until so many wait for it, so that all of them have looked before any of them writes. */
async function whileBoatIsHeld<T>({ boat }: Captain, waiting: number, act: () => Promise<T>) {
  const holder = await world.database.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from boats where id = $1 for update', [boat.id]);
    const acting = act();
    const atTheLock = async () => {
      const { rows } = await world.database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(atTheLock, { timeout: 40_000 }).toBe(waiting);
    await holder.query('commit');
    return await acting;
  } finally {
    holder.release();
  }
}

function order({ token, boat }: Captain, photos: unknown[]) {
  const wish = { token, parts: { id: boat.id }, payload: { photos } };
  return call<OwnImageView[]>(world.door, 'orderPhotos', wish);
}

function remove({ token, boat }: Captain, photoId: string | undefined) {
  const wish = { token, parts: { id: boat.id, photoId: photoId ?? '' } };
  return call<OwnImageView[]>(world.door, 'removePhoto', wish);
}

async function publish({ boat }: Captain): Promise<void> {
  await world.database.query("update boats set status = 'published' where id = $1", [boat.id]);
}

async function filesNamed(photoId: string | undefined): Promise<string[]> {
  return (await filesOf(world.product.dataDir)).filter((name) => name.startsWith(`${photoId}-`));
}
