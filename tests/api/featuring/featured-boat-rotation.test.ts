import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FEATURED } from '#domain/search/featured-turns.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

async function shown(): Promise<string[]> {
  const answer = await fetch(`${world.baseUrl}/api/featured-boats`);
  return ((await answer.json()) as BoatView[]).map(({ id }) => id);
}

async function feature(count: number): Promise<string[]> {
  const today = toIslandNow(Date.now()).day;
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { id } = await addBoat(world, { name: `Featured ${nth}` });
    await world.database.query(
      'update boats set featured_from = $2, featured_until = $3 where id = $1',
      [id, addDays(today, -1), addDays(today, 30)],
    );
    await world.database.query(`select pg_notify('boats_changed', $1)`, [id]);
    ids.push(id);
  }
  return ids;
}

test('the home page shows all featured boats if they fit, and twelve otherwise', async () => {
  const first = await feature(3);
  await expect.poll(async () => (await shown()).toSorted()).toEqual(first.toSorted());
  const all = [...first, ...(await feature(MAX_FEATURED))];
  await expect.poll(async () => (await shown()).length).toBe(MAX_FEATURED);
  const today = await shown();
  expect(new Set(today).size).toBe(MAX_FEATURED);
  expect(all).toEqual(expect.arrayContaining(today));
  expect(await shown()).toEqual(today);
  const page = await (await fetch(world.baseUrl)).text();
  const [popular = ''] = /<section aria-labelledby="popular".*?<\/section>/s.exec(page) ?? [];
  const named = [...popular.matchAll(/<a [^>]*href="\/boats\/([^"]+)"/g)];
  expect(named).toHaveLength(MAX_FEATURED);
});
