import type { Locator } from '@playwright/test';
import { chooseDay, timeButton } from '../../../support/browser/boat-page-actions.ts';
import {
  expectBorder,
  expectOtherBackground,
  readLook,
} from '../../../support/assertions/forced-colours.ts';
import { expect, test } from '../../../support/browser/journey.ts';

test.use({ forcedColors: 'active' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the chosen day and time are distinct from the others, and open days have a dot', async ({
      page,
      press,
      open,
      boatNamed,
      dayFor,
    }) => {
      const boat = await boatNamed('Flying Fish');
      await open(`/boats/${boat.slug}`);
      await chooseDay(page, press, dayFor(boat, 4));
      await press(timeButton(page, '11:30'));
      const chosenDay = page.getByRole('gridcell', { selected: true }).getByRole('button');
      const anotherDay = page
        .getByRole('gridcell', { selected: false })
        .getByRole('button', { name: /times, from/ })
        .first();
      await expectOtherBackground(chosenDay, anotherDay);
      await expectOtherBackground(timeButton(page, '11:30'), timeButton(page, '08:30'));
      await expectDot(chosenDay);
      await expectDot(anotherDay);
    });

    test('the chosen port on the map is distinct from the others', async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open('/booking?port=sxm-marigot');
      const map = page.locator('.island-map');
      await expectOtherBackground(
        map.getByRole('link', { name: /^Marigot/ }),
        map.getByRole('link', { name: /^Grand Case/ }),
      );
    });

    test('the photos of a boat and the bar of two boats to compare have a border', async ({
      page,
      press,
      open,
      boatNamed,
    }) => {
      const boat = await boatNamed('Flying Fish');
      await open(`/boats/${boat.slug}`);
      await press(page.getByRole('button', { name: /^Open photo 1/ }));
      await expectBorder(page.getByRole('dialog'));
      await open(`/booking?groupSize=2&compare=${boat.slug}`);
      await expectBorder(page.getByRole('status').filter({ hasText: 'Choose one more boat' }));
    });

    test('the boat chosen for comparison and the rows that differ are marked', async ({
      page,
      open,
    }) => {
      await open('/booking?compare=trade-wind-philipsburg');
      await expectOtherBackground(
        page.getByRole('link', { name: 'Added to comparison' }),
        page.getByRole('link', { name: 'Compare', exact: true }).first(),
      );
      await open('/compare?boats=trade-wind-philipsburg,octavia-simpson-bay');
      const mark = page.getByText('Different', { exact: true }).first();
      await expectBorder(mark);
      const dot = await readLook(mark.locator('span'));
      expect([dot.canvas, TRANSPARENT]).not.toContain(dot.background);
    });

    test('the focused element has an outline in a distinct colour', async ({ page, open }) => {
      await open('/');
      const search = page.getByRole('search');
      // After a first key press, the browser shows focus outlines.
      await page.keyboard.press('Tab');
      for (const part of [
        search.getByLabel('Date'),
        search.getByRole('combobox'),
        search.getByRole('button'),
        search.getByRole('link'),
      ]) {
        await part.focus();
        const { outline, outlineColour, canvas } = await readLook(part);
        expect(outline).toBe('solid');
        expect(outlineColour).not.toBe(canvas);
      }
    });
  });
}

/** Expects the dot of an open day to contrast with its button, or with the page if that has no background. */
async function expectDot(day: Locator): Promise<void> {
  await expect(async () => {
    const dot = await readLook(day.locator('span'));
    const button = await readLook(day);
    const behind = button.background === TRANSPARENT ? button.canvas : button.background;
    expect([behind, TRANSPARENT]).not.toContain(dot.background);
  }).toPass({ timeout: 30_000 });
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
