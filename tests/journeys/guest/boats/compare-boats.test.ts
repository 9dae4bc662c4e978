import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test } from '../../../support/browser/journey.ts';

const TWO_BOATS = '/compare?boats=trade-wind-philipsburg,octavia-simpson-bay';

test('rows in which two boats differ are marked, and a switch hides the others @both-widths', async ({
  page,
  open,
  press,
}) => {
  await open(TWO_BOATS);
  const different = factOf(page, 'Size');
  const equal = factOf(page, 'Cancellation').or(factOf(page, 'Rating')).first();
  await expect(different.getByRole('rowheader')).toHaveText('SizeDifferent');
  for (const fact of await page
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('cell') })
    .all()) {
    const texts = await fact.getByRole('cell').allTextContents();
    const isMarked = (await fact.getByText('Different', { exact: true }).count()) > 0;
    expect(isMarked, texts.join(' / ')).toBe(texts[0] !== texts[1]);
  }
  const all = await facts(page).count();
  const marked = await facts(page).filter({ hasText: 'Different' }).count();
  await expect(page.getByText(`The boats differ in ${marked} of ${all} details.`)).toBeVisible();
  await expect(equal).toBeVisible();
  await expectNoFindings(page, 'compared boats');
  const only = page.getByRole('checkbox', { name: 'Show only differences' });
  await press(only);
  await expect(only).toBeChecked();
  await expect(facts(page)).toHaveCount(marked);
  await expect(different).toBeVisible();
  await only.press('Space');
  await expect(facts(page)).toHaveCount(all);
});

test.describe('the comparison without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch hides equal rows without scripts', async ({ page, press, troubles }) => {
    troubles.allow('.js (csp)');
    await page.goto(TWO_BOATS);
    const all = await facts(page).count();
    const marked = await facts(page).filter({ hasText: 'Different' }).count();
    expect(marked).toBeLessThan(all);
    await press(page.getByRole('checkbox', { name: 'Show only differences' }));
    await expect(facts(page)).toHaveCount(marked);
  });
});

/** The visible facts; the first row group is the table's head. */
function facts(page: Page): Locator {
  return page.locator('tbody:visible');
}

function factOf(page: Page, name: string): Locator {
  return page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name }) });
}
