import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { islandNow } from '#domain/days.ts';
import { openOperatorWorld, type OperatorWorld } from './support/operators.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(() => world.close());

test.each(['/board', '/board/sxm-philipsburg', '/board/embed', '/ships', '/fr/board'])(
  '%s is painted before its scripts and its font are asked for',
  async (path) => {
    const { link, html } = await read(path);
    expect(link).toBeNull();
    expect(html).not.toMatch(/rel="(modulepreload|preload|prefetch)"/);
    expect(html).not.toMatch(/@font-face\{[^}]*url\(/);
    expect(html).not.toMatch(/<script [^>]*src=/);
    expect(html).toMatch(/<script type="module" id="start" data-entry="\/assets\//);
  },
);

test.each(['/', '/booking', '/board'])(
  'of inline scripts %s allows the one that starts it',
  async (path) => {
    const { policy, html } = await read(path);
    const texts = runningInline(html);
    expect(texts).toHaveLength(1);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...texts.map(hashSource)]);
  },
);

test.each(['/info/about', '/operator', '/booking/form'])(
  'of inline scripts %s has and allows none',
  async (path) => {
    const { policy, html } = await read(path);
    expect(runningInline(html)).toEqual([]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
  },
);

test.each(['/', '/booking'])(
  '%s asks for the picture that it opens with, and scripts wait',
  async (path) => {
    const { link, html } = await read(path);
    expect(link).toMatch(/as=image/);
    expect(html).not.toContain('rel="modulepreload"');
  },
);

test.each(['/info/about', '/operator', '/status'])(
  '%s asks for its scripts and its font at once',
  async (path) => {
    const { link, html } = await read(path);
    expect(link).toMatch(/as=font/);
    expect(html).toContain('rel="modulepreload"');
  },
);

test.each([
  ['/', '<img id='],
  ['/booking', '<article id='],
  ['/board', '<h1 id='],
])('%s is painted once the part that it opens with is there', async (path, part) => {
  const { html } = await read(path);
  expect(html).toContain('<link rel="expect" href="#opening-part" blocking="render">');
  expect(html.match(/<\w+ id="opening-part"/g)).toEqual([`${part}"opening-part"`]);
});

test.each(['/booking?port=sxm-cupecoy&tripType=private', '/info/about'])(
  '%s, which has no such part, is painted as it comes',
  async (path) => {
    expect((await read(path)).html).not.toContain('rel="expect"');
  },
);

const firstOpened = ['/', '/booking', '/board', '/board/sxm-philipsburg/embed', '/ships'];

test.each(firstOpened)('%s needs no process of its own', async (path) => {
  expect((await read(path)).opener).toBe('unsafe-none');
});

test.each([
  '/operator',
  '/admin/login',
  '/trips/find',
  '/booking/form',
  '/info/about',
  '/api/boats',
])('%s has a window that no other site holds', async (path) => {
  expect((await read(path)).opener).toBe('same-origin');
});

test.each([...firstOpened, '/operator', '/info/about'])(
  'nothing stops the reading of %s before its words: its scripts and data come after them',
  async (path) => {
    const { html } = await read(path);
    expect(html.slice(0, html.indexOf('</main>'))).not.toContain('<script');
    expect(html.slice(html.indexOf('</main>'))).toMatch(/<script type="module"/);
  },
);

test.each(['/', '/booking', '/ships'])(
  'the server’s %s offers a calendar that begins today, before any script',
  async (path) => {
    const { html } = await read(path);
    const [field = ''] = /<input[^>]* type="date"[^>]*>/.exec(html) ?? [];
    expect(field).toContain(` min="${islandNow(Date.now()).day}"`);
    expect(html).not.toMatch(/<input(?=[^>]* min=)(?![^>]* type="(date|time|number)")/);
  },
);

async function read(path: string) {
  const answer = await fetch(world.baseUrl + path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  const { headers } = answer;
  const opener = headers.get('cross-origin-opener-policy');
  const policy = headers.get('content-security-policy') ?? '';
  return { link: headers.get('link'), opener, policy, html: await answer.text() };
}

/** The texts of a page's inline scripts that run: of a data block nothing does. */
function runningInline(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/ src=| type="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

function sourcesOf(policy: string, kind: string): string[] | undefined {
  const part = policy.split('; ').find((each) => each.startsWith(`${kind} `));
  return part?.split(' ').slice(1);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
