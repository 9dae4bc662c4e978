import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatReviewPageView } from '#contract/public/review-api.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { reviewedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { call } from '../../support/worlds/operators/operators.ts';

let world: PayingWorld;
let boat: BoatView;

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { name: 'Sea Grape' });
  const write = (words: string | null, language: string | undefined, guests: number) =>
    reviewedTrip(world, boat.id, { stars: 5, words, language }, { guests });
  for (let count = 1; count <= 11; count += 1) await write(`Calm ${count}`, 'en', 2);
  await write('Très belle sortie', 'fr', 2);
  await write('Herrlich', 'de', 6);
  await write(null, 'de', 1);
  const old = await write('Long ago', 'nl', 6);
  await world.database.query('update reviews set language = null where id = $1', [old.reviewId]);
  const charter = { mode: 'charter' as const, guests: 6 };
  await reviewedTrip(world, boat.id, { stars: 4, words: 'All ours' }, charter);
});
afterAll(() => world.close());

const list = (query: Record<string, string> = {}) =>
  call<BoatReviewPageView>(world.baseUrl, 'boatReviews', { parts: { id: boat.id }, query });
const wordsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.items.map(({ words }) => words);

test('the first page of reviews counts all of them by kind of group and by language', async () => {
  expect((await list()).body.counts).toEqual({
    all: 16,
    shown: 16,
    groups: [
      { value: 'solo', count: 1 },
      { value: 'two', count: 12 },
      { value: 'large', count: 2 },
      { value: 'charter', count: 1 },
    ],
    languages: [
      { value: 'en', count: 12 },
      { value: 'fr', count: 1 },
      { value: 'de', count: 1 },
    ],
  });
});

test.each([
  [{ group: 'solo' }, [null]],
  [{ group: 'large' }, ['Long ago', 'Herrlich']],
  [{ group: 'charter' }, ['All ours']],
  [{ group: 'small' }, []],
  [{ language: 'fr' }, ['Très belle sortie']],
  [{ language: 'de' }, ['Herrlich']],
  [{ language: 'nl' }, []],
  [{ group: 'large', language: 'de' }, ['Herrlich']],
  [{ group: 'charter', language: 'de' }, []],
])('the review filter %j lists %j', async (query, expected) => {
  const answer = await list(query);
  expect(wordsOf(answer)).toEqual(expected);
  expect(answer.body.counts?.shown).toBe(expected.length);
});

test('pages of filtered reviews continue where the last one ended, with counts only on the first page', async () => {
  const filter = { group: 'two', language: 'en' };
  const first = await list(filter);
  expect([first.body.items.length, first.body.counts?.shown]).toEqual([10, 11]);
  const next = await list({ ...filter, after: first.body.next ?? '' });
  expect(wordsOf(next)).toEqual(['Calm 1']);
  expect([next.body.next, next.body.counts]).toEqual([null, null]);
});

test('a review has the language of its page, else that of its booking, and no language if it has no text', async () => {
  const all = [...(await list()).body.items];
  const { next } = (await list()).body;
  all.push(...(await list({ after: next ?? '' })).body.items);
  const languageOf = (words: string | null) => all.find((each) => each.words === words)?.language;
  expect(['Herrlich', 'All ours', 'Long ago', null].map(languageOf)).toEqual([
    'de',
    'en',
    null,
    null,
  ]);
});

test.each([{ group: 'crowd' }, { language: 'it' }])(
  'the review filter %j is refused',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);
