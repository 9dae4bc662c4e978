import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { DayGuestView, OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { waitForHydration } from './journey.ts';
import { callAs, PASSWORD, type Operator } from './operator-journey.ts';
import {
  payByCard,
  send,
  readSessionId,
  askSettlement,
  type Hold,
} from '../worlds/guests/visitors.ts';

type Guest = { name: string; guests: number; phone?: string; requests?: string };

/** Books and pays for seats on the boat's departure at nine. */
export async function paidGuest(
  baseUrl: string,
  boat: OperatorBoatView | BoatView,
  day: Day,
  { name, guests, phone, requests }: Guest,
): Promise<void> {
  const { body: hold, message } = await send<Hold>(`${baseUrl}/checkout/create`, {
    boatId: boat.id,
    pricingMode: 'perSeat',
    start: day,
    end: day,
    time: '09:00',
    groupSize: guests,
    customerName: name,
    customerEmail: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
    ...(phone !== undefined && { customerPhone: phone }),
    ...(requests !== undefined && { specialRequests: requests }),
  });
  if (!hold.url) throw new Error(`${name} could not book: ${message}`);
  await payByCard(hold.url);
  await expect(async () => {
    expect((await askSettlement(baseUrl, readSessionId(hold.url))).status).toBe(200);
  }).toPass({ timeout: 60_000 });
}

/** Reads the boarding states of a day's guests from the server, by name. */
export async function boardingAtServer(
  baseUrl: string,
  { token }: Operator,
  date: Day,
): Promise<Record<string, DayGuestView['boarding']>> {
  const { departures } = await callAs<OperatorDayView>(baseUrl, token, 'operatorDay', {
    parts: { date },
  });
  const guests = departures.flatMap((departure) => departure.guests);
  return Object.fromEntries(guests.map(({ customerName, boarding }) => [customerName, boarding]));
}

/** Opens the day on a separate phone with the operator signed in. */
export async function phoneWithDay(
  browser: Browser,
  baseUrl: string,
  { email }: Operator,
  day: Day,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/operator');
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await page.goto(`/operator/day/${day}`);
  await waitForHydration(page);
  await waitForOfflineDay(page);
  return { context, page };
}

/** Waits until the day on screen is stored for offline use. */
export async function waitForOfflineDay(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const isKept = () =>
    page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && (await caches.match(path)) !== undefined;
    }, pathname);
  await expect.poll(isKept).toBe(true);
}
