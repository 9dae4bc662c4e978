import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatTime } from '#domain/time/days.ts';
import dashboardEs from '#locales/portal/operator/boats/operator-dashboard.es.ts';
import dashboardFr from '#locales/portal/operator/boats/operator-dashboard.fr.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expectNoSidewaysScroll } from '../../support/assertions/page-troubles.ts';
import { paidGuest } from '../../support/browser/day-journey.ts';
import { expect, heading, test, toast, waitForHydration } from '../../support/browser/journey.ts';
import { callAs, signIn } from '../../support/browser/operator-journey.ts';
import { mailedTrip, makeTripWorld, tomorrow } from '../../support/browser/trip-journey.ts';

test('the dashboard’s first screen shows the next departures, open tasks and the payout @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}, { outputDir }) => {
  troubles.allow('answer 503: GET /api/operator/overview', 'status of 503');
  await watchShifts(page);
  const { operator, boat } = await makeTripWorld(baseUrl, `first-${own}`);
  await signIn(page, press, operator);
  const next = part(page, 'Next Departures');
  const waiting = part(page, 'Waiting for You');
  const payout = part(page, 'Your Payout');
  await expect(next).toContainText('No trips are booked for the next 7 days.');
  await expect(waiting).toContainText('Nothing is waiting for you.');
  await expect(payout).toContainText('We need your payment details');
  await expectNoFindings(page, 'a first screen on which nothing waits');

  const name = `Nia Next ${own}`;
  await paidGuest(baseUrl, boat, tomorrow(), { name, guests: 3 });
  await askToCancel(baseUrl, `nia.next.${own.replaceAll(/\W+/g, '.')}@example.com`);
  await page.reload();
  await waitForHydration(page);
  const departure = next.getByRole('link', { name: `${formatTime('09:00')} · ${boat.name}` });
  await expect(departure).toContainText('Tomorrow · 3 of 8 seats booked');
  await expect(page.getByText('Total Boats')).toBeVisible();
  expect(await readShifts(page)).toBeLessThan(0.01);
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const each of [next, waiting]) {
    const box = await each.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height), 'bottom of the part').toBeLessThan(height);
  }
  await page.screenshot({ path: `${outputDir}/first-screen.png` });
  await expectNoFindings(page, 'a first screen with a request');

  await press(waiting.getByRole('link', { name: '1 guest is asking for a change' }));
  await expect(page.getByRole('heading', { name: 'Needs Your Decision' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Decline Request' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Decline Request' }));
  await expect(toast(page, 'Request declined. The trip stays as booked.')).toBeVisible();
  await expect(waiting).toContainText('Nothing is waiting for you.');

  await press(payout.getByRole('link', { name: 'Add Payment Details' }));
  await expect(page.getByRole('tab', { name: 'Payment Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('Payout Method')).toBeVisible();

  await press(departure);
  await expect(heading(page, /./)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: `${formatTime('09:00')} · ${boat.name}` }),
  ).toBeFocused();
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  await page.route('**/api/operator/overview', (route) => route.fulfill({ status: 503 }));
  await page.goto('/operator/dashboard');
  await waitForHydration(page);
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load your overview' });
  await expect(failure).toBeVisible();
  await expect(page.getByText('Total Boats')).toBeVisible();
  await page.unroute('**/api/operator/overview');
  await press(failure.getByRole('button', { name: 'Try again' }));
  await expect(departure).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the dashboard’s first screen is available in French and Spanish @phone', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { operator, boat } = await makeTripWorld(baseUrl, `first-words-${own}`);
  await paidGuest(baseUrl, boat, tomorrow(), { name: `Wes Words ${own}`, guests: 2 });
  await signIn(page, press, operator);
  for (const [language, t] of Object.entries({ es: dashboardEs, fr: dashboardFr })) {
    await page.goto(`/${language}/operator/dashboard`);
    await waitForHydration(page);
    await expect(part(page, t.next)).toContainText(boat.name);
    await expect(part(page, t.waiting)).toContainText(t.noneWaiting);
    await expect(part(page, t.payout)).toContainText(t.noDetails);
    await expectNoFindings(page, `the first screen in ${language}`);
  }
});

function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Requests a cancellation that is too late for the guest's policy, without the browser. */
async function askToCancel(baseUrl: string, email: string): Promise<void> {
  const path = await mailedTrip(baseUrl, email, /^Booking confirmed/);
  const payload = { requestKey: randomUUID(), change: { kind: 'cancel' } };
  const parts = { token: path.split('/').at(-1) ?? '' };
  await callAs(baseUrl, null, 'askForChange', { parts, payload });
}

type Watched = { shifts: number[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts since the page was opened. */
async function readShifts(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
