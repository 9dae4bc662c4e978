import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPhoto,
  boatForm,
  boatsOf,
  call,
  newCaptain,
  openCaptainWorld,
  type CaptainWorld,
} from '../support/captains.ts';
import { dayAhead } from '../support/paying-world.ts';

let world: CaptainWorld;
let boats: ReturnType<typeof boatsOf>;
beforeAll(async () => {
  world = await openCaptainWorld();
  boats = boatsOf(world.door, (await newCaptain(world)).token);
});
afterAll(() => world.close());

describe('characters that cannot be kept are refused at their field', () => {
  const season = (name: string) => ({
    recurring: {
      seasons: [
        { name, start: dayAhead(1), end: dayAhead(9), weekdays: [0], timeSlots: ['09:00'] },
      ],
    },
  });
  const fields: Record<string, (text: string) => object> = {
    name: (name) => ({ name }),
    port: (port) => ({ port }),
    customPort: (customPort) => ({ port: 'other', customPort }),
    description: (description) => ({ description }),
    'availability.recurring.seasons.0.name': (name) => ({ availability: season(name) }),
    'images.0.caption': (caption) => ({ images: [{ path: '/photos/x', caption }] }),
  };
  const texts = { 'a NUL': 'Reef\u0000', 'half a letter': 'Reef\ud83d' };
  const cases = Object.entries(fields).flatMap(([field, changes]) =>
    Object.entries(texts).map(([what, text]) => [field, what, changes(text)] as const),
  );

  test.each(cases)('%s with %s', async (field, _, changes) => {
    const { body: boat } = await boats.create();
    for (const answer of [await boats.create(changes), await boats.update(boat, changes)]) {
      expect([answer.status, answer.message]).toEqual([
        400,
        expect.stringMatching(/ has characters that cannot be used$/),
      ]);
      expect(answer.body).toMatchObject({ fields: { [field]: answer.message } });
    }
    expect((await boats.read(boat)).body).toEqual(boat);
  });

  test('while a caption on two lines becomes one', async () => {
    const { body: boat } = await boats.create();
    const path = `/pictures/${boat.id}`;
    await addPhoto(world, boat, path);
    const images = [{ path, caption: ' At\n anchor\u200b ' }];
    const { status, body } = await boats.update(boat, { images });
    expect([status, body.images.map(({ caption }) => caption)]).toEqual([200, ['At anchor']]);
  });
});
