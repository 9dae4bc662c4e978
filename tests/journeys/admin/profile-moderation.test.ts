import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';
import { callAs, newBoat, newOperator } from '../../support/browser/operator-journey.ts';
import { profilePayload } from '../../support/worlds/operators/captain-profiles.ts';

test('an admin removes a captain’s introduction with a reason', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, `Wim Wordy ${own}`, `wordy-${own}`);
  const boat = await newBoat(baseUrl, operator, `Long Story ${own}`);
  const introduction = 'Call me directly and pay less.';
  await callAs(baseUrl, operator.token, 'saveCaptainProfile', {
    payload: profilePayload({ introduction }),
  });
  await enterPortal(page, press);
  await openSection(page, press, 'Manage Operators');
  await page.getByLabel('Name or email').fill(operator.email);
  await press(page.getByRole('link', { name: operator.name }));
  await expect(page.getByText(introduction)).toBeVisible();

  await press(page.getByRole('button', { name: 'Remove Introduction' }));
  const question = page.getByRole('alertdialog', {
    name: `Remove the introduction of ${operator.name}?`,
  });
  await question.getByLabel('Reason').fill('Guests book here, not past us.');
  await expectNoFindings(page, 'removing an introduction');
  await press(question.getByRole('button', { name: 'Remove Introduction' }));
  await expect(toast(page, 'Removed')).toBeVisible();
  await expect(page.getByText(introduction)).toHaveCount(0);
  await expect(page.getByText('Introduction removed')).toBeVisible();

  await open(`/boats/${boat.slug}`);
  await expect(page.getByRole('heading', { name: 'Your Captain' })).toBeVisible();
  await expect(page.getByText(introduction)).toHaveCount(0);
});
