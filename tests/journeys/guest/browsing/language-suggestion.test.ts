import { languageNames } from '#i18n/languages/languages.ts';
import { builtFile } from '../../../support/product/built-files.ts';
import { expect, test, waitForPartHydration } from '../../../support/browser/journey.ts';

test('a visitor whose browser speaks English can choose a language, and is not offered one', async ({
  page,
  open,
}) => {
  const offers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(builtFile('src/web/shared/site/language-offer.tsx')))
      offers.push(request.url());
  });
  await open('/');
  const footer = page.getByRole('contentinfo');
  await waitForPartHydration(footer);
  const choice = footer.getByRole('navigation', { name: 'Languages' }).getByRole('link');
  await expect(choice).toHaveText(Object.values(languageNames));
  await page.waitForLoadState('networkidle');
  expect(offers).toEqual([]);

  await open('/fr');
  await waitForPartHydration(footer);
  const offer = page.getByRole('link', { name: 'Read this site in English' });
  await expect(offer).toHaveAttribute('href', '/');
  expect(offers).toHaveLength(1);
});
