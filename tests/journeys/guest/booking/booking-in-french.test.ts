import type { Page } from '@playwright/test';
import booking from '#locales/guest/checkout/booking.fr.ts';
import checkout from '#locales/guest/checkout/checkout.fr.ts';
import offline from '#locales/guest/pages/offline.fr.ts';
import trip from '#locales/guest/trip/trip.fr.ts';
import { languages, splitLanguage } from '#i18n/languages/languages.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  findUntranslatedEnglish,
  readOn,
} from '../../../support/assertions/untranslated-english.ts';
import { expect, heading, waitForHydration, type Press } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import {
  inNineDays,
  keptPaths,
  mailedTrip,
  makeTripWorld,
} from '../../../support/browser/trip-journey.ts';

const test = createIsolatedJourney({ LANGUAGES: 'fr' });
test.use({ serviceWorkers: 'allow' });

test('a visitor books a tour in French, reads the booking offline, and cancels it @phone', async ({
  page,
  press,
  open,
  baseUrl,
  own,
  context,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const { boat } = await makeTripWorld(baseUrl, `fr-${own}`);
  const english = await findUntranslatedEnglish('fr');
  const expectFrench = async (where: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const shown = await page.locator('body').innerText();
    expect(readOn(withoutNames(shown), english), where).toEqual([]);
  };
  const email = `fr-${own}@example.com`;
  const chosen = {
    boat: boat.id,
    date: inNineDays(),
    time: '14:00',
    groupSize: '2',
    mode: 'perSeat',
  };
  await open(`/fr/book/${boat.id}?${new URLSearchParams(chosen).toString()}`);
  await expect(heading(page, checkout.complete)).toBeVisible();
  await expectFrench('the checkout');
  await expectNoFindings(page, 'the checkout in French');
  await page.getByLabel(checkout.fullName).fill('Jeanne Marin');
  await page.getByLabel(checkout.email).fill(email);
  await press(page.getByRole('checkbox', { name: /^J’accepte/ }));
  await press(page.getByRole('button', { name: checkout.toPayment }));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, booking.confirmed)).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/booking\/confirmation\?bid=/);
  await expectFrench('the confirmation');
  await expectNoFindings(page, 'the confirmation in French');

  const { path } = splitLanguage(await mailedTrip(baseUrl, email, /./), languages);
  await open(`/fr${path}`);
  await expect(heading(page, trip.tripOn(boat.name))).toBeVisible();
  await expectFrench('the trip');
  await expectNoFindings(page, 'the trip in French');
  await readWithoutConnection();
  for (const name of [trip.move, trip.fewer, trip.correct, trip.handOver]) {
    await openDialog(page, press, name);
    await expect(page.getByRole('dialog').getByText(trip.lookingForDays)).toHaveCount(0);
    await expectFrench(name);
    await press(page.getByRole('dialog').getByRole('button', { name: trip.goBack, exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await openDialog(page, press, trip.cancel);
  await expectFrench('the question before it is cancelled');
  await press(
    page.getByRole('dialog').getByRole('button', { name: /^Annuler et rembourser 160,00.USD$/ }),
  );
  await expect(page.getByRole('dialog')).toContainText(trip.cancelDone);
  await expectFrench('what was done');
  await press(page.getByRole('dialog').getByRole('button', { name: trip.done }));
  await expect(heading(page, trip.cancelled)).toBeVisible();
  await expectFrench('the cancelled trip');

  /** Expects the stored page and the offline page in French. */
  async function readWithoutConnection(): Promise<void> {
    await expect.poll(() => keptPaths(page)).toContain(`/fr${path}`);
    await expect.poll(() => keptPaths(page)).toContain('/fr/offline');
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, trip.tripOn(boat.name))).toBeVisible();
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
    await expectFrench('the trip without a connection');
    await open('/fr/info/contact');
    await expect(heading(page, offline.title)).toBeVisible();
    await expectFrench('the page without a connection');
    await press(page.getByRole('link', { name: new RegExp(`^${boat.name}, SXM-`) }));
    await expect(page).toHaveURL(`/fr${path}`);
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0);
    await open(`/fr${path}`);
  }
});

async function openDialog(page: Page, press: Press, name: string): Promise<void> {
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer))
    .toBe(undefined);
  await press(page.getByRole('button', { name }));
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Removes the names of people and boats, which are not translated. */
function withoutNames(shown: string): string {
  return shown.replaceAll(/Cora Captain|Second Thoughts/g, '');
}
