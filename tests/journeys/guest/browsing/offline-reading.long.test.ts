import type { Page } from '@playwright/test';
import { formatFullDay } from '#domain/time/days.ts';
import {
  chooseTrip,
  goToCheckout,
  goToPayment,
} from '../../../support/browser/boat-page-actions.ts';
import { fillSignIn } from '../../../support/browser/operator-journey.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';

test.use({ serviceWorkers: 'allow' });

test('an offline visitor can read a confirmation but gets no outdated boat page', async ({
  page,
  press,
  open,
  context,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const boat = await boatNamed('Windward Rose');
  const day = dayFor(boat, 5);
  await open(`/boats/${boat.slug}`);
  await chooseTrip(page, press, { day, time: '09:00', guests: 2 });
  await goToCheckout(page, press);
  await goToPayment(page, press, { name: 'Otto Offline', email: 'otto@example.com' });
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  const confirmation = page.url();
  const code = (await page.getByText(/^SXM-/).textContent()) ?? '';
  await expect.poll(() => keptAddresses(page)).toContain(confirmation);

  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  const expectConfirmation = async () => {
    await expect(page).toHaveURL(confirmation);
    await expect(heading(page, 'Booking Confirmed')).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByRole('link', { name: boat.name })).toBeVisible();
    await expect(page.getByText(`${formatFullDay(day)} at 9:00 AM`)).toBeVisible();
  };
  await expectConfirmation();

  await open(`/boats/${boat.slug}?date=${day}`);
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await expect(page.getByText(`${formatFullDay(day)} at 9:00 AM`)).toBeVisible();
  await press(page.getByRole('link', { name: `${boat.name}, ${code}` }));
  await expectConfirmation();
  await waitForHydration(page);
  await press(page.getByRole('link', { name: 'Back to Homepage' }));
  await expect(heading(page, 'You’re offline')).toBeVisible();

  await open(`/boats/${boat.slug}?date=${day}`);
  await context.setOffline(false);
  await press(page.getByRole('link', { name: 'Try again' }));
  await expect(page).toHaveURL(`/boats/${boat.slug}?date=${day}`);
  await expect(heading(page, boat.name)).toBeVisible();
});

test('the browser stores no boat, operator or admin pages for offline reading', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
}) => {
  troubles.allow('/admin');
  await open('/');
  await waitForServiceWorker(page);
  await open('/operator');
  await fillSignIn(page, press, 'rosa@demo.test', 'sail-away-sxm');
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  for (const path of ['/operator/dashboard', '/admin', '/booking', '/sandbox/mail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await open(`/boats/${(await boatNamed('Pelican')).slug}`);
  const kept = (await keptAddresses(page)).map((address) => new URL(address).pathname);
  expect(kept).toContain('/offline');
  const isBuiltFile = (path: string) => /^\/(assets|icons)\/[^/]+$/.test(path);
  expect(kept.filter((path) => !isBuiltFile(path))).toEqual(['/offline']);
  expect(kept.join(' ')).not.toMatch(/dashboard-page|admin-/);
});

test('a new build deletes the offline copies of the old build, but keeps confirmations', async ({
  page,
  open,
}) => {
  await open('/');
  await waitForServiceWorker(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
    for (const name of ['shell-of-last-week', 'booking-of-mine']) {
      const cache = await caches.open(name);
      await cache.put(`/${name}`, new Response('kept'));
    }
  });
  await open('/');
  await waitForServiceWorker(page);
  const paths = async () => (await keptAddresses(page)).map((address) => new URL(address).pathname);
  await expect.poll(paths).not.toContain('/shell-of-last-week');
  expect(await paths()).toContain('/booking-of-mine');
});

async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) =>
      active?.addEventListener('statechange', resolve, { once: true }),
    );
  });
}

/** Lists all URLs stored on the device. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      addresses.push(...(await cache.keys()).map(({ url }) => url));
    }
    return addresses;
  });
}
