import { expect, toast } from '../support/journey.ts';
import { journeyIn } from '../support/own-shop-journey.ts';

const test = journeyIn({ DEMO: 'on', LANGUAGES: 'fr,de' });

test('a visitor chooses French, and stays in it as far as it goes', async ({
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
  await press(page.getByRole('search').getByRole('button', { name: 'Réserver un bateau' }));
  await expect(toast(page, 'Date manquante')).toContainText('Veuillez choisir une date');
  // The boats are listed in English only: the link says where it leads, and another document is loaded.
  const toBoats = page.getByRole('banner').getByRole('link', { name: 'Réserver un bateau' });
  await expect(toBoats).toHaveAttribute('href', '/booking');
  await press(toBoats);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Boats');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('in a language one goes from page to page without loading the site anew', async ({
  page,
  open,
  press,
}) => {
  await open('/fr');
  await page.evaluate(() => void (document.body.dataset['same'] = 'document'));
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  await expect(page).toHaveURL(/\/fr\/info\/contact$/);
  await expect(page.getByText('Nous répondons de jour comme de nuit.')).toBeVisible();
  await expect(page).toHaveTitle('Contact | SXM Boat Trips');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^Comment joindre les personnes/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/info\/contact$/);
  await press(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link'));
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
});

test.describe('somebody whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered German once, and is never sent there', async ({ page, open, press }) => {
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
