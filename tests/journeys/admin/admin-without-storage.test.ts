import { enterPortal } from '../../support/browser/admin-journey.ts';
import { forbidStorage } from '../../support/faults/forbidden-storage.ts';
import { expect, heading, test, waitForHydration } from '../../support/browser/journey.ts';

test('an admin whose browser forbids storage signs in and reads a section', async ({
  page,
  press,
}) => {
  await forbidStorage(page);
  await enterPortal(page, press);
  await page.goto('/admin/bookings');
  await waitForHydration(page);
  await expect(heading(page, /Bookings/)).toBeVisible();
});
