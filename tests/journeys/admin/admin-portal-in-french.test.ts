import type { Page } from '@playwright/test';
import acts from '#locales/portal/shared/portal-actions.fr.ts';
import boats from '#locales/portal/admin/listings/admin-boats.fr.ts';
import labels from '#locales/portal/shared/portal-labels.fr.ts';
import layout from '#locales/portal/admin/access/admin-layout.fr.ts';
import signIn from '#locales/portal/admin/access/admin-sign-in.fr.ts';
import shared from '#locales/portal/shared/portal-shared.fr.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { findUntranslatedEnglish, readOn } from '../../support/assertions/untranslated-english.ts';
import {
  expect,
  heading,
  toast,
  waitForHydration,
  type Press,
} from '../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on', LANGUAGES: 'fr' });

const { titles } = shared;
const sections = {
  'call-offs': titles.callOffs,
  'port-calls': titles.ships,
  boats: titles.boats,
  analytics: titles.analytics,
  'audit-log': titles.auditLog,
  admins: titles.admins,
  account: titles.account,
};

test('an admin signs in and manages the platform in French', async ({
  page,
  press,
  open,
  context,
}) => {
  const english = await findUntranslatedEnglish('fr', { isInPortals: true });
  const expectFrench = async (where: string) => {
    await expect(page.getByText(layout.checking)).toHaveCount(0);
    await expect(page.getByText(acts.loading)).toHaveCount(0);
    const shown = await textOf(page);
    expect(readOn(shown, english), where).toEqual([]);
    expect(await sidewaysScroll(page), where).toBe(0);
  };
  await open('/admin/login');
  await press(page.getByRole('link', { name: 'Français' }));
  await expect(page).toHaveURL(/\/fr\/admin\/login$/);
  await expect(heading(page, signIn.title)).toBeVisible();
  await waitForHydration(page);
  await expectFrench('the sign-in');
  await page.getByLabel(labels.email).fill('admin@demo.test');
  await page.getByLabel(labels.password).fill('harbour-master-sxm');
  await press(page.getByRole('button', { name: acts.signIn }));
  await expect(toast(page, signIn.successful)).toContainText('Bonjour, Harbour Master');
  await expect(page).toHaveURL(/\/fr\/admin\/dashboard$/);
  await expect(heading(page, titles.platform)).toBeVisible();
  await expectFrench('the dashboard');

  for (const [section, title] of Object.entries(sections)) {
    await open(`/fr/admin/${section}`);
    await expect(heading(page, title)).toBeVisible();
    await expectFrench(section);
  }
  await expectNoFindings(page, 'the account in French');

  await open('/fr/admin/boats?featured=no&status=published');
  await press(page.getByRole('link', { name: 'Dawn Treader II' }).first());
  await expect(page.getByRole('heading', { level: 3, name: /prochains jours/ })).toBeVisible();
  await expectFrench('a boat');
  await press(page.getByRole('button', { name: boats.feature }));
  await expect(
    page.getByRole('dialog', { name: boats.featureName('Dawn Treader II') }),
  ).toBeVisible();
  await expectFrench('a boat to feature');
  await press(page.getByRole('button', { name: acts.cancel }));

  // The dashboard requires a sign-in in its own tab, in any language.
  const tab = await context.newPage();
  await tab.goto('/fr/admin/dashboard');
  await expect(tab).toHaveURL(/\/fr\/admin\/login$/);
  await tab.close();

  await open('/fr/admin/boats?status=draft');
  await readIn(page, press, 'English');
  await expect(page).toHaveURL(/:\d+\/admin\/boats\?status=draft$/);
  await expect(heading(page, 'Manage Boats')).toBeVisible();
});

/** Returns the page's own text. The log and operators' texts are marked as English and left out. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('[lang="en"], script, style')) each.remove();
    return [...copy.querySelectorAll('*')]
      .flatMap((each) => [...each.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('\n');
  });
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Switches language in the bar on large screens, in the menu on small ones. */
async function readIn(page: Page, press: Press, language: string): Promise<void> {
  const menu = page.getByRole('button', { name: layout.menu });
  const link = page.getByRole('link', { name: language });
  await expect(menu.or(link)).toBeVisible();
  if (await menu.isVisible()) await press(menu);
  await press(link);
}
