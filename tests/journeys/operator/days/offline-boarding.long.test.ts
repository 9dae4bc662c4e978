import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { formatFullDay } from '#domain/time/days.ts';
import {
  boardingAtServer,
  paidGuest,
  phoneWithDay,
  waitForOfflineDay,
} from '../../../support/browser/day-journey.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  callAs,
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';

test.use({ serviceWorkers: 'allow' });

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string, button: string) =>
  entry(page, name).getByRole('button', { name: button }).tap();

test('two phones that tick guests offline agree once they are online', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Otto Offshore', `offshore-${own}`);
  const boat = await newBoat(baseUrl, operator, `Offshore ${own}`);
  for (const [name, guests] of [
    ['Ana First', 2],
    ['Bo Second', 3],
    ['Cy Third', 1],
  ] as const) {
    await paidGuest(baseUrl, boat, day, { name, guests });
  }
  const one = await phoneWithDay(browser, baseUrl, operator, day);
  const other = await phoneWithDay(browser, baseUrl, operator, day);
  await one.context.setOffline(true);
  await other.context.setOffline(true);
  await expect(one.page.getByText('You’re offline.', { exact: true }).last()).toBeVisible();

  await press(one.page, 'Ana First', 'Check in 2 guests');
  await press(one.page, 'Bo Second', 'No-show');
  await expect(one.page.getByText('2 check-ins not synced yet.')).toBeVisible();
  await press(other.page, 'Bo Second', 'Check in 3 guests');
  await press(other.page, 'Cy Third', 'Check in 1 guest');
  await press(other.page, 'Cy Third', 'Undo');
  await press(one.page, 'Cy Third', 'No-show');

  // Ticks survive a reload while the phone is still offline.
  await one.page.reload();
  await waitForHydration(one.page);
  await expect(heading(one.page, formatFullDay(day))).toBeVisible();
  await expect(one.page.getByText('Showing this day as of')).toBeVisible();
  await expect(entry(one.page, 'Ana First').getByText('Checked in', { exact: true })).toBeVisible();
  await expect(entry(one.page, 'Cy Third').getByText('No-show')).toBeVisible();
  expect(Object.values(await boardingAtServer(baseUrl, operator, day))).toEqual([null, null, null]);

  await other.context.setOffline(false);
  await one.context.setOffline(false);
  const atServer = async () =>
    Object.entries(await boardingAtServer(baseUrl, operator, day)).map(([name, act]) =>
      [name, act?.kind, act?.guests].join(' '),
    );
  await expect
    .poll(atServer, { timeout: 40_000 })
    .toEqual(['Ana First boarded 2', 'Bo Second boarded 3', 'Cy Third absent ']);
  for (const { page } of [one, other]) {
    await expect(page.getByText('not synced yet')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('5 of 6 guests checked in')).toBeVisible();
    await expect(page.getByText('Everyone is accounted for.')).toBeVisible();
  }
  await one.context.close();
  await other.context.close();
});

test('a day can be read offline on the operator’s device until they sign out', async ({
  page,
  press: tap,
  context,
  open,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'Failed to fetch');
  // Requests in flight while the operator signs out are refused.
  troubles.allow('answer 401: GET /api/operator/', 'status of 401');
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Kim Kept', `kept-${own}`);
  const boat = await newBoat(baseUrl, operator, `Kept Boat ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Lou Listed', guests: 1 });
  await signIn(page, tap, operator);
  await open(`/operator/day/${day}`);
  await expect(page.getByText('Lou Listed').first()).toBeVisible();
  await waitForOfflineDay(page);

  await context.setOffline(true);
  await open('/operator/dashboard');
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await tap(page.getByRole('link', { name: formatFullDay(day) }));
  await expect(heading(page, formatFullDay(day))).toBeVisible();
  await expect(page.getByText('Lou Listed').first()).toBeVisible();

  await context.setOffline(false);
  await open('/operator/dashboard');
  await tap(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(`${baseUrl}/`);
  const kept = () => page.evaluate(async () => (await caches.keys()).join(' '));
  await expect.poll(kept).not.toContain('day-');
  await context.setOffline(true);
  await open(`/operator/day/${day}`);
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await expect(page.getByText('Lou Listed')).toHaveCount(0);
  await context.setOffline(false);
});

test('a day opens offline after the session has expired, and the dashboard later sends its ticks', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Lia Late', `late-${own}`);
  const boat = await newBoat(baseUrl, operator, `Late Boat ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Pat Patient', guests: 2 });
  const { context, page } = await phoneWithDay(browser, baseUrl, operator, day);
  await context.setOffline(true);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.reload();
  await expect(heading(page, formatFullDay(day))).toBeVisible();
  await press(page, 'Pat Patient', 'Check in 2 guests');
  await expect(page.getByText('1 check-in not synced yet.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/operator/dashboard');
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Pat Patient']?.guests, {
      timeout: 40_000,
    })
    .toBe(2);
  await context.close();
});

test('a crew link works offline', async ({ browser, baseUrl, own }) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Nell Nearby', `nearby-${own}`);
  const boat = await newBoat(baseUrl, operator, `Nearby ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Mo Ticked', guests: 2 });
  const link = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(link.url);
  await waitForHydration(page);
  await waitForOfflineDay(page);
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await press(page, 'Mo Ticked', 'Check in 2 guests');
  await expect(page.getByText('1 check-in not synced yet.')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Mo Ticked']?.guests, {
      timeout: 40_000,
    })
    .toBe(2);
  await context.close();
});

test('a crew tick queued with a booking id before an upgrade is shown and sent', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Nell Nearby', `upgraded-${own}`);
  const boat = await newBoat(baseUrl, operator, `Upgraded ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Una Upgraded', guests: 2 });
  const link = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  const { departures } = await callAs<OperatorDayView>(baseUrl, operator.token, 'operatorDay', {
    parts: { date: day },
  });
  const guest = departures.flatMap(({ guests }) => guests)[0];
  const act = { id: randomUUID(), bookingId: guest?.bookingId, date: day, time: '09:00' };
  const waiting = { ...act, kind: 'boarded', guests: 1, at: new Date().toISOString() };
  const context = await browser.newContext();
  const page = await context.newPage();
  const key = `boarding crew ${link.url.split('/').at(-1)} ${act.id}`;
  await page.goto('/');
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
    [key, JSON.stringify(waiting)],
  );
  await page.goto(link.url);
  await expect(entry(page, 'Una Upgraded')).toContainText('1 of 2');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await context.close();
});
