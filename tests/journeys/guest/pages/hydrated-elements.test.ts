import {
  expect,
  test,
  waitForHydration,
  waitForPartHydration,
} from '../../../support/browser/journey.ts';
import { readBoats } from '../../../support/worlds/guests/demo-days.ts';

const pages = [
  { what: 'the home page', path: '/' },
  { what: 'the listing', path: '/booking' },
  { what: 'a boat’s page', path: 'boat' },
];

for (const { what, path } of pages) {
  test(`hydration keeps every server-rendered element of ${what}`, async ({ page, baseUrl }) => {
    const [boat] = await readBoats(baseUrl);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path === 'boat' ? `/boats/${boat?.slug}` : path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    const count = await page.evaluate(rememberElements);
    expect(count).toBeGreaterThan(50);
    scripts.resolve();
    await waitForHydration(page);
    await waitForPartHydration(page.locator('footer'));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(lostElements)).toEqual([]);
  });
}

type Remembering = { cameWith?: Element[] };

/** Runs in the page. Ignores elements that hydration removes because they are for browsers without scripts. */
function rememberElements(): number {
  const all = [...document.querySelectorAll('main *, footer *')];
  const cameWith = all.filter((element) => !element.closest('noscript'));
  Object.assign(globalThis, { cameWith } satisfies Remembering);
  return cameWith.length;
}

/** Runs in the page. */
function lostElements(): string[] {
  const { cameWith = [] } = globalThis as Remembering;
  return cameWith.filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 200));
}
