import offline from '#locales/guest/pages/offline.fr.ts';
import french from '#locales/portal/operator/trips/operator-day.fr.ts';
import spanish from '#locales/portal/operator/trips/operator-day.es.ts';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import {
  boardingAtServer,
  paidGuest,
  phoneWithDay,
  waitForOfflineDay,
} from '../../../support/browser/day-journey.ts';
import { expect, heading, waitForHydration } from '../../../support/browser/journey.ts';
import {
  callAs,
  newBoat,
  newOperator,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ LANGUAGES: 'fr,es' });
test.use({ serviceWorkers: 'allow' });

test('a captain reads a day in French offline until they sign out', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Fanny Française', `fanny-${own}`);
  const boat = await newBoat(baseUrl, operator, `Fanny ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Ana Seen', guests: 2 });
  const { context, page } = await phoneWithDay(browser, baseUrl, operator, day);
  await page.goto(`/fr/operator/day/${day}`);
  await expect(heading(page, localizeFullDay('fr', day))).toBeVisible();
  await waitForOfflineDay(page);

  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(french.offline, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ana Seen' })).toBeVisible();
  await page.goto('/fr/operator/dashboard');
  await expect(heading(page, offline.title)).toBeVisible();
  // The day is stored in English too; the link leads to the version being read.
  await page.getByRole('link', { name: localizeFullDay('fr', day) }).tap();
  await expect(page).toHaveURL(`${baseUrl}/fr/operator/day/${day}`);
  await expect(page.getByRole('heading', { name: 'Ana Seen' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/operator/dashboard');
  await page.getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL(`${baseUrl}/`);
  const kept = () => page.evaluate(async () => (await caches.keys()).join(' '));
  await expect.poll(kept).not.toContain('day-');
  await context.close();
});

test('the crew ticks guests in Spanish offline', async ({ browser, baseUrl, own }) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Elena Española', `elena-${own}`);
  const boat = await newBoat(baseUrl, operator, `Elena ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Mo Ticked', guests: 2 });
  const link = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(link.url.replace('/crew/', '/es/crew/'));
  await waitForHydration(page);
  await waitForOfflineDay(page);
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: spanish.board(2) }).tap();
  await expect(page.getByText(spanish.waiting(1))).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Mo Ticked']?.guests, {
      timeout: 40_000,
    })
    .toBe(2);
  await context.close();
});
