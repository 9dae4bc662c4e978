import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { newBoat, newOperator, soldDay } from '../../support/browser/operator-journey.ts';
import { expect, heading, test } from '../../support/browser/journey.ts';
import { payWithCard } from '../../support/browser/payment-page.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';

/** A card whose bank disputed the payment immediately. */
const DISPUTED = '4000000000000259';

test('an admin sees a dispute on the dashboard, finds it in the list and downloads the evidence @phone', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Dora Dispute', `dispute-${own}`);
  const boat = await newBoat(baseUrl, operator, `Disputed Dory ${own}`);
  const visitor = newVisitor({ baseUrl }, 'Doubting Dan');
  const start = soldDay();
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  const held = await visitor.hold({ ...boat, operator: operator.email }, trip);
  await page.goto(held.page);
  await payWithCard(page, press, DISPUTED);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible({ timeout: 30_000 });

  await enterPortal(page, press);
  await expect(async () => {
    await page.reload();
    const notice = page.getByText(/disputes? (of|totaling) \$[\d,.]+ needs? a response/);
    await expect(notice).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNoFindings(page, 'a dashboard with a dispute');
  await openSection(page, press, 'Disputes');
  const main = page.getByRole('main');
  await expect(main).toContainText('Doubting Dan');
  await expect(main).toContainText('Evidence is due');
  await expectNoFindings(page, 'disputes');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(
      page
        .getByRole('link', { name: /^Evidence file: SXM-/ })
        .filter({ visible: true })
        .first(),
    ),
  ]);
  expect(file.suggestedFilename()).toMatch(/^evidence-SXM-.*\.txt$/);
  await press(main.getByRole('link', { name: /^SXM-/ }).filter({ visible: true }).first());
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    'The guest’s bank withdrew $160.00',
  );
});
