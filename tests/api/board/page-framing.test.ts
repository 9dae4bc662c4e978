import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPattern } from '../../support/browser/page-patterns.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

/** Returns the framing headers of an answer, both fresh and cached. */
async function framingOf(path: string): Promise<string[]> {
  const said = async () => {
    const { headers } = await fetch(world.baseUrl + path, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1] ?? 'not said';
    return `${ancestors}, ${headers.get('x-frame-options') ?? 'no header'}`;
  };
  return [await said(), await said()];
}

test.each(['/board/embed', '/board/sxm-marigot/embed'])(
  'any site may show %s in a frame, and the page sets no cookies',
  async (path) => {
    expect(await framingOf(path)).toEqual(['*, no header', '*, no header']);
    const answer = await fetch(world.baseUrl + path);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await readPage(world.baseUrl + path)).isIndexed).toBe(false);
  },
);

const others = everyPattern
  .map((path) => path.replaceAll(/:\w+/g, 'sxm-marigot').replace('*', '/no/such/page'))
  .filter((path) => !path.endsWith('/embed'));

test.each([...others, '/board/embed/embed/embed', '/api/board', '/sitemap.xml', '/photos/x.webp'])(
  'no site may show %s in a frame',
  async (path) => {
    expect(await framingOf(path)).toEqual(["'none', DENY", "'none', DENY"]);
  },
);
