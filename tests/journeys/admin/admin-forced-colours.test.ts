import type { Page } from '@playwright/test';
import { enterPortal } from '../../support/browser/admin-journey.ts';
import { expectOtherBackground } from '../../support/assertions/forced-colours.ts';
import { expect, test, waitForHydration } from '../../support/browser/journey.ts';

test.use({ forcedColors: 'active' });

test('in forced colours, an admin sees which section is open, and charts use the system colours', async ({
  page,
  press,
}) => {
  await enterPortal(page, press);
  await page.goto('/admin/analytics');
  await waitForHydration(page);
  const sections = page.getByRole('navigation').first();
  await expectOtherBackground(
    sections.locator('[aria-current="page"]'),
    sections.getByRole('link', { name: 'Payouts' }),
  );
  const bar = page.locator('.recharts-bar-rectangle path').first();
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((shape) => getComputedStyle(shape).fill)).toBe(
    await systemColour(page, 'Highlight'),
  );
});

function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const sample = document.createElement('span');
    sample.style.color = colour;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, name);
}
