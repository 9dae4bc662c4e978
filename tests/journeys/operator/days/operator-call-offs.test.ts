import { randomUUID } from 'node:crypto';
import type { MeView } from '#contract/operator/operator-api.ts';
import { addDays, formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatFor,
  callOffDay,
  mailWith,
  paidGuest,
} from '../../../support/browser/call-off-journey.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import {
  callAs,
  chooseTab,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { send } from '../../../support/worlds/guests/visitors.ts';

test('an operator sees the affected guests, calls off a boat’s day, and sees what guests choose', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Odo Ashore', `calls-off-${own}`);
  const boat = await boatFor(baseUrl, operator, `Breaker ${own}`);
  const other = await boatFor(baseUrl, operator, `Calm ${own}`);
  const ana = await paidGuest(baseUrl, boat, `Ana Waves ${own}`);
  await paidGuest(baseUrl, other, `Bo Calm ${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Cancel Trips', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Cancel Trips' });
  await dialog.getByLabel('Day', { exact: true }).fill(soldDay());
  await press(dialog.getByRole('checkbox', { name: 'All my boats' }));
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));
  await expect(dialog.getByText('Choose a boat')).toBeVisible();
  await expectNoFindings(page, 'what is called off, with an error');
  await press(dialog.getByRole('checkbox', { name: boat.name }));
  await dialog.getByLabel('What to Cancel').selectOption('Only 9:00 AM');
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));

  const question = page.getByRole('alertdialog', { name: 'Who’s Affected' });
  await expect(question).toContainText('1 trip, 2 guests, 1 boat, $160.00 paid.');
  await expect(question.getByRole('listitem')).toHaveText([/Ana Waves.+Breaker.+9:00 AM/]);
  await question.getByLabel('Reason').selectOption('The boat can’t sail');
  await question.getByLabel('Note to Guests').fill('The engine stays silent.');
  await expectNoFindings(page, 'whom it concerns');
  await press(question.getByRole('button', { name: 'Back' }));
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Day', { exact: true }).fill(soldDay());
  await press(dialog.getByRole('checkbox', { name: other.name }));
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));
  await question.getByLabel('Reason').selectOption('The boat can’t sail');
  await question.getByLabel('Note to Guests').fill('The engine stays silent.');
  await press(question.getByRole('button', { name: 'Cancel 1 trip' }));
  await expect(toast(page, 'Trips canceled')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await readBoat(baseUrl, boat.name)).availability.blackoutDates).toContain(soldDay());
  expect((await readBoat(baseUrl, other.name)).availability.blackoutDates).toEqual([]);

  await chooseTab(page, press, 'Bookings');
  const soFar = page.getByRole('region', { name: 'Trips canceled' });
  await expect(soFar).toContainText(`${boat.name} on ${formatFullDay(soldDay())}`);
  await expect(soFar).toContainText('1 is choosing. Guests choose by');
  await expectNoFindings(page, 'what guests have chosen');
  const trip = await mailWith(baseUrl, ana.email, /^Your trip was canceled/);
  const choice = { kind: 'another-day', date: addDays(soldDay(), 1), time: '09:00' };
  const chosen = await send(`${baseUrl}/api${trip}/offer`, { requestKey: randomUUID(), choice });
  expect(chosen.status).toBe(200);
  await chooseTab(page, press, 'My Boats');
  await chooseTab(page, press, 'Bookings');
  await expect(soFar).toContainText('1 chose another day.');
});

test('an operator calls off a departure from the day page in three taps', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ada Dock', `from-the-day-${own}`);
  const boat = await boatFor(baseUrl, operator, `Squall ${own}`);
  await paidGuest(baseUrl, boat, `Eve Ashore ${own}`);
  await signIn(page, press, operator);
  await open(`/operator/day/${soldDay()}`);
  await press(page.getByRole('button', { name: /^Cancel Departure/ }));
  const question = page.getByRole('alertdialog', { name: 'Who’s Affected' });
  await expect(question.getByRole('listitem')).toHaveText([/Eve Ashore.+Squall.+9:00 AM/]);
  await expectNoFindings(page, 'whom a call-off from the day page concerns');
  await question.getByLabel('Reason').selectOption('Weather');
  await press(question.getByRole('button', { name: 'Cancel 1 trip' }));
  await expect(toast(page, 'Trips canceled')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect
    .poll(async () => (await readBoat(baseUrl, boat.name)).availability.blocks)
    .toContainEqual({ date: soldDay(), times: ['09:00'] });
});

test('an operator opts out of rebooked guests, and opts in again @long', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const stormy = await newOperator(baseUrl, 'Ida Blown', `blown-${own}`);
  const keeper = await newOperator(baseUrl, 'Kai Keeper', `keeper-${own}`);
  // A port that no other journey uses: the number of offered boats is limited.
  const port = 'sxm-mullet-bay';
  const boat = await boatFor(baseUrl, stormy, `Blown ${own}`, { port });
  const kept = await boatFor(baseUrl, keeper, `Kept ${own}`, { port });
  const { email } = await paidGuest(baseUrl, boat, `Cy Blown ${own}`);
  await callOffDay(baseUrl, stormy, [boat.id]);
  const trip = await mailWith(baseUrl, email, /^Your trip was canceled/);
  const offered = async () =>
    (await (await fetch(`${baseUrl}/api${trip}/offer`)).text()).includes(kept.id);
  expect(await offered()).toBe(true);

  await signIn(page, press, keeper);
  await chooseTab(page, press, 'Payment Details');
  const option = page.getByRole('checkbox', {
    name: 'Offer my boats to guests of canceled trips',
  });
  await expect(option).toBeChecked();
  await press(option);
  await expect(toast(page, 'We don’t offer your boats')).toBeVisible();
  await expect(option).not.toBeChecked();
  await expectNoFindings(page, 'the switch');
  expect(await offered()).toBe(false);
  expect((await callAs<MeView>(baseUrl, keeper.token, 'me')).takesRebookings).toBe(false);
  await press(option);
  await expect(option).toBeChecked();
  await expect.poll(offered).toBe(true);

  const place = { kind: 'another-boat', boatId: kept.id, date: soldDay(), time: '09:00' };
  const choice = { ...place, refundCents: 0 };
  const chosen = await send(`${baseUrl}/api${trip}/offer`, { requestKey: randomUUID(), choice });
  expect(chosen.status).toBe(200);
  await page.reload();
  await chooseTab(page, press, 'Payment Details');
  await expect(page.getByText(/^Rebooked from another captain: SXM-.+, \$160\.00/)).toBeVisible();
  await expectNoFindings(page, 'a statement with a trip that came');
});
