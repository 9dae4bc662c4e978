import type { Page } from '@playwright/test';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  callAs,
  newBoat,
  newOperator,
  signIn,
  soldDay,
  type Operator,
} from '../../../support/browser/operator-journey.ts';
import { expect, heading, test, toast, type Press } from '../../../support/browser/journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test('an operator connects a calendar, resolves its conflict with a sold trip, and disconnects it @desktop', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('/move', 'status of 404');
  const operator = await newOperator(baseUrl, 'Cal Endar', `cal-${own}`);
  const boat = await newBoat(baseUrl, operator, `Busy Bee ${own}`);
  const account = `endar-${own}@calendars.test`;
  await signIn(page, press, operator);
  const calendars = page.getByRole('region', { name: 'Calendars' });
  await expect(calendars.getByText('Not connected')).toBeVisible();
  await expectNoFindings(page, 'calendars, not connected');

  await connect(page, press, account);
  await expect(toast(page, 'Calendar Updated')).toBeVisible();
  await expect(calendars.getByText(account, { exact: true })).toBeVisible();
  await expect(calendars.getByLabel('Calendar', { exact: true })).toHaveValue(/./);
  await press(calendars.getByRole('button', { name: 'Sync Now' }));
  await expect(toast(page, 'Sync Successful')).toBeVisible();
  await expect(calendars.getByText(/^Last sync: \w{3} \d\d, \d{4} \d\d:\d\d$/)).toBeVisible();
  await expectNoFindings(page, 'calendars, connected');

  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 2 } as const;
  await reserve(baseUrl, trip);
  await reserve(baseUrl, { ...trip, customer: 'Bo Late' });
  await beBusy(baseUrl, account);
  const questions = page.getByRole('region', { name: 'Needs Your Decision' });
  await expect
    .poll(() => listConflicts(baseUrl, operator.token), { timeout: 60_000 })
    .toHaveLength(2);
  await page.reload();
  await expect(questions).toContainText(boat.name);
  await expect(questions).toContainText('Calendar conflict with a booked trip');
  await expectNoFindings(page, 'a conflict');
  const ofBo = questions.getByRole('listitem').filter({ hasText: 'Bo Late' });
  await press(ofBo.getByRole('button', { name: 'Move Trip' }));
  const moving = page.getByRole('dialog', { name: 'Move this trip' });
  await expect(moving.getByLabel('New Departure').locator('option:checked')).toHaveText(
    /^\w{3}, \w{3} \d+, \d+:\d\d [AP]M$/,
  );
  await keepElsewhere(baseUrl, operator, 'Bo Late');
  await press(moving.getByRole('button', { name: 'Move to This Departure' }));
  await expect(toast(page, 'Not moved')).toBeVisible();
  await expect(moving).toBeHidden();
  await expect(ofBo).toBeHidden();
  await press(questions.getByRole('button', { name: 'Keep Trip' }));
  await expect(questions).toBeHidden();

  await press(calendars.getByRole('button', { name: 'Disconnect' }));
  const question = page.getByRole('alertdialog', { name: 'Disconnect your calendar?' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'whether to disconnect');
  await press(question.getByRole('button', { name: 'Disconnect' }));
  await expect(toast(page, 'Disconnected')).toBeVisible();
  await expect(calendars.getByText('Not connected')).toBeVisible();
});

test('an operator who refuses consent at the calendar service returns without a connected calendar', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Cal Wary', `wary-${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Connect Calendar' }));
  await press(page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(toast(page, 'Connection Failed')).toBeVisible();
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
});

