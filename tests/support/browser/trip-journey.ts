import { expect, type Locator, type Page } from '@playwright/test';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { chooseTrip, goToCheckout, goToPayment } from './boat-page-actions.ts';
import { islandToday, readBoat } from '../worlds/guests/demo-days.ts';
import { heading, waitForHydration, type Press } from './journey.ts';
import { callAs, newOperator, type Operator } from './operator-journey.ts';
import { cards, payWithCard } from './payment-page.ts';
import { plain } from '../worlds/operators/generated-photos.ts';

/** Returns a day that is too close for changes under the policy. */
export const tomorrow = (): Day => addDays(islandToday(), 1);
/** Returns a day that is far enough ahead for all changes. */
export const inNineDays = (): Day => addDays(islandToday(), 9);

export const CAPTAINS_PHONE = '+1 721 555 0142';

export type TripWorld = { operator: Operator; boat: BoatView };

/** Creates an operator with a phone, and a boat that sails twice a day at $80 a seat. */
export async function makeTripWorld(baseUrl: string, key: string): Promise<TripWorld> {
  const operator = await newOperator(baseUrl, 'Cora Captain', `trips-${key}`);
  const { token } = operator;
  await callAs(baseUrl, token, 'saveContact', { payload: { phone: CAPTAINS_PHONE } });
  const days = [1, 2, 9, 10, 11].map((ahead) => addDays(islandToday(), ahead));
  const image = (await plain(1200, 800).jpeg().toBuffer()).toString('base64');
  const name = `Second Thoughts ${key}`;
  await callAs(baseUrl, token, 'createBoat', {
    payload: {
      name,
      type: 'Sailboat',
      tripType: 'tour',
      pricingMode: 'perSeat',
      port: 'sxm-marigot',
      capacity: 8,
      pricePerSeat: '80',
      status: 'published',
      availability: { manualDays: days, timeSlotsDefault: ['09:00', '14:00'] },
      images: [{ url: `data:image/jpeg;base64,${image}`, caption: 'At anchor' }],
    },
  });
  return { operator, boat: await readBoat(baseUrl, name) };
}

type Booked = { boat: BoatView; day: Day; guests: number; name: string; email: string };

/** Books the boat's departure at two and pays; waits for the confirmation page. */
export async function bookAndPay(
  page: Page,
  press: Press,
  { boat, day, guests, name, email }: Booked,
): Promise<void> {
  await page.goto(`/boats/${boat.slug}`);
  await waitForHydration(page);
  await chooseTrip(page, press, { day, time: '14:00', guests });
  await goToCheckout(page, press);
  await goToPayment(page, press, { name, email });
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
}

type SentMail = { to: string; subject: string; links: string[] };

/** Waits for a matching mail to this address; returns the path of the trip's page. */
export async function mailedTrip(
  baseUrl: string,
  address: string,
  subject: RegExp,
): Promise<string> {
  let path = '';
  await expect(async () => {
    const headers = { accept: 'application/json' };
    const mails = (await (
      await fetch(`${baseUrl}/sandbox/mail`, { headers })
    ).json()) as SentMail[];
    const mail = mails.find(({ to, subject: said }) => to === address && subject.test(said));
    const link = mail?.links.find((each) => each.includes('/trips/')) ?? '';
    expect(link).not.toBe('');
    path = new URL(link).pathname;
  }).toPass({ timeout: 60_000 });
  return path;
}

/** Books, pays, and opens the trip's page from the confirmation mail. */
export async function openOwnTrip(
  page: Page,
  press: Press,
  baseUrl: string,
  booked: Booked,
): Promise<string> {
  await bookAndPay(page, press, booked);
  const path = await mailedTrip(baseUrl, booked.email, /./);
  await page.goto(path);
  await waitForHydration(page);
  await expect(heading(page, `Your trip on ${booked.boat.name}`)).toBeVisible();
  return path;
}

export async function openAct(page: Page, press: Press, name: string): Promise<Locator> {
  await waitForHydration(page);
  await press(page.getByRole('button', { name }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Closes a dialog that confirms a change. */
export async function closeDone(page: Page, press: Press, dialog: Locator): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Back to Trip' });
  await expect(button).toBeFocused();
  await press(button);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForDialogHistoryCleanup(page);
}

/** Waits until a closed dialog has removed its history entry; navigation fails before that. */
export async function waitForDialogHistoryCleanup(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer))
    .toBe(undefined);
}

/** Returns the paths of all responses in the browser's caches. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      paths.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
}
