import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test } from '../../../support/browser/journey.ts';

test('a visitor reads about the captain below the boat’s details @both-widths', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/boats/${boat.slug}`);
  const title = page.getByRole('heading', { name: 'Your Captain' });
  await expect(title).toBeVisible();
  await expect(page.getByText('I learned to sail in Simpson Bay')).toBeVisible();
  await expect(page.getByText('Sailing these waters since 2009')).toBeVisible();
  await expect(page.getByText('Speaks English, Dutch, and Papiamento')).toBeVisible();
  const places = await Promise.all(
    [page.getByRole('heading', { name: 'About This Boat' }), title].map((each) =>
      each.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  await expectNoFindings(page, 'boat with a captain');
});

test('the captain’s English introduction is marked as English on a page in another language', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/de/boats/${boat.slug}`);
  await expect(page.getByText('Spricht Englisch, Niederländisch und Papiamento')).toBeVisible();
  await expect(page.getByText('I learned to sail in Simpson Bay')).toHaveAttribute('lang', 'en');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('the captain’s card is on the boat’s page without scripts', async ({ page, boatNamed }) => {
    const boat = await boatNamed('Trade Wind');
    await page.goto(`/boats/${boat.slug}`);
    await expect(page.getByText('I learned to sail in Simpson Bay')).toBeVisible();
  });
});
