import acts from '#locales/portal/shared/portal-actions.fr.ts';
import callOffs from '#locales/portal/operator/trips/operator-call-offs.fr.ts';
import dashboard from '#locales/portal/operator/boats/operator-dashboard.fr.ts';
import documents from '#locales/portal/operator/account/operator-documents.fr.ts';
import labels from '#locales/portal/shared/portal-labels.fr.ts';
import payouts from '#locales/portal/operator/account/operator-payouts.fr.ts';
import signIn from '#locales/portal/operator/account/operator-sign-in.fr.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { findUntranslatedEnglish, readOn } from '../../support/assertions/untranslated-english.ts';
import { expect, heading, toast } from '../../support/browser/journey.ts';
import { newOperator, PASSWORD } from '../../support/browser/operator-journey.ts';
import { createIsolatedJourney } from '../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ LANGUAGES: 'fr' });

test('a captain signs in, views every section and signs out in French', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /auth/v1/token', 'status of 400');
  const operator = await newOperator(baseUrl, 'Odile Marin', `odile-${own}`);
  const english = await findUntranslatedEnglish('fr', { isInPortals: true });
  const expectFrench = async (where: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(readOn(await page.locator('main').innerText(), english), where).toEqual([]);
    await expectNoFindings(page, where);
  };

  await open('/fr/operator');
  await expectFrench('the sign-in page in French');
  const fill = async (password: string) => {
    await page.getByLabel(labels.email).fill(operator.email);
    await page.getByLabel(labels.password, { exact: true }).fill(password);
    await press(page.getByRole('button', { name: acts.signIn, exact: true }));
  };
  await fill('not-the-password');
  await expect(toast(page, signIn.loginFailed)).toContainText(signIn.refusals.invalid_credentials);
  await fill(PASSWORD);
  await expect(toast(page, signIn.welcomeBack)).toContainText(signIn.loggedIn);
  await expect(page).toHaveURL(/\/fr\/operator\/dashboard$/);
  await expect(heading(page, dashboard.welcome)).toBeVisible();

  await press(page.getByRole('tab', { name: dashboard.paymentDetails }));
  await page.getByLabel(labels.phoneOptional).fill('not a phone');
  await press(page.getByRole('button', { name: payouts.savePhone }));
  await expect(page.getByLabel(labels.phoneOptional)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(labels.phoneOptional).fill('+1 721 555 0100');
  await press(page.getByRole('button', { name: payouts.savePhone }));
  await expect(toast(page, payouts.phoneSaved)).toBeVisible();
  await press(page.getByRole('button', { name: callOffs.title }));
  await expect(page.getByRole('dialog', { name: callOffs.title })).toContainText(callOffs.noBoats);
  await page.keyboard.press('Escape');

  await press(page.getByRole('link', { name: labels.documents }));
  await expect(page).toHaveURL(/\/fr\/operator\/documents$/);
  await expect(heading(page, labels.documents)).toBeVisible();
  await expect(page.getByLabel(documents.fileOf.licence)).toBeVisible();
  await expectFrench('the documents in French');
  await press(page.getByRole('link', { name: labels.dashboard }));
  await press(page.getByRole('button', { name: acts.logOut }));
  await expect(toast(page, acts.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/fr`);
});
