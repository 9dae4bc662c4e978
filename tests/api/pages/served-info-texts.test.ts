import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import english from '#locales/descriptions/descriptions.en.ts';
import { infoPages } from '#locales/site/info-pages.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

const pages = Object.entries(infoPages).flatMap(([group, list]) =>
  list.map((page) => ({ ...page, group })),
);

test.each(pages)('the information text $slug is served as plain text', async ({ slug }) => {
  const answer = await fetch(`${world.baseUrl}/content/${slug}.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(await readFile(`content/${slug}.txt`, 'utf8'));
});

test.each([
  'nonsense.txt',
  'about',
  'about.html',
  '..%2Fpackage.json',
  '..%2F.env.txt',
  'about.txt%00',
  '',
])('no information text is served at %j', async (file) => {
  const answer = await fetch(`${world.baseUrl}/content/${file}`);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test.each(pages)(
  'the information page $slug is rendered on the server',
  async ({ slug, title, group }) => {
    const answer = await fetch(`${world.baseUrl}/info/${slug}`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    const written = title.replaceAll('&', '&amp;');
    expect(page).toContain(`<title>${written} | SXM Boat Trips</title>`);
    expect(page).toContain(`<link rel="canonical" href="${world.baseUrl}/info/${slug}">`);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${written}</h1>`));
    expect(page).toContain(`>${group}</li>`);
    expect(page).toContain('Last updated: ');
    expect(page).toContain('Table of Contents');
    expect(page).toContain(`<meta name="description" content="${english.info[slug]}">`);
  },
);

test.each(['nonsense', '%3Cscript%3E', '__proto__'])(
  'the information page %s is not found',
  async (slug) => {
    const answer = await fetch(`${world.baseUrl}/info/${slug}`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain('<title>Page Not Found');
    expect(page).toContain('The requested page could not be found.');
    expect(page).toContain('Back to Home');
    expect(page).toContain('name="robots" content="noindex"');
  },
);

test('the capitalized URL of an information page redirects to the canonical one', async () => {
  const answer = await fetch(`${world.baseUrl}/info/ABOUT`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/info/about']);
});
