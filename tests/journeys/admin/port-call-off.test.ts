import { randomUUID } from 'node:crypto';
import { addDays, formatFullDay, getMonth } from '#domain/time/days.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { boatFor, mailWith, paidGuest } from '../../support/browser/call-off-journey.ts';
import { islandToday, readBoat } from '../../support/worlds/guests/demo-days.ts';
import { expect, test, toast, waitForHydration } from '../../support/browser/journey.ts';
import { newOperator } from '../../support/browser/operator-journey.ts';
import { send } from '../../support/worlds/guests/visitors.ts';

test('an admin calls off a port for a day, and sees what its guests choose', async ({
  page,
  press,
  troubles,
  baseUrl,
  own,
}, { project }) => {
  troubles.allow('/api/admin/call-offs/preview', 'status of 400');
  // An unsold day that no other run of this journey uses.
  const day = addDays(islandToday(), project.name === 'admin-phone' ? 172 : 168);
  const next = addDays(day, 1);
  const operator = await newOperator(baseUrl, 'Pia Port', `port-${own}`);
  const port = 'sxm-dawn-beach';
  const boat = await boatFor(baseUrl, operator, `Dawn ${own}`, { port, days: [day, next] });
  const away = await boatFor(baseUrl, operator, `Away ${own}`, { days: [day, next] });
  const tom = await newOperator(baseUrl, 'Tom Takes', `takes-${own}`);
  const other = await boatFor(baseUrl, tom, `Taking ${own}`, {
    days: [next],
    pricePerSeat: '75',
  });
  const ana = await paidGuest(baseUrl, boat, `Ana Dawn ${own}`, day);
  const bo = await paidGuest(baseUrl, boat, `Bo Dawn ${own}`, day);
  await paidGuest(baseUrl, away, `Cy Away ${own}`, day);

  await enterPortal(page, press);
  await openSection(page, press, 'Canceled Trips');
  await expectNoFindings(page, 'call-offs');
  await press(page.getByRole('button', { name: 'Cancel Trips by Port or Island' }));
  const dialog = page.getByRole('dialog', { name: 'Cancel Trips by Port or Island' });
  await dialog.getByLabel('Port').selectOption('Dawn Beach');
  await dialog.getByLabel('From (date)').fill(day);
  await dialog.getByLabel('From (time)').fill('06:00');
  await dialog.getByLabel('Until (date)').fill(day);
  await dialog.getByLabel('Until (time)').fill('05:00');
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible();
  await expectNoFindings(page, 'for how long, with an error');
  await dialog.getByLabel('Until (time)').fill('18:00');
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));

  const question = page.getByRole('alertdialog', { name: 'Who’s Affected' });
  await expect(question).toContainText('2 trips, 4 guests, 1 boat, $320.00 paid.');
  await expect(question).not.toContainText('Cy Away');
  await question.getByLabel('Note to Guests').fill('The harbour is closed.');
  await expectNoFindings(page, 'whom it concerns');
  await press(question.getByRole('button', { name: 'Cancel 2 trips' }));
  await expect(toast(page, 'Trips canceled')).toBeVisible();
  const row = page
    .getByText(`Dawn Beach, ${formatFullDay(day)}, 6:00 AM to`)
    .filter({ visible: true });
  await expect(row).toBeVisible();
  await expect(page.getByText('2 are choosing').filter({ visible: true }).first()).toBeVisible();
  await expectNoFindings(page, 'called off');

  const trip = await mailWith(baseUrl, ana.email, /^Your trip was canceled/);
  const choice = { kind: 'refunded', refundCents: 16_000 };
  const chosen = await send(`${baseUrl}/api${trip}/offer`, { requestKey: randomUUID(), choice });
  expect(chosen.status).toBe(200);
  // The other guest takes another operator's boat, for less.
  const there = await mailWith(baseUrl, bo.email, /^Your trip was canceled/);
  const place = { kind: 'another-boat', boatId: other.id, date: next, time: '09:00' };
  const taken = await send(`${baseUrl}/api${there}/offer`, {
    requestKey: randomUUID(),
    choice: { ...place, refundCents: 1000 },
  });
  expect(taken.status).toBe(200);
  await page.reload();
  await expect(
    page.getByText('1 chose another boat, 1 chose a refund').filter({ visible: true }).first(),
  ).toBeVisible();

  // The amount owed moves to the other operator, and both statements show it.
  for (const [name, expected] of [
    [boat.name, 'Rebooked with another captain'],
    [other.name, 'Rebooked from another captain'],
  ] as const) {
    const { operatorId } = await readBoat(baseUrl, name);
    await page.goto(`/admin/payouts/${operatorId}/${getMonth(day)}`);
    await waitForHydration(page);
    const lines = page.getByRole('region', { name: 'Rebooked with Other Operators' });
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(lines).toContainText(new RegExp(`${expected}: SXM-[\\w-]+, \\$150\\.00`));
    await expectNoFindings(page, `a statement: ${expected}`);
  }
});

test('an admin without the right to call off trips sees cancelled trips but no button to cancel trips', async ({
  page,
  press,
}) => {
  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Canceled Trips');
  await expect(page.getByText('Operators cancel their own trips themselves.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Cancel Trips/ })).toHaveCount(0);
});
