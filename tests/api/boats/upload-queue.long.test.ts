import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import {
  createBoatActs,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { filledTo, plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  listPhotos,
  upload,
  type Operator,
} from '../../support/worlds/operators/photo-world.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

test('an operator’s uploads are queued up to a limit and do not delay another operator’s upload', async () => {
  const first = await operatorWithBoat(world);
  const second = {
    ...first,
    boat: (await createBoatActs(world.baseUrl, first.token).create()).body,
  };
  const other = await operatorWithBoat(world);
  const photo = await plain(600, 400).jpeg().toBuffer();
  const many = [first, second].flatMap((each) => Array.from({ length: 12 }, () => each));
  const [sent, theirs] = await Promise.all([
    Promise.all(many.map((each) => upload(world, each, photo))),
    upload(world, other, photo),
  ]);
  expect(theirs.status).toBe(201);
  const taken = sent.filter(({ status }) => status === 201);
  const refused = sent.filter(({ status }) => status === 429);
  expect(taken.length + refused.length).toBe(24);
  expect(refused[0]?.message).toBe(
    'Your other photos are still being processed. Please send this one again in a minute.',
  );
  const kept = [...(await listPhotos(world, first)), ...(await listPhotos(world, second))];
  expect(kept).toHaveLength(taken.length);
});

test('a large form that never finishes uploading does not block other operators', async () => {
  const slow = await operatorWithBoat(world);
  const going = await beginForm(slow);
  const { token } = await newOperator(world);
  const photo = filledTo(await plain(60, 40).png().toBuffer(), MAX_PHOTO_BYTES);
  const url = `data:image/png;base64,${photo.toString('base64')}`;
  const saved = await createBoatActs(world.baseUrl, token).create({
    images: [{ url, caption: 'Reef' }],
  });
  expect([saved.status, saved.body.images.map(({ caption }) => caption)]).toEqual([201, ['Reef']]);
  going.destroy();
  const after = await createBoatActs(world.baseUrl, slow.token).update(slow.boat, {
    images: [{ url }],
  });
  expect(after.status).toBe(200);
});

/** Sends only the beginning of a form of 2 MB. */
async function beginForm({ token, boat }: Operator) {
  const going = request(`${world.baseUrl}/api/operator/boats/${boat.id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': 2 * 1024 * 1024,
    },
  });
  going.on('error', () => {});
  const beginning = '{"description":"'.padEnd(70_000, 'x');
  await new Promise((resolve) => going.write(beginning, resolve));
  // Waits for the answer to a later request: the same process has begun to read the form by then.
  await listPhotos(world, { token, boat });
  return going;
}
