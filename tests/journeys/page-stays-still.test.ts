import { expect, heading, test } from '../support/journey.ts';

type Watched = { shifts: number[] };

// Whether the page comes to life before its lower sections were laid out is chance: here it always does.
for (const width of [320, 390, 430]) {
  test(`nothing jumps on the home page while it comes to life, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        for (const animation of document.getAnimations()) {
          if ((animation as CSSAnimation).animationName === 'come-near') animation.pause();
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await open('/');
    await expect(page.locator('.arriving')).toHaveCount(0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
    // Letters that come later than their stand-ins move a line by a hair.
    expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
  });
}

test('a page whose scripts take long to come says nothing in the console @long', async ({
  page,
  open,
}) => {
  // Longer than Chromium waits before it calls a preloaded file unused. `troubles` reads the console.
  await page.route(/\/assets\/entry-client/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await open('/');
  await expect(page.locator('.arriving')).toHaveCount(0);
});

test('the footer stays while its script is on its way, whichever page is opened', async ({
  page,
  open,
  press,
}) => {
  await page.route('**/assets/site-footer-*.js', () => {});
  await open('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a line of the board stays where it is when its browser has read the rest of it', async ({
  page,
}) => {
  await page.goto('/board');
  const line = page.getByRole('listitem').filter({ has: page.locator('.board-status') });
  const tops = await line.first().evaluate((row) => {
    const topsOf = () => [...row.children].map((part) => part.getBoundingClientRect().top);
    const whole = topsOf();
    const read = [...row.children];
    return read.map((_, count) => {
      row.replaceChildren(...read.slice(0, count + 1));
      return { now: topsOf(), whole: whole.slice(0, count + 1) };
    });
  });
  expect(tops).toHaveLength(4);
  for (const { now, whole } of tops) expect(now).toEqual(whole);
});

test('up to its title, a phone shows the board in bold fonts alone, and draws nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board');
  const shown = await heading(page, 'Departures from Sint Maarten').evaluate((title) => {
    const isFirst = (element: Element) =>
      element.getClientRects().length > 0 &&
      !element.closest('.after-title') &&
      !(title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const all = [...document.querySelectorAll('#app *')].filter(isFirst);
    const withWords = all.filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    return {
      weights: [...new Set(withWords.map((element) => getComputedStyle(element).fontWeight))],
      words: withWords.map((element) => element.textContent),
      drawings: all.filter((element) => element.matches('svg, img')).length,
    };
  });
  expect(shown.words).toContain('Book a Boat');
  expect(shown).toMatchObject({ weights: ['700', '800'], drawings: 0 });
});
