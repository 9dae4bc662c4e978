import pg from 'pg';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { groupRanges } from '#domain/boats/boats.ts';
import { islandToday } from '../../../tests/support/worlds/guests/demo-days.ts';
import { seededChance, type Chance } from '../../../tests/support/worlds/seeded-random.ts';

/** A page request. Public ones vary each time, to bypass the response cache. */
export type AskedPage = {
  name: string;
  ask: (time: number) => Promise<void>;
  times: number;
  /** Anonymous if absent. */
  signedInAs?: 'admin' | 'operator';
};

/** Requests of every public page, starting with the search in each of its hard cases. */
export async function publicPages(origin: string, databaseUrl: string): Promise<AskedPage[]> {
  const chance = seededChance(7);
  const boats = await someBoats(databaseUrl);
  const boat = () => boats[Math.floor(chance.next() * boats.length)] ?? { id: '', slug: '' };
  const page = (name: string, path: () => string, times = 120): AskedPage => ({
    name,
    times,
    ask: (time) => get(origin, path(), `n=${time}`),
  });
  const deep = await deepPage(origin, addDays(islandToday(), 20));
  return [
    ...searches(chance).map(([name, query]) => page(name, () => `/api/search?${query()}`)),
    page('search: the 20th page of a day', () => `/api/search?${deep}`),
    page('listing, on a day', () => `/booking?${freeOnDay(chance)}`),
    page('listing', () => '/booking'),
    page('home', () => '/'),
    page('boat', () => `/boats/${boat().slug}`),
    page('two boats side by side', () => `/compare?boats=${boat().slug},${boat().slug}`),
    page('board', () => '/board'),
    page('board, of a port', () => '/board/sxm-simpson-bay'),
    page('ships', () => '/ships'),
    page('ships, of a day', () => `/ships/${someDay(chance)}`),
    page('checkout', () => `/book/${boat().id}?date=${someDay(chance)}&time=09:00&groupSize=2`),
    page('sitemap', () => '/sitemap.xml', 20),
    page('sitemap, its first part', () => '/sitemaps/1', 20),
  ];
}

function searches(chance: Chance): [string, () => string][] {
  const onDay = () => freeOnDay(chance);
  const soldOut = addDays(islandToday(), 45);
  return [
    ['search: free on a day for a group', onDay],
    ['search: … at a port', () => `${onDay()}&port=sxm-simpson-bay`],
    ['search: … of a type, in the morning', () => `${onDay()}&boatType=Sailboat&timeOfDay=morning`],
    ['search: … up to $100 a seat', () => `${onDay()}&tripType=tour&price=100`],
    ['search: a day on which nearly all is sold', () => `date=${soldOut}`],
    ['search: … for a group of 11 to 20', () => `date=${soldOut}&groupSize=11-20`],
    ['search: a port with few boats', () => `${onDay()}&port=sxm-cupecoy`],
    [
      'search: a rare type in the evening',
      () => `date=${someDay(chance)}&boatType=Luxury+Yacht&timeOfDay=evening`,
    ],
    ['search: a group of 21 or more', () => `date=${someDay(chance)}&groupSize=21%2B`],
    ['search: nothing is that cheap', () => `date=${someDay(chance)}&price=50&tripType=private`],
    ['search: no date', () => `groupSize=${encodeURIComponent(chance.pick(groupRanges))}`],
    ['search: the lowest price on a day', () => `${onDay()}&sort=price`],
    ['search: the shortest trip on a day', () => `${onDay()}&sort=length`],
    ['search: what sails soonest', () => 'sort=soonest'],
    ['search: short trips, no date', () => 'length=short'],
    ['search: the lowest price, no date', () => 'sort=price'],
    ['search: no date, a rare type for 21 or more', () => 'boatType=Luxury+Yacht&groupSize=21%2B'],
  ];
}

function freeOnDay(chance: Chance): string {
  return `date=${someDay(chance)}&groupSize=${encodeURIComponent(chance.pick(groupRanges.slice(0, 3) as ['1-4']))}`;
}

function someDay(chance: Chance): string {
  return addDays(toIslandNow(Date.now()).day, 2 + Math.floor(chance.between(0, 55)));
}

async function someBoats(databaseUrl: string): Promise<{ id: string; slug: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; slug: string }>(
    `select boats.id, slug from boats join operators on operators.id = operator_id
     where boats.status = 'published' and operators.status = 'active' order by hashtext(slug) limit 500`,
  );
  await client.end();
  return rows;
}

/** Query of a page far down the list, or of its last one. */
async function deepPage(origin: string, date: string): Promise<string> {
  let query = `date=${date}`;
  for (let page = 0; page < 20; page += 1) {
    const answer = await fetch(`${origin}/api/search?${query}`);
    const { next } = (await answer.json()) as { next: string | null };
    if (next === null) break;
    query = `date=${date}&after=${next}`;
  }
  return query;
}

async function get(origin: string, path: string, unique: string): Promise<void> {
  const url = `${origin}${path}${path.includes('?') ? '&' : '?'}${unique}`;
  const headers = { accept: path.startsWith('/api/') ? 'application/json' : 'text/html' };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const isSmallSitemap = path.startsWith('/sitemaps/') && answer.status === 404;
  if (!answer.ok && !isSmallSitemap) throw new Error(`${url} answers ${answer.status}`);
}
