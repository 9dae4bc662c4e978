import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuestStoryView } from '#contract/public/home-api.ts';
import {
  addBoat,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { readAs, reviewedTrip } from '../../support/worlds/guests/sailed-trips.ts';

let world: PayingWorld;
let boat: NewBoat;

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { name: 'Story Boat' });
});
afterAll(() => world.close());

const readStories = () => readAs<GuestStoryView[]>(world.baseUrl, 'guestStories', {});
const readHome = async () => (await fetch(`${world.baseUrl}/`)).text();

test('the home page shows sample stories until there are three written reviews, then the newest three', async () => {
  await reviewedTrip(world, boat.id, { stars: 5, words: 'First of all.' });
  await reviewedTrip(world, boat.id, { stars: 5 });
  await reviewedTrip(world, boat.id, { stars: 2, words: 'Wet, but fine.' });
  expect((await readStories()).map(({ words }) => words)).toEqual([
    'Wet, but fine.',
    'First of all.',
  ]);
  await expect.poll(readHome).toContain('Sample stories');

  await reviewedTrip(world, boat.id, { stars: 4, words: 'Third in line.' });
  const hidden = await reviewedTrip(world, boat.id, { stars: 1, words: 'Soon hidden.' });
  await world.database.query(
    `update reviews set hidden_at = now(), hidden_reason = 'Names people.' where id = $1`,
    [hidden.reviewId],
  );
  expect((await readStories()).map(({ words }) => words)).toEqual([
    'Third in line.',
    'Wet, but fine.',
    'First of all.',
  ]);
  expect((await readStories())[0]).toMatchObject({
    stars: 4,
    guestName: 'Hannah C.',
    boat: { name: 'Story Boat', slug: boat.slug },
  });
  await expect.poll(readHome).toContain('The three newest written reviews');
  expect(await readHome()).not.toContain('Sample stories');
});

test('reviews of an unpublished boat are removed from the home page', async () => {
  await world.database.query(`update boats set status = 'draft' where id = $1`, [boat.id]);
  await expect.poll(async () => (await readStories()).length).toBe(0);
});
