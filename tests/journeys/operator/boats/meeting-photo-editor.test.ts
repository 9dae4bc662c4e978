import photos from '#locales/portal/operator/boats/operator-photos.en.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import { expect, toast } from '../../../support/browser/journey.ts';
import { activate, tabTo } from '../../../support/browser/keyboard-actions.ts';
import { editor, openEditor, picture, signIn } from '../../../support/browser/operator-journey.ts';
import { inNineDays, makeTripWorld, openOwnTrip } from '../../../support/browser/trip-journey.ts';
import { plain } from '../../../support/worlds/operators/generated-photos.ts';

test('an operator adds a photo of the meeting point by keyboard, and the guest sees it @desktop', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('answer 400: POST', 'status of 400');
  const { operator, boat } = await makeTripWorld(baseUrl, `meeting-${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  const form = editor(page);
  const input = form.getByLabel(photos.meeting.photo, { exact: true });
  const shown = form.getByRole('img', { name: photos.meeting.photo });

  await tabTo(page, input);
  const text = { name: 'dock.txt', mimeType: 'text/plain', buffer: Buffer.from('The dock') };
  await input.setInputFiles(text);
  await expect(form.getByText('dock.txt is not a valid image file.')).toBeVisible();
  const narrow = await plain(300, 300).jpeg().toBuffer();
  await input.setInputFiles({ name: 'narrow.jpg', mimeType: 'image/jpeg', buffer: narrow });
  await expect(
    form.getByText('narrow.jpg is too small. Choose a photo at least 480 pixels wide.'),
  ).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(shown).toHaveCount(0);

  await input.setInputFiles(await picture('dock.jpg'));
  await expect(toast(page, photos.meeting.saved)).toBeVisible();
  await expect(shown).toBeVisible();
  await expect(input).not.toHaveAttribute('aria-invalid');
  await tabTo(page, form.getByLabel(photos.meeting.caption));
  await page.keyboard.type('Wait at the blue gate');
  await expectNoFindings(page, 'the editor with a photo of the meeting point');
  await activate(page, form.getByRole('button', { name: /^Update/ }).last());
  await expect(form).toHaveCount(0);

  const email = `meeting-${own}@example.com`;
  const trip = { boat, day: inNineDays(), guests: 2, name: 'Mia Meets', email };
  const path = await openOwnTrip(page, press, baseUrl, trip);
  const photo = page.getByRole('img', { name: 'Photo of the meeting point' });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  await expect(photo).toHaveAttribute('loading', 'lazy');
  await expect(page.getByText('Wait at the blue gate')).toBeVisible();
  await expectNoFindings(page, 'a trip with a photo of the meeting point');

  await page.goto('/operator/dashboard');
  await openEditor(page, press, boat.name);
  await activate(page, form.getByRole('button', { name: photos.meeting.remove }));
  const question = page.getByRole('alertdialog', { name: photos.meeting.removeTitle });
  await activate(page, question.getByRole('button', { name: photos.meeting.keep }));
  await expect(shown).toBeVisible();
  await activate(page, form.getByRole('button', { name: photos.meeting.remove }));
  await activate(page, question.getByRole('button', { name: photos.meeting.remove }));
  await expect(toast(page, photos.removed)).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(photo).toHaveCount(0);
});
