import { formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatCard,
  callAs,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { buildCalendar } from '../../../support/providers/feed-server.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test('an operator adds a calendar by its URL, sees when it fails, and removes it @desktop', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('POST /api/operator/calendar-feeds', 'status of 4', 'status of 503');
  troubles.allow('answer 500: GET /api/auth/me', 'status of 500');
  const operator = await newOperator(baseUrl, 'Ical Ike', `ike-${own}`);
  const boat = await newBoat(baseUrl, operator, `Already Out ${own}`);
  const address = await layCalendar(`/${own}.ics`);
  await signIn(page, press, operator);
  const calendars = page.getByRole('region', { name: 'Calendars' });
  await press(calendars.getByRole('button', { name: 'Add Link' }));
  const form = page.getByRole('dialog', { name: 'Add a calendar link' });
  await form.getByLabel('Name').fill('Club days');
  await form.getByLabel('iCalendar Link').fill('http://127.0.0.1/private.ics');
  await press(form.getByRole('button', { name: 'Add Calendar' }));
  await expect(form.getByLabel('iCalendar Link')).toHaveAccessibleDescription(
    /not on the public internet/,
  );
  await expectNoFindings(page, 'a calendar’s address that is refused');
  await form.getByLabel('iCalendar Link').fill(address);
  // A brief failure to check the session does not sign the operator out.
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse('**/api/auth/me');
  await press(form.getByRole('button', { name: 'Add Calendar' }));
  await expect(toast(page, 'Calendar Updated')).toBeVisible();
  await failed;
  await page.unroute('**/api/auth/me');
  await expect(calendars.getByText(/^Last read: .* · 1 busy time$/)).toBeVisible();
  const closed = async () => (await readBoat(baseUrl, boat.name)).closed;
  await expect.poll(closed).toEqual([{ date: soldDay(), times: ['09:00'] }]);

  await fetch(address, { method: 'DELETE' });
  const read = calendars.getByRole('button', { name: 'Read now: Club days' });
  await press(read);
  await expect(toast(page, 'Sync Failed')).toBeVisible();
  await expect(calendars.getByText(/We still use the busy times we last read/)).toBeVisible();
  await expectNoFindings(page, 'a calendar’s address that fails');
  expect(await closed()).toHaveLength(1);

  await press(calendars.getByRole('button', { name: 'Remove Club days' }));
  const question = page.getByRole('alertdialog', { name: 'Remove Club days?' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'whether to remove a calendar');
  await press(question.getByRole('button', { name: 'Remove' }));
  await expect(read).toBeHidden();
  await expect.poll(closed).toEqual([]);
});

test('a boat without published days can be published only if it has a calendar feed', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ical Ina', `ina-${own}`);
  const inCalendar = await newBoat(baseUrl, operator, `By Calendar ${own}`);
  const inNone = await newBoat(baseUrl, operator, `By Hand ${own}`);
  for (const { id } of [inCalendar, inNone]) {
    const payload = { status: 'draft', availability: { manualDays: [] } };
    await callAs(baseUrl, operator.token, 'updateBoat', { parts: { id }, payload });
  }
  const address = await layCalendar(`/${own}-ina.ics`);
  await signIn(page, press, operator);
  await callAs(baseUrl, operator.token, 'addCalendarFeed', {
    payload: { name: 'Mine', address, allBoats: false, boatIds: [inCalendar.id] },
  });
  await page.reload();
  await openEditor(page, press, inNone.name);
  await expect(editor(page).getByText(/needs an upcoming date or season/)).toBeVisible();
  await expect(editor(page).getByRole('button', { name: 'Update & Publish' })).toBeHidden();
  await page.keyboard.press('Escape');
  await openEditor(page, press, inCalendar.name);
  await press(page.getByRole('button', { name: 'Update & Publish' }));
  await expect(boatCard(page, inCalendar.name)).toContainText('Published');
});

test('an operator copies the secret URL of their bookings, and replaces it if it leaks', async ({
  page,
  press,
  baseUrl,
  own,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const operator = await newOperator(baseUrl, 'Ical Ole', `ole-${own}`);
  const boat = await newBoat(baseUrl, operator, `Told Elsewhere ${own}`);
  await reserve(baseUrl, { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 2 });
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Copy the link for All boats' }));
  await expect(toast(page, 'Link copied')).toBeVisible();
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(await bookingsAt(first)).toContain(boat.name);

  await press(page.getByRole('button', { name: 'New link for All boats' }));
  const question = page.getByRole('alertdialog', { name: 'Create a new link?' });
  await expectNoFindings(page, 'asking for a new address');
  await press(question.getByRole('button', { name: 'Create New Link' }));
  const field = page.getByLabel('All boats', { exact: true });
  await expect(field).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);
  expect(await bookingsAt(await field.inputValue())).toContain(boat.name);
});

test('an operator sees which calendar events cannot be read and what they close, until they are fixed', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ical Uma', `uma-${own}`);
  const boat = await newBoat(baseUrl, operator, `In Doubt ${own}`);
  const day = soldDay().replaceAll('-', '');
  const faulty = ['SUMMARY:Regatta dinner', `DTSTART:${day}T996000`];
  const address = await layCalendar(`/${own}-uma.ics`, faulty, ['SUMMARY:Haul out']);
  const payload = { name: 'Harbour', address, allBoats: true, boatIds: [] };
  await callAs(baseUrl, operator.token, 'addCalendarFeed', { payload });
  await signIn(page, press, operator);
  const calendars = page.getByRole('region', { name: 'Calendars' });
  await expect(calendars.getByText('We couldn’t read 2 events in Harbour')).toBeVisible();
  const events = calendars.getByRole('listitem');
  await expect(events.filter({ hasText: /^Regatta dinner \(/ })).toHaveText(
    `Regatta dinner (${formatFullDay(soldDay())}): When it starts cannot be read, so its day is closed.`,
  );
  await expect(events.filter({ hasText: /^Haul out:/ })).toHaveText(
    'Haul out: No date can be read in it, so it closes nothing.',
  );
  await expectNoFindings(page, 'a calendar of which some cannot be read');
  const closed = async () => (await readBoat(baseUrl, boat.name)).closed;
  await expect.poll(async () => (await closed())[0]?.times).toContain('09:00');

  await layCalendar(`/${own}-uma.ics`);
  await press(calendars.getByRole('button', { name: 'Read now: Harbour' }));
  await expect(toast(page, 'Sync Successful')).toBeVisible();
  await expect(calendars.getByText('couldn’t read')).toBeHidden();
});

/** Publishes a calendar that is busy during the sold trip, with optional other events. */
async function layCalendar(path: string, ...others: string[][]): Promise<string> {
  const address = `${process.env['JOURNEYS_FEEDS']}${path}`;
  const day = soldDay().replaceAll('-', '');
  const body = buildCalendar([`DTSTART:${day}T100000`, `DTEND:${day}T110000`], ...others);
  await fetch(address, { method: 'PUT', body });
  return address;
}

async function bookingsAt(address: string): Promise<string> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  return (await answer.text()).replaceAll('\r\n ', '');
}
