import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../src/web/routes.tsx';
import { openOperatorWorld, type OperatorWorld } from './support/operators.ts';
import { dayAhead } from './support/paying-world.ts';
import { readPage, unescaped } from './support/page-head.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(() => world.close());

test('every page brings along the styles of all its classes, so that nothing jumps when the whole sheet comes', async () => {
  const boats = (await (await fetch(`${world.baseUrl}/api/boats`)).json()) as {
    id: string;
    slug: string;
  }[];
  const [boat] = boats;
  // What has a blank in its address is looked for here under a name that nothing has; the portal looks in the browser.
  const ofRoutes = routes.map(({ path }) => ({
    path: path.replace('*', '/none').replace(/:\w+/g, 'none'),
    status: /[:*]/.test(path) && !/^\/(admin|operator|crew)/.test(path) ? 404 : 200,
  }));
  const found = [
    ...boats.map(({ slug }) => `/boats/${slug}`),
    ...['/info/contact', '/info/refunds-cancellations-weather', '/info/about'],
    `/booking?date=${dayAhead(12)}&groupSize=2-4`,
    `/book/${boat?.id}?date=${dayAhead(12)}&time=09:00&groupSize=2`,
  ];
  const addresses = [...ofRoutes, ...found.map((path) => ({ path, status: 200 }))];
  const sheets = new Map<string, Set<string>>();
  for (const { path, status } of addresses) {
    const { html, ...page } = await readPage(world.baseUrl + path);
    expect(page.status, path).toBe(status);
    const sheet = / data-sheet="([^"]+)"/.exec(html)?.[1] ?? '';
    const known = sheets.get(sheet) ?? namesIn(await (await fetch(world.baseUrl + sheet)).text());
    sheets.set(sheet, known);
    const brought = namesIn(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
    const worn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
      unescaped(list).split(' '),
    );
    const missing = worn.filter((name) => known.has(name) && !brought.has(name));
    expect(missing, path).toEqual([]);
    expect(
      worn.some((name) => known.has(name)),
      path,
    ).toBe(true);
  }
});

/** What a stylesheet has rules for, read from its selectors without knowing their structure. */
function namesIn(css: string): Set<string> {
  const written = [...css.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g)];
  return new Set(
    written.map(([, name = '']) =>
      name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code?: string, sign?: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
      ),
    ),
  );
}
