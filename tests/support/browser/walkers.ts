import type { Page } from '@playwright/test';
import { SUPER_ADMIN } from '../worlds/admins/admins.ts';
import type { Stop, WalkedWorld, Walker } from './route-addresses.ts';
import { expect, waitForHydration } from './journey.ts';
import { PASSWORD } from './operator-journey.ts';

/** Opens a URL; returns false if the walker was redirected as expected. */
export async function arrive(page: Page, stop: Stop, walker: Walker): Promise<boolean> {
  const { address, status = 200, stored = {} } = stop;
  if (Object.keys(stored).length > 0) {
    await page.evaluate((items) => {
      for (const [key, item] of items) sessionStorage.setItem(key, JSON.stringify(item));
    }, Object.entries(stored));
  }
  const answer = await page.goto(address);
  expect.soft(answer?.status(), `status of ${address}`).toBe(status);
  const elsewhere = stop.leadsTo?.[walker];
  if (elsewhere === undefined) {
    await waitForHydration(page);
    return true;
  }
  await expect(page, `${walker} at ${address}`).toHaveURL(elsewhere);
  return false;
}

/** Signs in to both portals without the forms, which other journeys test. Clears the anonymous visitor's storage. */
export async function signInAsBoth(page: Page, { operator }: WalkedWorld): Promise<void> {
  // Opens a page of the shop first, because storage belongs to an origin.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  const admin = await page.request.post('/api/admin/login', {
    data: { email: SUPER_ADMIN, password: 'harbour-master-sxm' },
  });
  const session = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: operator.email, password: PASSWORD },
  });
  await page.addInitScript(
    ([ofAdmin, ofOperator]) => {
      sessionStorage.setItem('admin', ofAdmin ?? '');
      localStorage.setItem('sb-localhost-auth-token', ofOperator ?? '');
    },
    [await admin.text(), await session.text()],
  );
}
