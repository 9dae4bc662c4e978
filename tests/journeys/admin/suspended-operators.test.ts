import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import {
  callAs,
  fillSignIn,
  newBoat,
  newOperator,
  soldDay,
  type Operator,
} from '../../support/browser/operator-journey.ts';
import { expect, test, toast, waitForHydration } from '../../support/browser/journey.ts';
import {
  askForCheckout,
  askSettlement,
  payByCard,
  readSessionId,
} from '../../support/worlds/guests/visitors.ts';

const REASON = 'Two guests were left at the dock.';

test('an admin suspends an operator, which removes their boats immediately and lists their guests, and undoes it', async ({
  page,
  press,
  open,
  baseUrl,
  browser,
  troubles,
  own,
}) => {
  troubles.allow('answer 404: GET /boats/', 'status of 404');
  const operator = await newOperator(baseUrl, `Sol Strand ${own}`, `sol-${own}`);
  const boat = await newBoatIn(baseUrl, operator, QUIET_PORT, `Night Heron ${own}`);
  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 3 } as const;
  const { body: hold } = await askForCheckout(baseUrl, { ...trip, customer: 'Gil Guest' });
  await payByCard(hold.url, 'Gil Guest');
  const settled = async () => (await askSettlement(baseUrl, readSessionId(hold.url))).status;
  await expect.poll(settled).toBe(200);
  const elsewhere = await browser.newContext();
  const listing = await elsewhere.newPage();
  const listed = listing.getByRole('heading', { name: boat.name });
  await listing.goto(`/booking?port=${QUIET_PORT}`);
  await expect(listed).toBeVisible();

  await enterPortal(page, press);
  await openSection(page, press, 'Manage Operators');
  await page.getByLabel('Name or email').fill(operator.email);
  await expect(page.getByText('1 operator', { exact: true })).toBeVisible();
  await press(page.getByRole('link', { name: operator.name }));
  await expect(page.getByRole('heading', { name: operator.name })).toBeVisible();
  await expectNoFindings(page, 'operator');

  await press(page.getByRole('button', { name: 'Suspend' }));
  const question = page.getByRole('alertdialog', { name: `Suspend ${operator.name}?` });
  await expect(question).toContainText('1 paid trip is still booked');
  await press(question.getByRole('button', { name: 'Suspend' }));
  await expect(question.getByLabel('Reason')).toBeFocused();
  await expect(question).toContainText('Please enter a reason of at least 5 characters');
  await expectNoFindings(page, 'suspend, without a reason');
  await question.getByLabel('Reason').fill(REASON);
  await press(question.getByRole('button', { name: 'Suspend' }));
  await expect(toast(page, 'Operator suspended')).toBeVisible();
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Guests have paid for these trips and count on them.')).toBeVisible();
  const guest = page.getByText('Gil Guest, 3 guests').filter({ visible: true });
  await expect(guest).toBeVisible();
  await expect(page.getByRole('link', { name: 'gil.guest@example.com' })).toBeVisible();
  await expectNoFindings(page, 'operator, suspended');

  await listing.reload();
  await expect(listing.getByRole('heading', { level: 1 })).toHaveText('Available Boats');
  await expect(listed).toHaveCount(0);
  expect((await listing.goto(`/boats/${boat.slug}`))?.status()).toBe(404);
  await listing.goto('/operator');
  await waitForHydration(listing);
  await fillSignIn(listing, (target) => target.click(), operator.email);
  await expect(toast(listing, 'Login Failed')).toContainText(
    'This account is suspended. Please contact us.',
  );

  await press(page.getByRole('button', { name: 'Reinstate' }));
  const again = page.getByRole('dialog', { name: `Reinstate ${operator.name}?` });
  await again.getByLabel('Reason').fill('We have talked it over.');
  await press(again.getByRole('button', { name: 'Reinstate' }));
  await expect(toast(page, 'Operator reinstated')).toBeVisible();
  await listing.goto(`/booking?port=${QUIET_PORT}`);
  await expect(listed).toBeVisible();
  await elsewhere.close();

  await open(`/admin/audit-log?search=${encodeURIComponent(operator.name)}`);
  await expect(page.getByText(`suspended ${operator.name}: ${REASON}`)).toBeVisible();
  await expect(
    page.getByText(`reinstated ${operator.name}: We have talked it over.`),
  ).toBeVisible();
});

/** A port with few boats, so that a new one is on the first page of its listing. */
const QUIET_PORT = 'sxm-cupecoy';

async function newBoatIn(baseUrl: string, operator: Operator, port: string, name: string) {
  const { id } = await newBoat(baseUrl, operator, name);
  return callAs<OperatorBoatView>(baseUrl, operator.token, 'updateBoat', {
    parts: { id },
    payload: { port },
  });
}
