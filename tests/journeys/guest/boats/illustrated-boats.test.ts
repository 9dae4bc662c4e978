import { readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';

const labels = {
  '': 'Illustration',
  '/fr': 'Illustration',
  '/es': 'Ilustración',
  '/de': 'Illustration',
  '/nl': 'Illustratie',
  '/pt': 'Ilustração',
};

test('a drawn picture of a boat is labelled on its page in every language', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  for (const [prefix, label] of Object.entries(labels)) {
    await open(`${prefix}/boats/${boat.slug}`);
    const pictures = page.getByRole('main').locator('button:has(picture)');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture.getByText(label, { exact: true })).toBeVisible();
      await expect(picture).toHaveAccessibleName(new RegExp(`\\(${label}\\)$`));
      await expect(picture.locator('img')).toHaveAttribute('alt', new RegExp(`\\(${label}\\)$`));
    }
  }
  await expectNoFindings(page, 'a boat with illustrations');
});

test('a boat without photos has a labelled placeholder, and a photo from a server of the previous version has no label @desktop', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const [bare, older] = await readBoats(baseUrl);
  if (!bare || !older) throw new Error('The demo world has no boats.');
  const [cover] = older.images;
  // A server of the previous version sends neither `focus` nor `isIllustration`.
  const images = [{ url: cover?.url, caption: cover?.caption, path: cover?.path }];
  await page.route('**/api/featured-boats', (route) =>
    route.fulfill({
      json: [
        { ...bare, images: [] },
        { ...older, images },
      ],
    }),
  );
  await open('/booking');
  await press(page.getByRole('link', { name: /home page/ }).first());
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card(bare.name).getByText('Illustration')).toBeVisible();
  await expect(card(bare.name).getByRole('img')).toHaveAttribute('alt', /\(Illustration\)$/);
  await expect(card(older.name).locator('img')).toHaveCSS('object-position', '50% 50%');
  await expect(card(older.name).getByText('Illustration')).toHaveCount(0);
});
