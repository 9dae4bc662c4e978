import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toIslandNow } from '#domain/time/days.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const shown = [
  '/',
  '/booking',
  '/board',
  '/board/sxm-philipsburg',
  '/fr/board',
  '/info/about',
  '/operator',
];

test.each(shown)('%s requests its scripts only after its first paint', async (path) => {
  const { html } = await read(path);
  expect(html).not.toMatch(/rel="(modulepreload|preload)"/);
  expect(html).not.toMatch(/<script [^>]*src=/);
  expect(html).toMatch(/<script type="module" id="start" data-entry="\/assets\//);
});

test.each(shown)(
  'the content policy of %s allows its one inline script and its one stylesheet by their hashes',
  async (path) => {
    const { policy, html } = await read(path);
    const scripts = runningInline(html);
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scripts.map(hashSource)]);
    expect(styles).toHaveLength(1);
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", ...styles.map(hashSource)]);
  },
);

test('the stylesheet is the same on every page', async () => {
  const sheets = await Promise.all(
    shown.map(async (path) => /<style>[^]*?<\/style>/.exec((await read(path)).html)?.[0]),
  );
  expect(new Set(sheets).size).toBe(1);
});

test.each(['/', '/booking'])('%s preloads its first picture with a Link header', async (path) => {
  const { link, html } = await read(path);
  expect(link).toMatch(/^<\/[^>]+>; rel=preload; as=image; .*fetchpriority=high$/);
  expect(html.match(/<img[^>]* fetchpriority="high"/gi)).toHaveLength(1);
});

test('a page that opens with text preloads nothing', async () => {
  expect((await read('/board')).link).toBeNull();
});

const firstOpened = ['/', '/booking', '/board', '/board/sxm-philipsburg/embed', '/ships'];

test.each(firstOpened)(
  'the landing page %s is served with Cross-Origin-Opener-Policy unsafe-none',
  async (path) => {
    expect((await read(path)).opener).toBe('unsafe-none');
  },
);

test.each([
  '/operator',
  '/admin/login',
  '/trips/find',
  '/booking/form',
  '/info/about',
  '/api/boats',
])('%s is served with Cross-Origin-Opener-Policy same-origin', async (path) => {
  expect((await read(path)).opener).toBe('same-origin');
});

test.each([...firstOpened, '/operator', '/info/about'])(
  'the text of %s comes before its scripts and data',
  async (path) => {
    const { html } = await read(path);
    expect(html.slice(0, html.indexOf('</main>'))).not.toContain('<script');
    expect(html.slice(html.indexOf('</main>'))).toMatch(/<script type="module"/);
  },
);

test.each(['/', '/booking', '/ships'])(
  'the server-rendered %s has a date field that begins today, before any script runs',
  async (path) => {
    const { html } = await read(path);
    const [field = ''] = /<input[^>]* type="date"[^>]*>/.exec(html) ?? [];
    expect(field).toContain(` min="${toIslandNow(Date.now()).day}"`);
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

/** A page's inline scripts that run, without data blocks. */
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
