import { enterPortal } from '../support/admin-journey.ts';
import { forbidStorage } from '../support/forbidden-storage.ts';
import { expect, heading, test, untilAlive } from '../support/journey.ts';

test('an admin whose browser forbids storage signs in and reads a section', async ({
  page,
  press,
}) => {
  await forbidStorage(page);
  await enterPortal(page, press);
  await page.goto('/admin/bookings');
  await untilAlive(page);
  await expect(heading(page, /Bookings/)).toBeVisible();
});
