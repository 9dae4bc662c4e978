import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import {
  addPhoto,
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { listPhotoFiles } from '../../support/faults/hostile-files.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  listPhotos,
  upload,
  type Operator,
} from '../../support/worlds/operators/photo-world.ts';

let world: OperatorWorld;
let dot: Buffer;

beforeAll(async () => {
  world = await createOperatorWorld();
  dot = await plain(12, 8).png().toBuffer();
});
afterAll(() => world.close());

test('an operator reorders photos, captions them and chooses another cover', async () => {
  const operator = await withPhotos('Bow.png', 'Stern.png', 'Galley.png');
  const [bow, stern, galley] = await listPhotos(world, operator);
  const input = [
    { id: galley?.id, caption: '  Lunch\tis served\u202E ' },
    { id: bow?.id, caption: '' },
    { id: stern?.id, caption: 'Stern' },
  ];
  const { status, body } = await order(operator, input);
  expect(status).toBe(200);
  expect(body).toEqual(await listPhotos(world, operator));
  expect(body.map(({ id, caption }) => [id, caption])).toEqual([
    [galley?.id, 'Lunch is served'],
    [bow?.id, ''],
    [stern?.id, 'Stern'],
  ]);
  await publish(operator);
  const { images } = (await (
    await fetch(`${world.baseUrl}/api/boats/${operator.boat.id}`)
  ).json()) as {
    images: OwnImageView[];
  };
  expect(images[0]?.path).toBe(galley?.path);
});

test('a photo order that omits, repeats or adds a photo is refused', async () => {
  const operator = await withPhotos('Bow.png', 'Stern.png');
  const other = await withPhotos('Theirs.png');
  const [bow, stern] = await listPhotos(world, operator);
  const [theirs] = await listPhotos(world, other);
  const named = (...ids: (string | undefined)[]) => ids.map((id) => ({ id, caption: 'x' }));
  for (const input of [
    named(),
    named(bow?.id),
    named(bow?.id, bow?.id),
    named(bow?.id, stern?.id, stern?.id),
    named(stern?.id, theirs?.id),
    named(stern?.id, bow?.id, theirs?.id),
    named(stern?.id, 'nonsense'),
  ]) {
    const { status, message } = await order(operator, input);
    expect(status).toBe(409);
    expect(message).toContain('Reload them and try again');
  }
  const tooLong = [stern, bow].map((photo) => ({ id: photo?.id, caption: 'x'.repeat(201) }));
  expect((await order(operator, tooLong)).status).toBe(400);
  expect(await listPhotos(world, operator)).toEqual([bow, stern]);
  expect(await listPhotos(world, other)).toEqual([theirs]);
});

test('a removed photo disappears from the boat immediately, and its files are deleted soon after', async () => {
  const operator = await withPhotos('Bow.png', 'Stern.png');
  const [bow, stern] = await listPhotos(world, operator);
  expect(await filesNamed(bow?.id)).toHaveLength(5);
  const { status, body } = await remove(operator, bow?.id);
  expect(status).toBe(200);
  expect(body).toEqual([stern]);
  await expect.poll(() => filesNamed(bow?.id), { timeout: 60_000 }).toEqual([]);
  expect((await fetch(`${world.baseUrl}${bow?.path}-960.jpg`)).status).toBe(404);
  expect(await filesNamed(stern?.id)).toHaveLength(5);
  expect((await remove(operator, bow?.id)).status).toBe(404);
  expect((await remove(operator, 'nonsense')).status).toBe(404);
});

test('saving a boat form that no longer lists a photo removes the photo and its files', async () => {
  const operator = await withPhotos('Bow.png', 'Stern.png');
  const [bow, stern] = await listPhotos(world, operator);
  const images = [{ path: stern?.path, caption: 'Stern, at last' }];
  const { token, boat } = operator;
  const { status } = await call(world.baseUrl, 'updateBoat', {
    token,
    parts: { id: boat.id },
    payload: { images },
  });
  expect(status).toBe(200);
  expect(await listPhotos(world, operator)).toMatchObject([
    { ...stern, caption: 'Stern, at last' },
  ]);
  await expect.poll(() => filesNamed(bow?.id), { timeout: 60_000 }).toEqual([]);
  expect(await filesNamed(stern?.id)).toHaveLength(5);
});

