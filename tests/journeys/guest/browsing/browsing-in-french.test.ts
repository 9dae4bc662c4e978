import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { readBoat, unsoldDays } from '../../../support/worlds/guests/demo-days.ts';
import { expect, toast, waitForPartHydration } from '../../../support/browser/journey.ts';
import { unfoldFilters, unfoldFooter } from '../../../support/browser/folds.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on', LANGUAGES: 'fr,de' });

test('a visitor who chooses French stays in French on every translated page', async ({
  page,
  open,
  press,
}) => {
  await open('/');
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Languages' });
  await expect(languages.getByRole('link')).toHaveText(['English', 'Français', 'Deutsch']);
  await press(languages.getByRole('link', { name: 'Français' }));
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Une journée en mer, réservée en quelques minutes',
  );
  await expect(page.getByText('Noté 4,9/5')).toBeVisible();
  await press(page.getByRole('search').getByRole('button', { name: 'Réserver un bateau' }));
  await expect(toast(page, 'Date manquante')).toContainText('Veuillez choisir une date');
  // The operators' portal is available in French too.
  await unfoldFooter(page, press);
  const portal = page.getByRole('contentinfo').getByRole('link', { name: 'Ajouter votre bateau' });
  await expect(portal).toHaveAttribute('href', '/fr/operator');
});

test('a visitor finds a boat in French, and chooses a trip on it', async ({
  page,
  open,
  press,
  baseUrl,
}) => {
  const boat = await readBoat(baseUrl, 'Trade Wind');
  const day = unsoldDays(boat)[3] ?? '';
  await open('/fr');
  await press(page.getByRole('banner').getByRole('link', { name: 'Réserver un bateau' }));
  await expect(page).toHaveURL(/\/fr\/booking$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bateaux disponibles');
  await expect(page).toHaveTitle('Bateaux disponibles | SXM Boat Trips');
  await unfoldFilters(page, press);
  await page.getByLabel('Type de bateau').selectOption({ label: 'Catamaran' });
  await page.getByLabel('Date', { exact: true }).fill(day);
  await expect(page).toHaveURL(/\/fr\/booking\?date=.*boatType=Catamaran/);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: boat.name, exact: true }) });
  await expect(card.getByText(/^Prochain départ\s: /)).toBeVisible();
  await expect(card.getByText('/ personne')).toBeVisible();
  await press(card.getByRole('link', { name: boat.name, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/fr/boats/${boat.slug}`));
  await expect(page.getByRole('heading', { name: 'Réserver ce bateau' })).toBeVisible();

  await press(page.getByRole('button', { name: /^Ouvrir la photo 1 / }));
  const photos = page.getByRole('dialog');
  await expect(photos.getByRole('img')).toHaveAttribute('lang', 'en');
  await expect(photos.locator('p > [lang=en]')).not.toBeEmpty();
  await press(photos.getByRole('button', { name: 'Fermer' }));

  const times = page.getByRole('region', { name: 'Choisir l’heure' });
  await press(times.getByRole('button', { name: '09:00' }));
  await page.getByLabel('Taille du groupe').selectOption({ label: '2 personnes' });
  const price = page.getByRole('region', { name: 'Détail du prix' });
  await expect(price).toContainText('Total aujourd’hui');
  await expect(price).toContainText(/Votre choix\s: \p{L}+ \d+ \p{L}+ 20\d\d à 09:00/u);
  await expectNoFindings(page, 'a boat in French');
  // A reload shows the same, without English parts.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'À savoir' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avis' })).toBeVisible();
  await expect(price).toContainText('2 personnes');
});

test('links within a language change the page without a full reload', async ({
  page,
  open,
  press,
}) => {
  await open('/fr');
  await waitForPartHydration(page.getByRole('contentinfo'));
  await page.evaluate(() => void (document.body.dataset['same'] = 'document'));
  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  await expect(page).toHaveURL(/\/fr\/info\/contact$/);
  await expect(page.getByText('Nous répondons jour et nuit.')).toBeVisible();
  await expect(page).toHaveTitle('Contact | SXM Boat Trips');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/info\/contact$/);
  await press(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link'));
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
});

test.describe('a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor whose browser speaks German is offered German once, and never redirected', async ({
    page,
    open,
    press,
  }) => {
    await open('/');
    await expect(page).toHaveURL(/\/$/);
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await expect(offer).toHaveAttribute('href', '/de');
    await press(page.getByRole('button', { name: 'Schließen' }));
    await expect(offer).toHaveCount(0);
    await open('/');
    await expect(page.getByRole('navigation', { name: 'Languages' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
