import { randomUUID } from 'node:crypto';
import type { OwedMonthPageView, OwedMonthView } from '#contract/admin/admin-payout-api.ts';
import { formatMonth, toIslandNow } from '#domain/time/days.ts';
import { formatDollars } from '#domain/money/money.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { fillSignIn } from '../../support/browser/operator-journey.ts';
import { expect, test, toast, waitForHydration } from '../../support/browser/journey.ts';
import { openMailTo } from '../../support/providers/sandbox-mail.ts';

/** A demo operator with sailed trips for each browser. */
const operators = {
  'admin-phone': { name: 'Joaquín Peterson', email: 'joaquin@demo.test' },
  'admin-desktop': { name: 'Rosa Leverock', email: 'rosa@demo.test' },
} as const;

test('an admin records a payout to an operator, finds it in the log, and reverses a payout @phone', async ({
  page,
  press,
  baseUrl,
  hasTouch,
  troubles,
}) => {
  troubles.allow('answer 400: POST /api/admin/payouts', 'status of 400');
  const operator = operators[hasTouch ? 'admin-phone' : 'admin-desktop'];
  const reference = `WIB-${hasTouch ? 'P' : 'D'}-0042`;
  const cookie = await signInAdmin({ baseUrl });
  const query = { search: operator.email };
  const { body } = await callAdmin<OwedMonthPageView>(baseUrl, 'adminPayouts', { cookie, query });
  const [owed] = body.items;
  if (!owed) throw new Error(`${operator.name} is owed nothing.`);

  await enterPortal(page, press);
  await openSection(page, press, 'Payouts');
  await expect(
    page.getByText(/^The ledger balances: [\d,]+ entries, each to the cent\.$/),
  ).toBeVisible();
  await page.getByLabel('Operator or email').fill(operator.email);
  const row = page.getByRole('link', {
    name: new RegExp(`^${operator.name} ?, ${formatMonth(owed.month)}$`),
  });
  await expect(page.getByText(/^\d+ payout months?$/)).toBeVisible();
  // The list is dimmed while it reloads, once typing has paused.
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoFindings(page, 'payouts');
  await press(row.filter({ visible: true }));
  const title = page.getByRole('heading', { name: `${operator.name}, ${formatMonth(owed.month)}` });
  await expect(title).toBeVisible();
  await expect(page.getByText('No payouts for this month yet.')).toBeVisible();

  await press(page.getByRole('button', { name: 'Record payout' }));
  const form = page.getByRole('dialog', { name: 'Record payout' });
  await expectNoFindings(page, 'record a payout');
  await press(form.getByRole('button', { name: 'Record payout' }));
  await expect(form.getByLabel('Reference')).toBeFocused();
  await expect(form).toContainText('Enter a reference to find the payment by');
  await form.getByLabel('Amount (USD)').fill('1,000,000');
  await form.getByLabel('Reference').fill(reference);
  await press(form.getByRole('button', { name: 'Record payout' }));
  await expect(form).toContainText(/You can pay out up to \$[\d,.]+ for this month\./);
  await form.getByLabel('Amount (USD)').fill('123.45');
  await form.getByLabel('Method').selectOption('Cash');
  troubles.allow('answer 409: POST /api/admin/payouts', 'status of 409');
  const openCents = await payMeanwhile(baseUrl, cookie, owed);
  await press(form.getByRole('button', { name: 'Record payout' }));
  await expect(form).toContainText(`The amount due changed to ${formatDollars(openCents)}.`);
  await expect(page.getByText('Cash, meanwhile').filter({ visible: true })).toBeVisible();
  await expect(form.getByLabel('Amount (USD)')).toHaveValue('123.45');
  await press(form.getByRole('button', { name: 'Record payout' }));
  await expect(toast(page, 'Payout recorded')).toContainText(`$123.45 to ${operator.name}.`);
  await expect(page.getByText(`Cash, ${reference}`).filter({ visible: true })).toBeVisible();
  await expectNoFindings(page, 'statement, paid');

  const subject = /Paid out: \$123\.45 for /;
  await openMailTo(page, press, operator.email, subject);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();

  await page.goto('/operator');
  await waitForHydration(page);
  await fillSignIn(page, press, operator.email, 'sail-away-sxm');
  await press(page.getByRole('tab', { name: 'Payment Details' }));
  const ofMonth = page.locator('summary').filter({ hasText: formatMonth(owed.month) });
  await expect(ofMonth).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: reference });
  // The newest month is expanded by default.
  if (!(await own.isVisible())) await press(ofMonth);
  await expect(own).toContainText('-$123.45');
  await expect(own).toContainText('Paid out');

  await page.goto(`/admin/payouts/${owed.operator.id}/${owed.month}`);
  await waitForHydration(page);
  await press(
    page.getByRole('button', { name: 'Reverse Payout $123.45' }).filter({ visible: true }),
  );
  const question = page.getByRole('alertdialog', { name: 'Reverse this payout?' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'take a payout back');
  await question.getByLabel('Reason').fill('The bank sent it back.');
  await press(question.getByRole('button', { name: 'Reverse Payout' }));
  await expect(toast(page, 'Payout reversed')).toBeVisible();
  await expect(page.getByText('Reversed', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Reversal', { exact: true }).filter({ visible: true })).toBeVisible();

  await page.goto(`/admin/audit-log?search=${encodeURIComponent(operator.name)}`);
  await waitForHydration(page);
  const recorded = page.getByText(new RegExp(`recorded a payout to ${operator.name}`));
  await expect(recorded.filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText(new RegExp(`took back a payout to ${operator.name}`))).toBeVisible();
});

/** Records a payout of a dollar by another admin; returns the amount that is still open. */
async function payMeanwhile(baseUrl: string, cookie: string, owed: OwedMonthView): Promise<number> {
  const { operator, month, openCents } = owed;
  const payload = {
    operatorId: operator.id,
    month,
    openCents,
    cents: 100,
    paidOn: toIslandNow(Date.now()).day,
    method: 'cash',
    reference: 'meanwhile',
    requestKey: randomUUID(),
  };
  const { status } = await callAdmin(baseUrl, 'adminRecordPayout', { cookie, payload });
  expect(status).toBe(200);
  return openCents - 100;
}
