import { unfoldFooter } from '../../../support/browser/folds.ts';
import type { Page } from '@playwright/test';
import { addDays, formatFullDay, formatWeekdayDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { chooseDay, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { expect, heading, type Press } from '../../../support/browser/journey.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import {
  bookAndPay,
  CAPTAINS_PHONE,
  closeDone,
  inNineDays,
  mailedTrip,
  makeTripWorld,
  openAct,
  openOwnTrip,
} from '../../../support/browser/trip-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test('a guest reads the trip page, messages the captain, reduces the group, moves, corrects and cancels the trip @phone', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { boat } = await makeTripWorld(baseUrl, `changes-${own}`);
  const email = `changes-${own}@example.com`;
  const day = inNineDays();
  await openOwnTrip(page, press, baseUrl, { boat, day, guests: 4, name: 'Gia Guest', email });
  await expect(page).toHaveTitle(/^Your trip on/);
  await expectTold(page, [
    `${formatFullDay(day)} at 2:00 PM`,
    'In 9 days',
    'Marigot',
    '4 guests · Per Seat',
    '$320.00',
    `Cancel by ${formatWeekdayDay(addDays(day, -2))} at 2:00 PM, Sint Maarten time (48 hours before departure) for a full refund.`,
    'Cora Captain',
    CAPTAINS_PHONE,
    'You paid $320.00',
  ]);
  await expect(
    page.getByRole('img', { name: 'Meeting point on the island map, near Marigot' }),
  ).toBeVisible();
  await expect(page.getByText('The pin shows the port, Marigot.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Marigot/,
  );
  const code = (await page.getByText(/^SXM-/).first().textContent()) ?? '';
  await expect(page.getByRole('img', { name: `QR code with ${code}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+17215550142',
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    'https://wa.me/17215550142',
  );
  await expect(page.getByRole('link', { name: `See ${boat.name}` })).toHaveAttribute(
    'href',
    `/boats/${boat.slug}`,
  );
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await expectNoFindings(page, 'a trip');

  const box = page.getByLabel('Message Your Captain');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(box).toHaveAccessibleDescription(/Enter a message/);
  await box.fill('May we bring a dog?');
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Message sent to your captain.')).toBeVisible();
  await expect(box).toHaveValue('');

  const fewer = await openAct(page, press, 'Reduce Group Size');
  await expect(fewer.getByText('1 guest: $240.00 refund')).toBeVisible();
  await fewer.getByRole('radio', { name: '2 guests: $160.00 refund' }).check();
  await expectNoFindings(page, 'fewer guests');
  await press(fewer.getByRole('button', { name: 'Change Group to 2' }));
  await expect(fewer).toContainText('Group size is now 2');
  await expect(fewer).toContainText('We’ll refund $160.00 to the card used to pay.');
  await closeDone(page, press, fewer);
  await expectTold(page, ['2 guests · Per Seat', 'Group size changed from 4 to 2']);

  const moving = await openAct(page, press, 'Change Date or Time');
  await expect(moving).toContainText('Changing is free and your price stays');
  const next = addDays(day, 1);
  await expect(moving.getByRole('grid')).toBeVisible();
  await chooseDay(page, press, next);
  await press(timeButton(page, '09:00'));
  await expectNoFindings(page, 'moving');
  await press(moving.getByRole('button', { name: 'Change Trip' }));
  await expect(moving).toContainText(`Your new date is ${formatFullDay(next)} at 9:00 AM`);
  await closeDone(page, press, moving);
  await expectTold(page, [`${formatFullDay(next)} at 9:00 AM`, 'In 10 days']);
  await mailedTrip(baseUrl, email, /^New date or time/);

  const details = await openAct(page, press, 'Correct Your Details');
  await details.getByLabel('Full Name').fill('');
  await press(details.getByRole('button', { name: 'Save' }));
  await expect(details.getByLabel('Full Name')).toHaveAccessibleDescription(
    /at least 2 characters/,
  );
  await details.getByLabel('Full Name').fill('Gia Guestova');
  await details.getByLabel('Special requests').fill('No peanuts, please.');
  await expectNoFindings(page, 'correcting');
  await press(details.getByRole('button', { name: 'Save' }));
  await closeDone(page, press, details);
  await expectTold(page, ['Gia Guestova', 'No peanuts, please.']);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  const cancelling = await openAct(page, press, 'Cancel Trip');
  await expectNoSidewaysScroll(page);
  await expect(cancelling).toContainText('We’ll refund $160.00 to the card used to pay.');
  await expectNoFindings(page, 'cancelling');
  await cancelling.getByLabel('Reason (optional)').fill('We are seasick.');
  await press(cancelling.getByRole('button', { name: 'Cancel and Refund $160.00' }));
  await expect(cancelling).toContainText('Trip canceled.');
  await closeDone(page, press, cancelling);
  await expect(heading(page, 'This trip was canceled')).toBeVisible();
  await expect(page.getByText('Change Your Trip')).toHaveCount(0);
  await expectTold(page, ['Refund: $320.00 of $320.00, to the card used to pay.']);
});

test('a guest whose refund changes while the cancel dialog is open sees the new amount and is asked again @phone', async ({
  page,
  press,
  baseUrl,
  own,
  open,
  troubles,
}) => {
  troubles.allow('answer 409', 'status of 409');
  const { boat } = await makeTripWorld(baseUrl, `meanwhile-${own}`);
  const email = `meanwhile-${own}@example.com`;
  const trip = { boat, day: inNineDays(), guests: 3, name: 'Mia Meanwhile', email };
  await bookAndPay(page, press, trip);
  await press(page.getByRole('button', { name: 'Email the Link Again' }));
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await expectNoFindings(page, 'a confirmation');
  const path = await mailedTrip(baseUrl, email, /^Your trip link/);
  await open(path);
  const dialog = await openAct(page, press, 'Cancel Trip');
  await expect(dialog.getByRole('button', { name: 'Cancel and Refund $240.00' })).toBeVisible();
  // Changes the trip in another tab.
  const answer = await page.request.post(`${baseUrl}/api${path}/fewer-guests`, {
    data: { requestKey: crypto.randomUUID(), groupSize: 2, refundCents: 8000 },
  });
  expect(answer.status()).toBe(200);
  await press(dialog.getByRole('button', { name: 'Cancel and Refund $240.00' }));
  await expect(dialog.getByRole('alert')).toContainText('changed to $160.00');
  await press(dialog.getByRole('button', { name: 'Cancel and Refund $160.00' }));
  await expect(dialog).toContainText('Trip canceled.');
});

test('a guest transfers a trip: the old link stops working, and the new guest can find the trip again @phone @long', async ({
  page,
  press,
  baseUrl,
  own,
  open,
  troubles,
}) => {
  troubles.allow('/api/trips/', '/api/bookings/', 'answer 404', 'status of 404');
  const { boat } = await makeTripWorld(baseUrl, `over-${own}`);
  const email = `over-${own}@example.com`;
  const other = `other-${own}@example.com`;
  await bookAndPay(page, press, { boat, day: inNineDays(), guests: 2, name: 'Ola Over', email });
  const confirmation = page.url();
  const old = await mailedTrip(baseUrl, email, /./);
  await open(old);
  const handing = await openAct(page, press, 'Transfer to Someone Else');
  await press(handing.getByRole('button', { name: 'Continue' }));
  await expect(handing.getByLabel('Their Full Name')).toBeFocused();
  await handing.getByLabel('Their Full Name').fill('Nora New');
  await handing.getByLabel('Their Email Address').fill(other);
  await expectNoFindings(page, 'handing over');
  await press(handing.getByRole('button', { name: 'Continue' }));
  const question = page.getByRole('alertdialog', { name: 'Transfer this trip?' });
  await expect(question).toContainText(`Nora New (${other}) takes over this trip`);
  await expect(question.getByRole('button', { name: 'Edit Details' })).toBeFocused();
  await expectNoFindings(page, 'the last question');
  await press(question.getByRole('button', { name: 'Transfer Trip' }));
  await expect(heading(page, 'Trip transferred to Nora New')).toBeVisible();
  await expectNoFindings(page, 'handed over');

  for (const address of [old, '/trips/never-was-a-link']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer');
    expect(await answer?.headerValue('cache-control')).toBe('private, no-store');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
  }
  await expectNoFindings(page, 'no trip');
  await page.goto(confirmation);
  await expect(heading(page, 'Booking Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find my booking', exact: true })).toBeVisible();

  const path = await mailedTrip(baseUrl, other, /./);
  await open(path);
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
  await expectTold(page, [
    ...['Nora New', other, 'The previous guest paid $160.00'],
    'This trip was transferred to you',
  ]);
  const code = (await page.getByText(/^SXM-/).first().textContent()) ?? '';

  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Find My Booking' }));
  await expect(heading(page, 'Find my booking')).toBeVisible();
  await findBooking(page, press, 'nobody@example.com', code);
  await findBooking(page, press, other, code.toLowerCase());
  await expectNoFindings(page, 'find my booking');
  const again = await mailedTrip(baseUrl, other, /^Your trip link/);
  expect(again).not.toBe(path);
  await open(again);
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
});

test('an unpaid trip shows where to pay and can be cancelled for free @phone @long', async ({
  page,
  press,
  baseUrl,
  own,
  open,
}) => {
  const { boat } = await makeTripWorld(baseUrl, `unpaid-${own}`);
  const trip = { boat, mode: 'perSeat', start: inNineDays(), time: '09:00', groupSize: 2 } as const;
  const { body } = await reserve(baseUrl, { ...trip, customer: `Una Unpaid ${own}` });
  await open(await mailedTrip(baseUrl, body.customerEmail, /./));
  await expect(heading(page, `Your trip on ${boat.name} is reserved`)).toBeVisible();
  await expectTold(page, ['You haven’t been charged yet, so you can cancel for free.', 'Due']);
  await expect(page.getByRole('link', { name: 'Pay $168.00 securely' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Transfer to Someone Else' })).toHaveCount(0);
  await expectNoFindings(page, 'a trip to be paid');
  await press(page.getByRole('button', { name: 'Keep Booking' }));
  const kept = page
    .getByRole('status')
    .filter({ hasText: /^We’re keeping your booking until .+\.$/ });
  await expect(kept).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keep Booking' })).toHaveCount(0);
  const fewer = await openAct(page, press, 'Reduce Group Size');
  await expectNoFindings(page, 'fewer guests of a trip to be paid');
  await expect(fewer.getByRole('radio', { name: '1 guest: $84.00 to pay' })).toBeChecked();
  await press(fewer.getByRole('button', { name: 'Change Group to 1' }));
  await expect(fewer).toContainText(
    'Group size is now 1. We’ve let your captain know. $84.00 left to pay.',
  );
  await closeDone(page, press, fewer);
  await expect(page.getByRole('link', { name: 'Pay $84.00 securely' })).toBeVisible();
  const dialog = await openAct(page, press, 'Cancel Trip');
  await expect(dialog).toContainText('You haven’t been charged and won’t be.');
  await press(dialog.getByRole('button', { name: 'Cancel Trip' }));
  await expect(dialog).toContainText('You weren’t charged.');
  await closeDone(page, press, dialog);
  await expect(heading(page, 'This trip was canceled')).toBeVisible();
});

async function expectTold(page: Page, expected: readonly string[]): Promise<void> {
  for (const each of expected) await expect(page.getByRole('main')).toContainText(each);
}

async function findBooking(page: Page, press: Press, email: string, code: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Booking code').fill(code);
  await press(page.getByRole('button', { name: 'Email My Link' }));
  await expect(page.getByText('If a booking matches this email and code')).toBeVisible();
}
