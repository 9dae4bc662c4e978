import type { Page } from '@playwright/test';
import { addDays, formatWeekdayDay } from '#domain/time/days.ts';
import { chooseTrip, fillDetails, goToCheckout } from '../../support/browser/boat-page-actions.ts';
import {
  boatCard,
  cardInListing,
  chooseTab,
  editor,
  fillSignIn,
  mailedLink,
  openEditor,
  picture,
} from '../../support/browser/operator-journey.ts';
import { acceptAll, openDocuments, sendByForm } from '../../support/browser/document-journey.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../support/browser/journey.ts';
import { cards, payWithCard } from '../../support/browser/payment-page.ts';

test('an operator signs up, publishes a boat with three photos, and gets a visitor’s booking @both-widths', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  browser,
  own,
}) => {
  const email = `first-${own}@captains.test`;
  const boat = `Sea Urchin ${own}`;
  troubles.allow('answer 400: POST /auth/v1/token', 'status of 400');

  await open('/operator');
  await createAccount(page, press, email);
  await press(page.getByRole('button', { name: 'Already have an account? Sign In' }));
  await fillSignIn(page, press, email);
  await expect(toast(page, 'Login Failed')).toContainText('Email not confirmed');
  await press(page.getByRole('button', { name: 'Send Email Again' }));
  await expect(page.getByText('The email is on its way.')).toBeVisible();

  await page.goto(await mailedLink(baseUrl, email, /confirm/i, 2));
  await press(page.getByRole('button', { name: 'Confirm Email Address' }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await expect(page.getByText('Carla Webster')).toBeVisible();
  await expect(page.getByText('No boats yet')).toBeVisible();

  await addBoat(page, press, boat);
  await expect(boatCard(page, boat)).toContainText('Draft');
  await expect(boatCard(page, boat)).toContainText('needs at least 1 photo.');
  await openDocuments(page, press);
  await sendByForm(page, press, 'licence');
  await sendByForm(page, press, 'insurance');
  await acceptAll(baseUrl, email);
  await press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await publishWithPhotos(page, press, boat);
  await expect(boatCard(page, boat)).toContainText('Published');

  const visitor = await browser.newContext();
  const code = await bookAsVisitor(await visitor.newPage(), baseUrl, boat);
  await visitor.close();

  await chooseTab(page, press, 'Bookings');
  const booked = page.getByText('Ana Boat').filter({ visible: true });
  await expect(booked).toBeVisible();
  await expect(page.getByText(code).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('$160.00').filter({ visible: true })).toBeVisible();
});

async function createAccount(page: Page, press: Press, email: string): Promise<void> {
  await press(page.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await expect(heading(page, 'Create Account')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create Account' });
  await press(create);
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Carla Webster');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await press(create);
  await expect(toast(page, 'Account Created!')).toContainText(
    'Please check your email to verify your account.',
  );
}

async function addBoat(page: Page, press: Press, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Add Boat' }));
  const form = editor(page);
  await press(form.getByRole('button', { name: 'Save Draft' }));
  await expect(toast(page, 'Creation failed')).toContainText('Please fill all required fields.');
  for (const problem of [
    'Boat name is required',
    'Trip type is required',
    'Port is required',
    'Capacity must be at least 1',
  ]) {
    await expect(form.getByText(problem)).toBeVisible();
  }
  await form.getByLabel('Boat Name').fill(name);
  await form.getByLabel('Boat Type').selectOption('Catamaran');
  await form.getByLabel('Port of Embarkment').selectOption('other');
  await form.getByLabel('Custom Port').fill('Pinel Island');
  await form.getByLabel('Capacity').fill('12');
  await form.getByLabel('Trip Type').selectOption('both');
  await expect(form.getByLabel('Pricing Mode')).toHaveValue('both');
  await expect(form.getByLabel('Pricing Mode')).toBeDisabled();
  await form.getByLabel('Price per Seat (USD)').fill('80');
  await press(form.getByRole('button', { name: 'Save Draft' }));
  await expect(
    form.getByText('Pricing fields are required based on trip type and pricing mode'),
  ).toBeVisible();
  await form.getByLabel('Charter Price per Day (USD)').fill('900');
  await form.getByLabel('Description').fill('A **calm** boat.');
  await openDays(page, press);
  await press(form.getByRole('button', { name: 'Save Draft' }));
  await expect(toast(page, 'Boat created')).toBeVisible();
}

async function openDays(page: Page, press: Press): Promise<void> {
  const form = editor(page);
  await chooseTab(page, press, 'Availability');
  await press(form.getByRole('button', { name: 'Add Next 7 Days' }));
  await expect(form.getByText('The next 7 days are open.')).toBeVisible();
  await form.getByLabel('Add a Time').fill('16:30');
  await press(form.getByRole('button', { name: 'Add Time' }));
  await form.getByLabel('Add a Time').fill('09:00');
  await press(form.getByRole('button', { name: 'Add Time' }));
  await expect(form.getByText('9:00 AM is already in the list')).toBeVisible();
  const tomorrow = formatWeekdayDay(addDays(islandToday(), 1));
  const preview = form.getByRole('region', { name: 'Next 14 days' });
  await expect(preview.getByRole('listitem').filter({ hasText: tomorrow })).toContainText(
    '9:00 AM, 2:00 PM, 4:30 PM',
  );
  await press(form.getByRole('button', { name: 'Add Season' }));
  await form.getByLabel('Season Name').fill('High season');
  await form.getByLabel('First Day').fill(addDays(islandToday(), 20));
  await form.getByLabel('Last day').fill(addDays(islandToday(), 60));
  await expect(form.getByRole('group', { name: 'High season' })).toBeVisible();
}

async function publishWithPhotos(page: Page, press: Press, name: string): Promise<void> {
  await openEditor(page, press, name);
  const form = editor(page);
  await expect(form.getByRole('button', { name: 'Update & Publish' })).toHaveCount(0);
  await chooseTab(page, press, 'Photos (0)');
  const input = form.getByLabel('Upload Photos');
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(toast(page, 'Invalid File Type')).toContainText(
    'notes.txt is not a valid image file.',
  );
  await input.setInputFiles([
    await picture('bow.jpg'),
    await picture('stern.jpg', '#aa6633'),
    await picture('deck.jpg', '#33aa66'),
  ]);
  // Every photo is converted to several sizes and formats before it counts as uploaded.
  await expect(toast(page, 'Photos Uploaded')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('tab', { name: 'Photos (3)' })).toBeVisible();
  const captions = form.getByLabel('Caption');
  await expect(captions.first()).toHaveValue('bow');
  await press(form.getByRole('button', { name: 'Set photo 3 as cover' }));
  await expect(toast(page, 'Cover Photo Set')).toBeVisible();
  await expect(captions.first()).toHaveValue('deck');
  await press(form.getByRole('button', { name: 'Move photo 3 left' }));
  await expect(captions.nth(1)).toHaveValue('stern');
  await captions.nth(1).fill('The stern ladder');
  await press(form.getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(form).toHaveCount(0);
}

/** Finds the boat in the listing and books two seats; returns the booking's code. */
async function bookAsVisitor(page: Page, baseUrl: string, boat: string): Promise<string> {
  const click: Press = (target) => target.click();
  await page.goto(`${baseUrl}/booking`);
  await waitForHydration(page);
  await click((await cardInListing(page, click, boat)).getByRole('link', { name: boat }));
  await expect(heading(page, boat)).toBeVisible();
  await expect(page.getByText('Pinel Island, Sint Maarten').first()).toBeVisible();
  await chooseTrip(page, click, { day: addDays(islandToday(), 3), time: '16:30', guests: 2 });
  await goToCheckout(page, click);
  await fillDetails(page, click, { name: 'Ana Boat', email: 'ana@example.com' });
  await click(page.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(page, click, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  return (await page.getByText(/^SXM-/).textContent()) ?? '';
}
