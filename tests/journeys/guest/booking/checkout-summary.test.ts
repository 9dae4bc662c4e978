import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test } from '../../../support/browser/journey.ts';

test('the checkout summarizes the trip, and folds the meeting point on phones', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}, { project }) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/book/${boat.id}?date=${dayFor(boat, 48)}&time=09:00&groupSize=2&mode=perSeat`);
  await expect(page.getByText('4 hours, returns 1:00 PM')).toBeVisible();
  await expect(page.getByText(/^Free cancellation until/)).toBeVisible();
  const where = page.getByText('Departs from Philipsburg, Sint Maarten');
  const fold = page.getByRole('button', { name: 'Trip Details' });
  if (project.name === 'phone') {
    await expect(where).toBeHidden();
    await press(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  } else {
    await expect(fold).toBeHidden();
  }
  await expect(where).toBeVisible();
  await expect(page.getByText('Meeting point:')).toBeVisible();
  await expectNoFindings(page, 'checkout with its summary open');
});

test('the checkout of a charter says that the guests have the boat for the whole day', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Ti Punch');
  await open(`/book/${boat.id}?date=${dayFor(boat, 48)}&time=09:00&groupSize=2&mode=charter`);
  await expect(page.getByText('The boat is yours for the whole day.')).toBeVisible();
  await expect(page.getByText(/, returns /)).toHaveCount(0);
});

test('several invalid fields are listed above the form, and each entry leads to its field', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/book/${boat.id}?date=${dayFor(boat, 49)}&time=09:00&groupSize=2&mode=perSeat`);
  await page.getByLabel('Full Name').fill('Ana Field');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByText('Check these fields')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Full Name' })).toHaveCount(0);
  await expectNoFindings(page, 'checkout with several errors');
  await press(page.getByRole('link', { name: 'Terms', exact: true }));
  await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
  await expect(page.getByText('Check these fields')).toHaveCount(0);
});

test('a browser can fill in the name, the email address and the phone number', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/book/${boat.id}?date=${dayFor(boat, 49)}&time=09:00&groupSize=2&mode=perSeat`);
  const kinds = { 'Full Name': 'name', 'Email Address': 'email', 'Phone (optional)': 'tel' };
  for (const [label, kind] of Object.entries(kinds)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', kind);
  }
});

test.describe('the checkout without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ troubles }) => troubles.allow('.js (csp)'));

  test('the checkout without scripts shows where guests meet, and lists its invalid fields', async ({
    page,
    press,
    troubles,
    boatNamed,
    dayFor,
  }) => {
    troubles.allow('answer 400: POST /book/', 'status of 400');
    const boat = await boatNamed('Trade Wind');
    await page.goto(
      `/book/${boat.id}?date=${dayFor(boat, 49)}&time=09:00&groupSize=2&mode=perSeat`,
    );
    await expect(page.getByText('Meeting point:')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trip Details' })).toBeHidden();
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(page.getByText('Check these fields')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Full Name' })).toHaveAttribute(
      'href',
      '#customerName',
    );
  });
});
