import { addDays } from '#domain/days.ts';
import { islandToday } from '../support/demo-days.ts';
import { expect, test } from '../support/journey.ts';

/** What pages have: fields, long texts, a map, lists, pictures. */
const ADDRESSES = [
  '/',
  '/booking',
  '/boats/:slug',
  '/book/:id',
  '/board',
  '/board/embed',
  '/ships',
  '/status',
  '/trips/find',
  '/info/contact',
  '/info/refunds-cancellations-weather',
  '/fr/info/how-it-works',
  '/operator',
  '/admin/login',
  '/no-such-page',
];

test.use({ serviceWorkers: 'block' });

for (const address of ADDRESSES) {
  test(`nothing looks otherwise on ${address} once the whole sheet is there @both-widths`, async ({
    page,
    boatNamed,
    troubles,
  }) => {
    troubles.allow('/no-such-page', '.woff2', '.js', '.css', 'ERR_FAILED');
    // The sheet comes when the test asks for it; with it come fonts, whose letters have other widths.
    await page.route(/\.(woff2|js|css)$/, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { id, slug } = await boatNamed('Mango Express');
    const trip = `?date=${addDays(islandToday(), 40)}&time=12:00&groupSize=2`;
    await page.goto(address.replace(':slug', slug).replace(':id', `${id}${trip}`));
    // The script in the page, which asks for the sheet, makes fields look otherwise, too.
    if ((await page.locator('#start').count()) > 0)
      await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
    expect(await page.evaluate(changedBySheet)).toEqual([]);
  });
}

/** Runs in the page: what the browser knows of how each element looks, where the sheet makes another thing of it. */
async function changedBySheet(): Promise<string[]> {
  const written = (style: CSSStyleDeclaration) =>
    [...style]
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
  const partsOf = (element: Element) =>
    ['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none');
  const looks = () =>
    [...document.querySelectorAll('html, body, body *:not(script, svg *)')].flatMap((element) => {
      const parts = [
        null,
        ...partsOf(element),
        ...(element.matches('input') ? ['::placeholder'] : []),
      ];
      return parts.map((part) => {
        const name = `${element.tagName} ${element.className} ${part ?? ''}`;
        return { name, css: written(getComputedStyle(element, part)) };
      });
    });
  // All is laid out: what comes near only later would change in between.
  document.getElementById('app')?.classList.remove('arriving');
  const before = looks();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${document.getElementById('state')?.dataset['sheet']}?asked`;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  const changed = looks().map(({ name, css }, nth) => {
    const was = new Set(before[nth]?.css);
    return { name, css: css.filter((line) => !was.has(line)) };
  });
  const words = changed.filter(({ css }) => css.length > 0);
  return words.slice(0, 5).map(({ name, css }) => `${name}: ${css.slice(0, 8).join('; ')}`);
}