test('an operator chooses a calendar and the boats it applies to', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Cal Chooser', `chooser-${own}`);
  const boat = await newBoat(baseUrl, operator, `Pick Me ${own}`);
  const spared = await newBoat(baseUrl, operator, `Spare Me ${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Connect Calendar' }));
  await press(page.getByRole('radio', { name: /rosa\.calendar@demo\.test/ }));
  const releaseBoats = await holdBoats(page);
  const calendarsAnswer = page.waitForResponse('**/api/operator/calendar-exports');
  await press(page.getByRole('button', { name: 'Allow' }));
  await expect(toast(page, 'Calendar Updated')).toBeVisible();
  const calendars = page.getByRole('region', { name: 'Calendars' });
  const choice = calendars.getByLabel('Calendar', { exact: true });
  const allBoats = calendars.getByRole('checkbox', { name: 'All my boats' });
  // Waits until the box can be unticked, which is only possible once the boats are known.
  const switchOff = allBoats.press('Space');
  await calendarsAnswer;
  await waitForPaint(page);
  releaseBoats();
  await switchOff;
  await expect(choice.locator('option:checked')).toHaveText('Rosa’s week (primary)');
  await expect(allBoats).not.toBeChecked();
  const ofBoat = calendars.getByRole('checkbox', { name: boat.name });
  const ofSpared = calendars.getByRole('checkbox', { name: spared.name });
  await expect(ofBoat).toBeChecked();
  await expect(ofSpared).toBeChecked();
  const boatsSaved = page.waitForResponse((answer) => {
    const sent = answer.request().postData() ?? '';
    return sent.includes(boat.id) && !sent.includes(spared.id);
  });
  await ofSpared.press('Space');
  await expect(ofSpared).toBeFocused();
  await boatsSaved;
  const choose = async (name: string) => {
    const saved = page.waitForResponse('**/integrations/nylas/select-calendar');
    await choice.selectOption(name);
    await saved;
  };
  await choose('Harbour duties');
  await expect(choice).toHaveAccessibleDescription(/we can’t add your bookings/);
  await choose('Family');
  await expect(choice).toHaveAccessibleDescription(/we add your bookings to it/);
  await expect(ofBoat).toBeChecked();

  await page.reload();
  await expect(choice.locator('option:checked')).toHaveText('Family');
  await expect(allBoats).not.toBeChecked();
  await expect(ofBoat).toBeChecked();
  await expect(ofSpared).not.toBeChecked();

  const sync = calendars.getByRole('button', { name: 'Sync Now' });
  await sync.press('Enter');
  await expect(toast(page, 'Sync Successful')).toBeVisible();
  await expect(sync).toBeFocused();
});

/** Connects through the calendar service's own page, with an account for this test. */
async function connect(page: Page, press: Press, account: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Connect Calendar' }));
  await press(page.getByRole('radio', { name: 'Another address' }));
  await page.getByLabel('Address', { exact: true }).fill(account);
  await press(page.getByRole('button', { name: 'Allow' }));
}

/** Holds back the answer with the operator's boats. Returns the function that releases it. */
async function holdBoats(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/operator/boats', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

function listConflicts(baseUrl: string, token: string): Promise<CalendarConflictView[]> {
  return callAs(baseUrl, token, 'calendarConflicts');
}

/** Keeps the trip despite its conflict, as the operator could in another tab. */
async function keepElsewhere(baseUrl: string, { token }: Operator, guest: string): Promise<void> {
  const conflicts = await listConflicts(baseUrl, token);
  const id = conflicts.find(({ customerName }) => customerName === guest)?.id ?? '';
  await callAs(baseUrl, token, 'keepTrip', { parts: { id } });
}

/** Adds an event to the operator's calendar that overlaps the sold trip. */
async function beBusy(baseUrl: string, account: string): Promise<void> {
  const event = {
    title: 'Dentist',
    kind: 'timed',
    start_day: soldDay(),
    start_time: '10:00',
    end_day: soldDay(),
    end_time: '11:00',
    timezone: 'America/Lower_Princes',
    repeats: 'no',
    busy: 'yes',
    status: 'confirmed',
  };
  const answer = await fetch(`${baseUrl}/sandbox/nylas/calendars/${encodeURIComponent(account)}`, {
    method: 'POST',
    body: new URLSearchParams(event),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}
