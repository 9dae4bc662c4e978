import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { boardingAtServer, paidGuest } from '../../../support/browser/day-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test.use({ serviceWorkers: 'allow' });

const guestEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an operator opens today from the dashboard and boards guests @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Dora Dock', `dock-${own}`);
  const boat = await newBoat(baseUrl, operator, `Dock Boat ${own}`);
  const requests = 'Severe peanut allergy.';
  await paidGuest(baseUrl, boat, day, {
    name: 'Zoe Aboard',
    guests: 3,
    phone: '+1 721 555 0123',
    requests,
  });
  await reserve(baseUrl, {
    boat,
    mode: 'perSeat',
    start: day,
    time: '09:00',
    groupSize: 2,
    customer: 'Abe Owing',
  });
  await signIn(page, press, operator);
  await press(page.getByRole('link', { name: 'Today', exact: true }));
  await expect(page).toHaveURL(`${baseUrl}/operator/day/${islandToday()}`);
  await expect(heading(page, formatFullDay(islandToday()))).toBeVisible();
  await expect(page.getByText('No departures on this day')).toBeVisible();
  await expectNoFindings(page, 'an empty day');
  await press(page.getByRole('navigation', { name: 'Days' }).getByRole('link').last());
  await expect(heading(page, formatFullDay(addDays(islandToday(), 1)))).toBeVisible();

  await page.goto(`/operator/day/${day}`);
  await expect(page.getByRole('heading', { name: `9:00 AM · ${boat.name}` })).toBeVisible();
  await expect(page.getByText('5 of 8 seats booked')).toBeVisible();
  const zoe = guestEntry(page, 'Zoe Aboard');
  await expect(zoe.getByText(requests)).toBeVisible();
  await expect(zoe.getByText('Paid', { exact: true })).toBeVisible();
  await expect(zoe.getByRole('link', { name: /Call Zoe/ })).toHaveAttribute(
    'href',
    'tel:+17215550123',
  );
  await expect(zoe.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/17215550123',
  );
  const abe = guestEntry(page, 'Abe Owing');
  await expect(abe.getByText('To pay: $168.00')).toBeVisible();
  await expect(abe.getByRole('link', { name: /^Call/ })).toHaveCount(0);

  await zoe.getByLabel('Guests here for Zoe Aboard').selectOption('2');
  await press(zoe.getByRole('button', { name: 'Check in 2 guests' }));
  await expect(zoe.getByText('2 of 3 checked in')).toBeVisible();
  await press(abe.getByRole('button', { name: 'No-show' }));
  await expect(page.getByText('2 of 5 guests checked in')).toBeVisible();
  await expect(page.getByText('Everyone is accounted for.')).toBeVisible();
  await expectNoFindings(page, 'a day with everybody ticked');
  await press(abe.getByRole('button', { name: 'Undo' }));
  await expect(abe.getByRole('button', { name: 'Check in 2 guests' })).toBeVisible();
  await expectNoFindings(page, 'a day with guests to come');
  const standing = async () => {
    const { 'Zoe Aboard': first, 'Abe Owing': second } = await boardingAtServer(
      ...([baseUrl, operator, day] as const),
    );
    return [first?.kind, first?.guests, second?.kind];
  };
  await expect.poll(standing).toEqual(['boarded', 2, 'undone']);
  await page.reload();
  await expect(zoe.getByText('2 of 3 checked in')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(zoe.getByText(requests)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Download CSV' })),
  ]);
  expect(download.suggestedFilename()).toBe(`guests-${day}.csv`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toMatch(
    /Zoe Aboard,3,'\+1 721 555 0123,.*Severe peanut allergy\.,Paid,0\.00,Checked in,2/,
  );
});

test('a day’s guests are shown only to their operator, and an invalid day shows an error @long', async ({
  page,
  press,
  open,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('/api/auth/me', 'status of 401');
  await page.goto(`/operator/day/${soldDay()}`);
  await expect(page).toHaveURL(/\/operator$/);
  const host = await newOperator(baseUrl, 'Hans Host', `host-${own}`);
  const boat = await newBoat(baseUrl, host, `Private Day ${own}`);
  await paidGuest(baseUrl, boat, soldDay(), { name: 'Sara Secret', guests: 1 });
  const stranger = await newOperator(baseUrl, 'Stan Stranger', `stan-${own}`);
  await signIn(page, press, stranger);
  await open(`/operator/day/${soldDay()}`);
  await expect(page.getByText('No departures on this day')).toBeVisible();
  await expect(page.getByText('Sara Secret')).toHaveCount(0);
  await open('/operator/day/tomorrow');
  await expect(page.getByText('We couldn’t find this day')).toBeVisible();
  await expectNoFindings(page, 'no day');
});

test('the crew ticks a boat’s guests without signing in until the crew link is revoked', async ({
  page,
  press,
  baseUrl,
  browser,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Cleo Captain', `cleo-${own}`);
  const boat = await newBoat(baseUrl, operator, `Crew Boat ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Ida Guest', guests: 2, phone: '+31 6 1234 5678' });
  await signIn(page, press, operator);
  await page.goto(`/operator/day/${day}`);
  await press(page.getByRole('button', { name: 'Create Crew Link' }));
  const dialog = page.getByRole('dialog', { name: 'Crew link' });
  const url = (await dialog.getByText(/\/crew\/[\w-]+$/).textContent()) ?? '';
  await expectNoFindings(page, 'a crew link, shown once');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(page.getByText(url)).toHaveCount(0);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const crew = await context.newPage();
  await crew.goto(url);
  await expect(heading(crew, boat.name)).toBeVisible();
  const ida = guestEntry(crew, 'Ida Guest');
  await expect(ida.getByRole('link', { name: /Call Ida/ })).toBeVisible();
  await expect(crew.locator('main')).not.toContainText(/\$|@|Paid/);
  await expectNoFindings(crew, 'a crew’s day');
  await ida.getByRole('button', { name: 'Check in 2 guests' }).click();
  await expect(ida.getByText('Checked in', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Ida Guest']?.by)
    .toBe('crew');
  await page.reload();
  await expect(
    guestEntry(page, 'Ida Guest').getByText('Checked in', { exact: true }),
  ).toBeVisible();

  await press(page.getByRole('button', { name: /^Revoke/ }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  for (const address of [url, `${url}x`]) {
    await crew.goto(address);
    await expect(heading(crew, 'This link has expired')).toBeVisible();
  }
  await expectNoFindings(crew, 'a link that is over');
  await waitForHydration(crew);
  await context.close();
});

test('an invalid crew link shows an error even if the phone is slow to read its offline copies', async ({
  page,
  troubles,
}) => {
  await page.addInitScript(() => {
    const readNames = caches.keys.bind(caches);
    caches.keys = async () => {
      const answered = performance.getEntriesByType('resource').map(({ name }) => name);
      if (!answered.some((name) => name.endsWith('/api/crew/nobody'))) {
        await new Promise((done) => setTimeout(done, 50));
        return caches.keys();
      }
      return readNames();
    };
  });
  troubles.allow('/api/crew/nobody');
  await page.goto('/crew/nobody');
  await expect(heading(page, 'This link has expired')).toBeVisible();
});
