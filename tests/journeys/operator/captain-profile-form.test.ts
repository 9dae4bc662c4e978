import operatorProfile from '#locales/portal/operator/profile/operator-profile.en.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, heading, test, toast } from '../../support/browser/journey.ts';
import { activate, expectFocusInSight, tabTo } from '../../support/browser/keyboard-actions.ts';
import { newBoat, newOperator, picture, signIn } from '../../support/browser/operator-journey.ts';

test('a captain fills in the profile with only the keyboard, and guests see it on the boat’s page', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ida Steersby', `profile-${own}`);
  const boat = await newBoat(baseUrl, operator, `Known Hands ${own}`);
  await signIn(page, press, operator);
  await activate(page, page.getByRole('link', { name: 'Profile', exact: true }));
  await expect(heading(page, 'Your Profile')).toBeVisible();
  await expectNoFindings(page, 'an empty profile');

  await tabTo(page, page.getByLabel('Picture', { exact: true }));
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await picture('ida.jpg'));
  await activate(page, page.getByRole('button', { name: operatorProfile.uploadPicture }));
  await expect(toast(page, operatorProfile.pictureSaved)).toBeVisible();
  await activate(page, page.getByRole('checkbox', { name: 'Dutch' }), 'Space');
  await activate(page, page.getByRole('checkbox', { name: 'Papiamento' }), 'Space');
  await tabTo(page, page.getByLabel(operatorProfile.since));
  await page.keyboard.type('1949');
  await tabTo(page, page.getByLabel(operatorProfile.introduction, { exact: true }));
  await page.keyboard.type('I show you the reef that I grew up on.');
  await activate(page, page.getByRole('button', { name: operatorProfile.save }));

  const year = page.getByLabel(operatorProfile.since);
  await expect(page.getByText('Enter a year from 1950 to this year')).toBeVisible();
  await expect(year).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2008');
  await activate(page, page.getByRole('button', { name: operatorProfile.save }));
  await expect(toast(page, operatorProfile.saved)).toBeVisible();
  const preview = page.getByRole('region', { name: operatorProfile.preview });
  await expect(preview).toContainText('Speaks Dutch and Papiamento');
  await expect(preview).toContainText('Sailing these waters since 2008');
  await expect(preview.getByRole('img', { name: 'Picture of Ida Steersby' })).toBeVisible();
  await expectNoFindings(page, 'a complete profile');

  await open(`/boats/${boat.slug}`);
  await expect(page.getByText('I show you the reef that I grew up on.')).toBeVisible();
  await expect(page.getByText('Speaks Dutch and Papiamento')).toBeVisible();
});

test('a captain’s picture that is not an image file is refused with a reason', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST', 'status of 400');
  const operator = await newOperator(baseUrl, 'Ned Nopicture', `nopicture-${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('link', { name: 'Profile', exact: true }));
  await press(page.getByRole('button', { name: operatorProfile.uploadPicture }));
  await expect(page.getByText(operatorProfile.choose)).toBeVisible();
  const buffer = Buffer.from('<!doctype html><p>Not found');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await press(page.getByRole('button', { name: operatorProfile.uploadPicture }));
  await expect(toast(page, operatorProfile.pictureNotSaved)).toContainText(
    'me.png is not a valid image file.',
  );
});
