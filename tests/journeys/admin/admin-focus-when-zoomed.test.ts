import { enterPortal } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expectFocusInView } from '../../support/assertions/covered-focus.ts';
import { expect, test, waitForHydration } from '../../support/browser/journey.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % zoom nothing covers the focused element on an admin’s bookings', async ({
  page,
  press,
}) => {
  await enterPortal(page, press);
  await page.goto('/admin/bookings');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expectFocusInView(page, 25);
  await press(page.getByRole('button', { name: 'Menu' }));
  await expectNoFindings(page, 'the menu of the portal');
  await expectFocusInView(page, 15);
});
