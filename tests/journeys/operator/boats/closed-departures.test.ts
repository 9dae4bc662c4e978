import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { boatFor, mailWith, paidGuest } from '../../../support/browser/call-off-journey.ts';
import { waitForOfflineDay } from '../../../support/browser/day-journey.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast, waitForHydration } from '../../../support/browser/journey.ts';
import { callAs, newOperator, signIn, soldDay } from '../../../support/browser/operator-journey.ts';

test.use({ serviceWorkers: 'allow' });

test('an operator closes a day in two taps and one departure in two more, and opens them again', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Clo Closer', `closes-${own}`);
  const boat = await boatFor(baseUrl, operator, `Closer ${own}`);
  const other = await boatFor(baseUrl, operator, `Near ${own}`);
  await paidGuest(baseUrl, boat, `Ana Sails ${own}`);
  await signIn(page, press, operator);
  await open(`/operator/day/${day}`);
  const closing = page.getByRole('dialog', { name: 'Close Times' });
  const closed = page.getByRole('region', { name: 'Closed Times' });
  const blackouts = async () =>
    Promise.all(
      [boat, other].map(
        async ({ name }) => (await readBoat(baseUrl, name)).availability.blackoutDates,
      ),
    );

  await press(page.getByRole('button', { name: 'Close Times' }));
  await expectNoFindings(page, 'closing the whole day');
  await press(closing.getByRole('button', { name: 'Close the Whole Day' }));
  await expect(closing.getByRole('listitem')).toHaveText([
    `${boat.name}: the whole day`,
    `${other.name}: the whole day`,
  ]);
  await expectNoFindings(page, 'a day closed');
  await expect.poll(blackouts).toEqual([[day], [day]]);
  await press(closing.getByRole('button', { name: 'Back to This Day' }));
  // Booked guests still sail.
  await expect(page.getByText('2 of 8 seats booked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close to Bookings/ })).toHaveCount(0);

  for (const each of [boat, other]) {
    const row = closed.getByRole('listitem').filter({ hasText: each.name });
    await press(row.getByRole('button', { name: /^Reopen/ }));
    const question = page.getByRole('alertdialog', { name: 'Reopen these times?' });
    if (each === other) await expectNoFindings(page, 'whether to reopen');
    await press(question.getByRole('button', { name: 'Reopen' }));
    await expect(toast(page, 'Times reopened')).toBeVisible();
    await expect(row).toHaveCount(0);
  }
  await expect.poll(blackouts).toEqual([[], []]);

  await press(page.getByRole('button', { name: new RegExp(`^Close to Bookings.+${other.name}`) }));
  await expect(closing.getByRole('checkbox', { name: other.name })).toBeChecked();
  await expect(closing.getByRole('checkbox', { name: boat.name })).not.toBeChecked();
  await closing.getByLabel('Until').fill('08:00');
  await press(closing.getByRole('button', { name: 'Close These Hours' }));
  await expect(closing.getByText('The end must be after the start.')).toBeVisible();
  await expectNoFindings(page, 'hours that end before they begin');
  await closing.getByLabel('Until').fill('10:00');
  await press(closing.getByRole('button', { name: 'Close These Hours' }));
  await expect(closing.getByRole('listitem')).toHaveText([`${other.name}: 9:00 AM`]);
  await press(closing.getByRole('button', { name: 'Back to This Day' }));
  await expect(closed.getByRole('listitem')).toHaveText([/9:00 AM/]);
  await expectNoFindings(page, 'a day with a time closed');
  await press(page.getByRole('button', { name: new RegExp(`^Close to Bookings.+${boat.name}`) }));
  await press(closing.getByRole('checkbox', { name: boat.name }));
  await press(closing.getByRole('button', { name: 'Close These Hours' }));
  await expect(closing.getByText('Choose a boat')).toBeVisible();
  await press(closing.getByRole('checkbox', { name: other.name }));
  await expect(closing.getByText('No times are open then')).toBeVisible();
  await expect(closing.getByRole('button', { name: 'Close These Hours' })).toBeDisabled();
});

test('an operator can message a departure’s guests, but not offline, and the crew cannot @long', async ({
  page,
  press,
  open,
  context,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'Failed to fetch');
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Wim Writer', `writes-${own}`);
  const boat = await boatFor(baseUrl, operator, `Writer ${own}`);
  const guests = [`Ana Reads ${own}`, `Bo Reads ${own}`];
  const emails: string[] = [];
  for (const name of guests) emails.push((await paidGuest(baseUrl, boat, name)).email);
  await signIn(page, press, operator);
  await open(`/operator/day/${day}`);

  await press(page.getByRole('button', { name: /^Message All Guests/ }));
  const dialog = page.getByRole('dialog', { name: 'Message All Guests' });
  await expect(dialog).toContainText('2 bookings, 4 guests:');
  await press(dialog.getByRole('button', { name: 'Send Message' }));
  await expect(dialog.getByText('Enter a message')).toBeVisible();
  await expectNoFindings(page, 'a message, with an error');
  await dialog.getByLabel('Message').fill('We leave from the other pier.');
  await expect(dialog.getByText('29 of 2000 characters')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Send Message' }));
  await expect(dialog).toContainText('Sent to 2 bookings.');
  await expectNoFindings(page, 'a message sent');
  await press(dialog.getByRole('button', { name: 'Back to This Day' }));
  const [trip] = await Promise.all(
    emails.map((email) => mailWith(baseUrl, email, /Message from your captain/)),
  );
  const guest = await context.newPage();
  await guest.goto(trip ?? '');
  await expect(guest.getByText('Your captain wrote: We leave from the other pier.')).toBeVisible();
  await guest.close();

  const { url } = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  const crew = await context.newPage();
  await crew.goto(url);
  await waitForHydration(crew);
  await expect(crew.getByRole('button', { name: /^Check in 2/ })).toHaveCount(2);
  await expect(
    crew.getByRole('button', { name: /Move|Message|Close to Bookings|Close Times/ }),
  ).toHaveCount(0);
  await crew.close();

  await waitForOfflineDay(page);
  await context.setOffline(true);
  await expect(page.getByText(/You need a connection to add bookings/)).toBeVisible();
  for (const name of [
    'Close Times',
    'Message All Guests',
    'Move All Guests',
    'Close to Bookings',
  ]) {
    await expect(page.getByRole('button', { name }).first()).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: /^Check in 2/ }).first()).toBeEnabled();
  await expectNoFindings(page, 'a day without a connection');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Close Times' })).toBeEnabled();
});
