import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

const text = async (world: PayingWorld, path: string) => {
  const html = await (await fetch(`${world.baseUrl}${path}`)).text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};

describe.each<[string, Record<string, string>, string[], string[]]>([
  [
    'by default',
    {},
    [
      'Rated 4.9/5 on a travel review site',
      'Visitors from 32+ countries',
      'Rated 4.8',
      'Sample stories',
    ],
    [],
  ],
  [
    'set by the owner',
    { HOME_RATING: '4.6/5', BOAT_RATING: '4.5', VISITOR_COUNTRIES: '12' },
    ['Rated 4.6/5 on a travel review site', 'Visitors from 12 countries', 'Rated 4.5'],
    ['4.9/5', '32+', 'Rated 4.8'],
  ],
  [
    'switched off by the owner',
    { HOME_RATING: 'off', BOAT_RATING: 'off', VISITOR_COUNTRIES: 'off', SAMPLE_STORIES: 'off' },
    ['24/7 support', 'Verified and insured captains', 'Available Boats'],
    ['travel review site', 'countries', 'Rated 4', 'Sample stories', 'Days to remember'],
  ],
])('the site’s advertising claims, %s', (_, settings, said, unsaid) => {
  let world: PayingWorld;
  beforeAll(async () => {
    world = await createPayingWorld({ DEMO: 'on', ...settings });
    // Reviews of a boat are shown regardless of the setting.
    await world.database.query('delete from reviews');
  });
  afterAll(() => world.close());

  test('the home page and the cards make only the configured claims', async () => {
    const pages = `${await text(world, '/')} ${await text(world, '/booking')}`;
    for (const claim of said) expect(pages).toContain(claim);
    for (const claim of unsaid) expect(pages).not.toContain(claim);
  });
});
