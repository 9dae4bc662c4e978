import type { TripView } from '#contract/public/trip-api.ts';
import { addDays, formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatFor,
  callOffDay,
  mailWith,
  paidGuest,
  stormyOperators,
} from '../../../support/browser/call-off-journey.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, toast } from '../../../support/browser/journey.ts';
import { soldDay } from '../../../support/browser/operator-journey.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

/** Runs in its own world, because it adds boats that other journeys would count. */

const dayAfter = () => addDays(soldDay(), 1);

test('a guest whose trip is called off reads why, and chooses another day @phone', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const { rosa } = await stormyOperators(baseUrl, `day-${own}`);
  const boat = await boatFor(baseUrl, rosa, `Storm Petrel ${own}`);
  const { email } = await paidGuest(baseUrl, boat, `Ana Day ${own}`);
  const booked = await mailWith(baseUrl, email, /Booking confirmed/);
  await open(booked);
  await expect(heading(page, 'Your Trip')).toBeVisible();
  await expect(page.getByText('Your trip was canceled')).toHaveCount(0);

  await callOffDay(baseUrl, rosa, [boat.id]);
  await open(await mailWith(baseUrl, email, /^Your trip was canceled/));
  const offer = page.getByRole('region', { name: 'Your trip was canceled' });
  await expect(offer).toContainText('your captain canceled because of the weather');
  await expect(offer).toContainText('Three metres of swell.');
  await expect(offer).toContainText(/Please choose by .+ (AM|PM), Sint Maarten time\./);
  await expect(offer).toContainText('we refund your $160.00 automatically');
  await press(offer.getByRole('button', { name: 'Another day on the same boat' }));
  await expect(offer.getByLabel('Day', { exact: true })).toHaveValue(dayAfter());
  await expectNoFindings(page, 'another day');
  await press(offer.getByRole('button', { name: 'Choose This Date' }));
  const question = page.getByRole('alertdialog', { name: 'Change to this date?' });
  await expect(question).toContainText(`${formatFullDay(dayAfter())} at 9:00 AM`);
  await press(question.getByRole('button', { name: 'Back to Choices' }));
  await press(offer.getByRole('button', { name: 'Choose This Date' }));
  await press(question.getByRole('button', { name: 'Change Date' }));
  await expect(toast(page, 'You’re all set')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You’re all set' })).toContainText(
    formatFullDay(dayAfter()),
  );
  const trip = (await (await fetch(`${baseUrl}/api${booked}`)).json()) as TripView;
  expect(trip.booking).toMatchObject({ startDate: dayAfter(), status: 'paid', refundedCents: 0 });
  await page.reload();
  await expect(heading(page, 'Your Trip')).toBeVisible();
  await expect(page.getByText('Your trip was canceled')).toHaveCount(0);
});

test('a guest whose first choice sells out takes a cheaper boat, and the difference is refunded @phone', async ({
  page,
  press,
  open,
  troubles,
  baseUrl,
  own,
}) => {
  const { rosa, teun } = await stormyOperators(baseUrl, `boat-${own}`);
  const boat = await boatFor(baseUrl, rosa, `Gale ${own}`);
  const refuge = await boatFor(baseUrl, teun, `Refuge ${own}`, { pricePerSeat: '70' });
  const { email } = await paidGuest(baseUrl, boat, `Bo Boat ${own}`);
  await callOffDay(baseUrl, rosa, [boat.id]);
  await open(await mailWith(baseUrl, email, /^Your trip was canceled/));
  const offer = page.getByRole('region', { name: 'Your trip was canceled' });
  await press(offer.getByRole('button', { name: 'Another boat' }));
  const card = offer.getByRole('article', { name: refuge.name });
  await expect(card).toContainText('Teun Sheltered, from Marigot');
  await expect(card).toContainText('It costs less, so we refund $20.00 to your card.');
  await expect(card.getByLabel('Day', { exact: true })).toHaveValue(soldDay());
  await expectNoFindings(page, 'another boat');
  await press(card.getByRole('button', { name: `Choose ${refuge.name}` }));
  const question = page.getByRole('alertdialog', { name: `Rebook on ${refuge.name}?` });
  await expect(question).toContainText('we refund $20.00 to your card');

  const listed = await readBoat(baseUrl, refuge.name);
  const all = { boat: listed, mode: 'perSeat', start: soldDay(), time: '09:00' } as const;
  expect((await reserve(baseUrl, { ...all, groupSize: 8 })).status).toBe(201);
  troubles.allow('/offer', 'status of 409');
  await press(question.getByRole('button', { name: 'Book This Boat' }));
  await expect(offer.getByRole('alert')).toContainText('just booked by someone else');
  await expect(card.getByLabel('Day', { exact: true })).toHaveValue(dayAfter());
  await expectNoFindings(page, 'somebody else was quicker');

  await press(card.getByRole('button', { name: `Choose ${refuge.name}` }));
  await expectNoFindings(page, 'the question');
  await press(question.getByRole('button', { name: 'Book This Boat' }));
  const arranged = page.getByRole('region', { name: 'You’re all set' });
  await expect(arranged).toContainText(`Your new trip is on ${refuge.name} with Teun Sheltered`);
  await expectNoFindings(page, 'it is arranged');
  await mailWith(baseUrl, email, /Your new trip/);
});

test('a guest takes a full refund after the first request got no response @phone @long', async ({
  page,
  press,
  open,
  troubles,
  baseUrl,
  own,
}) => {
  const { rosa } = await stormyOperators(baseUrl, `money-${own}`);
  const boat = await boatFor(baseUrl, rosa, `Squall ${own}`, { days: [soldDay()] });
  const { email } = await paidGuest(baseUrl, boat, `Cy Coin ${own}`);
  await callOffDay(baseUrl, rosa, [boat.id]);
  await open(await mailWith(baseUrl, email, /^Your trip was canceled/));
  const offer = page.getByRole('region', { name: 'Your trip was canceled' });
  await expect(offer).toContainText('No nearby dates have enough seats.');
  await press(offer.getByRole('button', { name: 'Full Refund' }));
  const question = page.getByRole('alertdialog', { name: 'Get a full refund?' });
  await expect(question).toContainText('We’ll refund $160.00');
  await expectNoFindings(page, 'all the money');
  troubles.allow('/offer');
  await page.route('**/offer', (route) => route.abort(), { times: 1 });
  await press(question.getByRole('button', { name: 'Refund $160.00' }));
  await expect(question.getByRole('alert')).toContainText('We couldn’t reach the server');
  await press(question.getByRole('button', { name: 'Refund $160.00' }));
  await expect(page.getByRole('region', { name: 'You’re all set' })).toContainText(
    'We’re refunding $160.00 to the card you paid with.',
  );
});
