import { infoPages } from '#locales/site/info-pages.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { unfoldFooter } from '../../../support/browser/folds.ts';
import { expect, heading, test, waitForPartHydration } from '../../../support/browser/journey.ts';

const LONG = '/info/refunds-cancellations-weather';

test('every footer link leads to the page with its title', async ({ page, open, press }) => {
  test.slow();
  await open('/');
  await waitForPartHydration(page.getByRole('contentinfo'));
  for (const [group, pages] of Object.entries(infoPages)) {
    await unfoldFooter(page, press);
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: group });
    await expect(
      column.getByRole('link', {
        name: /^(?!Add Your Boat|Find My Booking|Today’s Departures|Cruise Ships)/,
      }),
    ).toHaveCount(pages.length);
    for (const { slug, title } of pages) {
      await press(column.getByRole('link', { name: title, exact: true }));
      await expect(heading(page, title)).toBeFocused();
      await expect(page).toHaveURL(`/info/${slug}`);
      await expect(page).toHaveTitle(`${title} | SXM Boat Trips`);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('listitem')).toHaveText(['Home', group, title]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/info/${slug}$`),
      );
    }
  }
  await press(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'));
  await expect(page).toHaveURL('/');
});

test('axe finds no violations on the information pages', async ({ page, open }) => {
  // All texts consist of the same few kinds of blocks, which these three texts contain.
  for (const slug of ['contact', 'help-center', 'data-rights-center']) {
    await open(`/info/${slug}`);
    await expectNoFindings(page, slug);
  }
});

test('the table of contents stays in view on large screens and links to the sections @both-widths', async ({
  page,
  open,
  press,
}, { project }) => {
  await open(LONG);
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  if (project.name === 'phone') {
    await expect(contents).toBeHidden();
    return;
  }
  const parts = await page.getByRole('article').locator('h2, h3').allTextContents();
  await expect(contents.getByRole('link')).toHaveText(parts);
  await press(contents.getByRole('link', { name: 'How to do it' }));
  await expect(page).toHaveURL(`${LONG}#how-to-do-it`);
  const part = page.getByRole('heading', { name: 'How to do it' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await part.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await expect(contents).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect(heading(page, 'Refunds, Cancellations & Weather Policy')).toBeInViewport();
  await page.goForward();
  await expect(part).toBeInViewport();
});

test('a URL with a hash opens at its section', async ({ page, open }) => {
  await open(`${LONG}#what-a-refund-covers`);
  await expect(page.getByRole('heading', { name: 'What a refund covers' })).toBeInViewport();
});

test('links in an information text open without a full reload', async ({ page, open, press }) => {
  await open('/info/about');
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  await press(page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }));
  await expect(heading(page, 'Privacy Policy')).toBeFocused();
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('an unknown information page shows the not-found page with a link home', async ({
  page,
  open,
  press,
  troubles,
}) => {
  troubles.allow('/info/nonsense');
  await open('/info/nonsense');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByText('The requested page could not be found.')).toBeVisible();
  await expectNoFindings(page, 'unknown page');
  await press(page.getByRole('link', { name: 'Back to Home', exact: true }));
  await expect(page).toHaveURL('/');
});

test('an information page whose text fails to load shows “Coming Soon”', async ({
  page,
  open,
  press,
  troubles,
}) => {
  troubles.allow('/content/contact.txt');
  await page.route('**/content/contact.txt', (route) => route.fulfill({ status: 503, body: '' }));
  await open('/info/refunds-cancellations-weather');
  const text = page.getByRole('article');
  await press(text.getByRole('link', { name: 'contact us', exact: true }).first());
  await expect(heading(page, 'Coming Soon')).toBeVisible();
  await expect(
    page.getByText('This page will be published before launch. Check back soon!'),
  ).toBeVisible();
  await expectNoFindings(page, 'coming soon');
  await press(page.getByRole('link', { name: 'Back to Home', exact: true }));
  await expect(page).toHaveURL('/');
});