test('uploading a photo does not change the boat’s version, so an open form can still be saved', async () => {
  const operator = await withPhotos('Bow.png');
  const { token, boat } = operator;
  const { status } = await call(world.baseUrl, 'updateBoat', {
    token,
    parts: { id: boat.id },
    payload: { name: 'Pelican Three', version: boat.version },
  });
  expect(status).toBe(200);
  expect(await listPhotos(world, operator)).toHaveLength(1);
});

test('an operator cannot upload, reorder or remove photos of another operator’s boat', async () => {
  const operator = await withPhotos('Bow.png');
  const before = await listPhotos(world, operator);
  const stranger = { ...(await operatorWithBoat(world)), boat: operator.boat };
  const answers = [
    await upload(world, stranger, dot),
    await order(stranger, before),
    await remove(stranger, before[0]?.id),
  ];
  for (const { status, message } of answers) {
    expect(status).toBe(404);
    expect(message).toBe('We couldn’t find this boat.');
  }
  const own = await operatorWithBoat(world);
  expect((await remove(own, before[0]?.id)).status).toBe(404);
  expect((await order(own, before)).status).toBe(409);
  expect(await listPhotos(world, operator)).toEqual(before);
});

test('a deleted boat accepts no photos', async () => {
  const operator = await withPhotos('Bow.png');
  const { token, boat } = operator;
  await call(world.baseUrl, 'deleteBoat', { token, parts: { id: boat.id } });
  expect((await upload(world, operator, dot)).status).toBe(404);
});

test('a boat accepts at most twelve photos', async () => {
  const operator = await withWrittenPhotos(12);
  const before = await listPhotoFiles(world.product.dataDir);
  const { status, title, message } = await upload(world, operator, dot);
  expect({ status, title }).toEqual({ status: 409, title: 'Too Many Files' });
  expect(message).toBe('You can only upload 0 more photo(s). Maximum 12 photos allowed.');
  expect(await listPhotos(world, operator)).toHaveLength(12);
  expect(await listPhotoFiles(world.product.dataDir)).toEqual(before);
});

test('concurrent uploads for the last place leave exactly one photo and no files of the rejected ones', async () => {
  const operator = await withWrittenPhotos(11);
  const before = await listPhotoFiles(world.product.dataDir);
  const names = ['One.png', 'Two.png', 'Three.png'];
  const racing = await whileBoatIsHeld(operator, names.length, () =>
    Promise.all(names.map((name) => upload(world, operator, dot, { name }))),
  );
  expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
  expect(await listPhotos(world, operator)).toHaveLength(12);
  expect(await listPhotoFiles(world.product.dataDir)).toHaveLength(before.length + 5);
});

async function withPhotos(...names: string[]): Promise<Operator> {
  const operator = await operatorWithBoat(world);
  for (const name of names) {
    const { status } = await upload(world, operator, dot, { name });
    if (status !== 201) throw new Error(`${name} was answered ${status}.`);
  }
  return operator;
}

/** An operator whose boat has this many photos in the database, without files. */
async function withWrittenPhotos(count: number): Promise<Operator> {
  const operator = await operatorWithBoat(world);
  for (let position = 0; position < count; position += 1) {
    await addPhoto(world, operator.boat, `/photos/${randomUUID()}`, position);
  }
  return operator;
}

/** Locks the boat until this many requests wait for it, so that all have read before any writes. */
async function whileBoatIsHeld<T>({ boat }: Operator, waiting: number, act: () => Promise<T>) {
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

function order({ token, boat }: Operator, photos: unknown[]) {
  const input = { token, parts: { id: boat.id }, payload: { photos } };
  return call<OwnImageView[]>(world.baseUrl, 'orderPhotos', input);
}

function remove({ token, boat }: Operator, photoId: string | undefined) {
  const input = { token, parts: { id: boat.id, photoId: photoId ?? '' } };
  return call<OwnImageView[]>(world.baseUrl, 'removePhoto', input);
}

async function publish({ boat }: Operator): Promise<void> {
  await world.database.query("update boats set status = 'published' where id = $1", [boat.id]);
}

async function filesNamed(photoId: string | undefined): Promise<string[]> {
  return (await listPhotoFiles(world.product.dataDir)).filter((name) =>
    name.startsWith(`${photoId}-`),
  );
}
