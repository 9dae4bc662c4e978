import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView, OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  listPhotos,
  operatorWithBoat,
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

test('a new photo has its focal point in the centre and no subject', async () => {
  const operator = await withPhotos('Bow.png');
  const [bow] = await listPhotos(world, operator);
  expect(bow).toMatchObject({ focus: { x: 50, y: 50 }, shows: null, isIllustration: false });
});

test('public endpoints return the focal point that an operator sets, but not the photo’s subject', async () => {
  const operator = await withPhotos('Bow.png');
  const [bow] = await listPhotos(world, operator);
  const described = { focus: { x: 12, y: 0 }, shows: 'boat' };
  const { status, body } = await order(operator, [{ id: bow?.id, caption: 'Bow', ...described }]);
  expect(status).toBe(200);
  expect(body).toEqual([{ ...bow, ...described }]);
  await publish(operator);
  const boat = await readBoat(operator);
  expect(boat.images).toEqual([
    {
      url: bow?.url,
      path: bow?.path,
      caption: 'Bow',
      focus: { x: 12, y: 0 },
      isIllustration: false,
    },
  ]);
  const search = (await (await fetch(`${world.baseUrl}/api/search`)).json()) as BoatSearchView;
  const card = search.items.find(({ id }) => id === boat.id);
  expect(card?.cover).toEqual(boat.images[0]);
});

test('a new focal point changes the URL of the share picture, so link previews are fetched again', async () => {
  const operator = await withPhotos('Bow.png');
  await publish(operator);
  const { slug } = await readBoat(operator);
  const readAddress = async () =>
    (await readPage(`${world.baseUrl}/boats/${slug}`)).meta('og:image');
  const before = await readAddress();
  const [bow] = await listPhotos(world, operator);
  await order(operator, [{ id: bow?.id, caption: 'Bow', focus: { x: 0, y: 100 } }]);
  const after = await readAddress();
  expect(after).not.toBe(before);
  const picture = await fetch(`${world.baseUrl}${new URL(after).pathname}`, { redirect: 'manual' });
  expect(picture.status).toBe(200);
});

test('a photo order or boat form that omits focal points and subjects keeps them', async () => {
  const operator = await withPhotos('Bow.png', 'Stern.png');
  const [bow, stern] = await listPhotos(world, operator);
  const focus = { x: 100, y: 33 };
  await order(operator, [
    { id: bow?.id, caption: 'Bow', focus, shows: 'deck' },
    { id: stern?.id, caption: 'Stern', shows: 'people' },
  ]);
  await order(operator, [
    { id: stern?.id, caption: 'Stern', shows: null },
    { id: bow?.id, caption: 'Bow' },
  ]);
  await update(operator, { images: [{ path: bow?.path }, { path: stern?.path }] });
  expect(await listPhotos(world, operator)).toMatchObject([
    { id: bow?.id, focus, shows: 'deck' },
    { id: stern?.id, focus: { x: 50, y: 50 }, shows: null },
  ]);
});

test.each([
  ['a focal point left of the photo', { focus: { x: -1, y: 50 } }],
  ['a focal point below the photo', { focus: { x: 50, y: 101 } }],
  ['a focal point with a fractional percentage', { focus: { x: 0.5, y: 50 } }],
  ['a focal point without y', { focus: { x: 50 } }],
  ['a focal point in words', { focus: 'mast' }],
  ['an unknown subject', { shows: 'sunset' }],
])('%s is refused in a photo order and in a boat form, and changes nothing', async (_, changes) => {
  const operator = await withPhotos('Bow.png');
  const before = await listPhotos(world, operator);
  const [bow] = before;
  const answers = [
    await order(operator, [{ id: bow?.id, caption: 'Other', ...changes }]),
    await update(operator, { images: [{ path: bow?.path, caption: 'Other', ...changes }] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(await listPhotos(world, operator)).toEqual(before);
});

test('an operator cannot change the focal point of another operator’s photo', async () => {
  const operator = await withPhotos('Bow.png');
  const before = await listPhotos(world, operator);
  const [bow] = before;
  const other = await withPhotos('Theirs.png');
  const focus = { x: 1, y: 2 };
  const named = [{ id: bow?.id, caption: 'x', focus }];
  expect((await order({ ...other, boat: operator.boat }, named)).status).toBe(404);
  expect((await order(other, named)).status).toBe(409);
  expect((await update(other, { images: [{ path: bow?.path, focus }] })).status).toBe(400);
  expect(await listPhotos(world, operator)).toEqual(before);
});

test('an operator cannot mark an uploaded photo as an illustration', async () => {
  const operator = await withPhotos('Bow.png');
  const [bow] = await listPhotos(world, operator);
  const isIllustration = true;
  await order(operator, [{ id: bow?.id, caption: 'Bow', isIllustration }]);
  await update(operator, { images: [{ path: bow?.path, isIllustration }] });
  expect(await listPhotos(world, operator)).toMatchObject([{ isIllustration: false }]);
});

test('an inline photo in a boat’s form is stored with its focal point', async () => {
  const operator = await operatorWithBoat(world);
  const url = `data:image/png;base64,${dot.toString('base64')}`;
  const sent = { caption: 'Mast', focus: { x: 70, y: 5 }, shows: 'boat' };
  expect((await update(operator, { images: [{ url, ...sent }] })).status).toBe(200);
  expect(await listPhotos(world, operator)).toMatchObject([sent]);
});

async function withPhotos(...names: string[]): Promise<Operator> {
  const operator = await operatorWithBoat(world);
  for (const name of names) await upload(world, operator, dot, { name });
  return operator;
}

function order({ token, boat }: Operator, photos: object[]) {
  return call<OwnImageView[]>(world.baseUrl, 'orderPhotos', {
    token,
    parts: { id: boat.id },
    payload: { photos },
  });
}

function update({ token, boat }: Operator, payload: object) {
  return call<OperatorBoatView>(world.baseUrl, 'updateBoat', {
    token,
    parts: { id: boat.id },
    payload,
  });
}

async function publish({ boat }: Operator): Promise<void> {
  await world.database.query("update boats set status = 'published' where id = $1", [boat.id]);
}

async function readBoat({ boat }: Operator): Promise<BoatView> {
  return (await fetch(`${world.baseUrl}/api/boats/${boat.id}`)).json() as Promise<BoatView>;
}
