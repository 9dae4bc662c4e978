import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { addMonths, formatFullDay, formatMonth } from '#domain/time/days.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import { DECK, newAdmin, PASSWORD, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { call, signIn } from '../../support/worlds/operators/operators.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  sortStatuses,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import {
  month,
  createPayoutActs,
  today,
  TRIP_CENTS,
} from '../../support/worlds/money/payout-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(async () => {
  await waitForJobs(world);
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
});
afterAll(() => world.close());

const { sailedTrip, record, statementOf, owed, actsOf, idOf } = createPayoutActs(() => world);

describe('a payout', () => {
  test('a payout appears in both statements, the books, the audit log and a mail to the operator', async () => {
    const boat = await addBoat(world, { operatorName: 'Captain Paid' });
    await sailedTrip(boat);
    const before = await readBalances(world);
    const { body: open } = await owed({ search: 'Captain Paid' });
    expect(open.items).toMatchObject([{ month, openCents: TRIP_CENTS, method: null }]);
    const answer = await record(boat, { note: 'With the fees of the bank' });
    expect([answer.status, answer.message]).toEqual([200, '']);
    expect(answer.body).toMatchObject({
      operator: { name: 'Captain Paid', email: boat.operator },
      payableCents: 0,
      statement: {
        paidOutCents: TRIP_CENTS,
        openCents: 0,
        payouts: [
          {
            cents: TRIP_CENTS,
            paidOn: today,
            method: 'cash',
            reference: 'WIB 2026-0042',
            note: 'With the fees of the bank',
            recordedBy: 'Harbour Master',
            takesBack: false,
            isTakenBack: false,
          },
        ],
      },
    });
    expect((await owed({ search: 'Captain Paid' })).body.items).toEqual([]);
    const after = await readBalances(world);
    expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) + TRIP_CENTS);
    expect(after['paid-out']).toBe((before['paid-out'] ?? 0) - TRIP_CENTS);
    expect(await actsOf(boat)).toEqual(['record-payout']);
    const mail = await theMail(world, boat.operator, 'Paid out: $191.00 for ');
    expect(mail.text).toContain('WIB 2026-0042');
    const parts = { operatorId: boat.operatorId, month };
    const { text } = await world.ask('adminStatementFile', { parts });
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-2))).toEqual(['191.00', '-191.00']);
  });

  test('a payout may be less than the open amount, but not more', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    expect((await record(boat, { cents: 9000 })).body.payableCents).toBe(10_100);
    expect((await record(boat, { cents: 10_101, openCents: 10_100 })).message).toBe(
      'You can pay out up to $101.00 for this month.',
    );
    expect((await record(boat, { cents: 10_100, openCents: 10_100 })).body.payableCents).toBe(0);
  });

  test('only one of several concurrent payouts by two admins is recorded', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const other = await signInAdmin(world, (await newAdmin(world, 'super_admin')).email, PASSWORD);
    const answers = await Promise.all([
      record(boat),
      record(boat, {}, { cookie: other }),
      // Less than half of the sum, so that both could be paid.
      record(boat, { cents: 100 }),
      record(boat, { cents: 100 }, { cookie: other }),
    ]);
    expect(sortStatuses(answers)).toEqual([200, 409, 409, 409]);
    const refusals = answers.filter(({ status }) => status === 409);
    for (const { message } of refusals) expect(message).toContain('The amount due changed');
    expect((await statementOf(boat)).statement.payouts).toHaveLength(1);
  });

  test('a repeated payout request is recorded once', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const input = { requestKey: randomUUID(), cents: 100 };
    const answers = await Promise.all([
      record(boat, input),
      record(boat, input),
      record(boat, input),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await statementOf(boat)).statement.payouts).toHaveLength(1);
  });

  test.each([
    { cents: 200 },
    { paidOn: dayAhead(-1) },
    { method: 'paypal' },
    { reference: 'WIB 2026-0043' },
    { note: 'With the fees of the bank' },
    { month: addMonths(month, -1) },
  ])(
    'a payout request repeated with %j is refused, and the refusal says what was recorded',
    async (change) => {
      const boat = await addBoat(world);
      await sailedTrip(boat);
      const input = { requestKey: randomUUID(), cents: 100 };
      expect((await record(boat, input)).status).toBe(200);
      const again = await record(boat, { ...input, ...change });
      expect([again.status, again.message]).toEqual([
        409,
        `This payout was already recorded: $1.00 for ${formatMonth(month)}, paid on ${formatFullDay(today)} (Cash, WIB 2026-0042). Please check it before you pay more.`,
      ]);
      expect((await statementOf(boat)).statement.payouts).toMatchObject([{ cents: 100 }]);
    },
  );

  test('a payout’s request key reused for another operator reveals nothing about the first payout', async () => {
    const boat = await addBoat(world);
    const other = await addBoat(world);
    await sailedTrip(boat);
    await sailedTrip(other);
    const input = { requestKey: randomUUID() };
    expect((await record(boat, input)).status).toBe(200);
    expect(await record(other, input)).toMatchObject({
      status: 409,
      message:
        'This payout was already recorded, for another operator. Please check it before you pay more.',
    });
    expect((await statementOf(other)).statement.payouts).toEqual([]);
  });

  test('a payout concurrent with a refund never exceeds the amount owed at that moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const boat = await addBoat(world);
      const { bookingId } = await sailedTrip(boat);
      const [paid, refunded] = await Promise.all([record(boat), cancel(world, bookingId, 100)]);
      expect(refunded.status).toBe(200);
      expect([200, 409]).toContain(paid.status);
      const { statement } = await statementOf(boat);
      expect(statement.openCents).toBe(paid.status === 200 ? -100 : TRIP_CENTS - 100);
    }
  });

  test.each([
    [{ cents: TRIP_CENTS + 1 }, 400, 'You can pay out up to $191.00 for this month.'],
    [{ cents: 0 }, 400, 'Enter the amount you paid'],
    [{ openCents: 1 }, 409, 'The amount due changed to $191.00. Please review it before you pay.'],
    [{ paidOn: dayAhead(1) }, 400, 'The payment date can’t be in the future.'],
    [{ reference: ' ' }, 400, 'Enter a reference to find the payment by'],
    [{ operatorId: randomUUID() }, 404, 'We couldn’t find this operator.'],
  ])('a payout with %j is refused', async (input, status, message) => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const answer = await record(boat, input);
    expect([answer.status, answer.message]).toEqual([status, message]);
    expect((await statementOf(boat)).statement.payouts).toEqual([]);
  });

  test('only super admins may record a payout', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const cookie = await signInAdmin(world, DECK);
    expect((await record(boat, {}, { cookie })).status).toBe(403);
    expect((await owed()).status).toBe(200);
  });

  test('a refund after a payout reduces what may be paid for another month', async () => {
    const boat = await addBoat(world);
    const before = addMonths(month, -1);
    const { bookingId } = await sailedTrip(boat, `${before}-10`);
    await record(boat, { month: before });
    await cancel(world, bookingId, 9100);
    await sailedTrip(boat);
    expect((await statementOf(boat, before)).statement.openCents).toBe(-9100);
    expect(await statementOf(boat)).toMatchObject({
      payableCents: 10_000,
      overpaidBesideCents: 9100,
    });
    expect((await record(boat)).status).toBe(400);
    expect((await record(boat, { cents: 10_000 })).body.payableCents).toBe(0);
  });

  test('a refund larger than the earnings of all later months is stated to the cent', async () => {
    const boat = await addBoat(world);
    const before = addMonths(month, -1);
    const { bookingId } = await sailedTrip(boat, `${before}-10`);
    await record(boat, { month: before });
    await sailedTrip(boat);
    await record(boat, { cents: 10_000 });
    await cancel(world, bookingId, 15_000);
    expect(await statementOf(boat)).toMatchObject({
      statement: { openCents: 9100 },
      payableCents: 0,
      overpaidBesideCents: 15_000,
    });
  });
});

describe('a payout taken back', () => {
  test('taking back a payout adds one reversing entry, and the amount is owed again', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const { body: recorded } = await record(boat);
    const parts = { id: recorded.statement.payouts[0]?.id ?? '' };
    const payload = { reason: 'The bank sent it back' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.ask<AdminStatementView>('adminTakeBackPayout', { parts, payload })),
    );
    expect(sortStatuses(answers)).toEqual([200, 409, 409]);
    const { statement, payableCents } = await statementOf(boat);
    expect(statement.payouts).toMatchObject([
      { cents: TRIP_CENTS, isTakenBack: true },
      { cents: -TRIP_CENTS, takesBack: true, note: 'The bank sent it back' },
    ]);
    expect(payableCents).toBe(TRIP_CENTS);
    const back = { id: statement.payouts[1]?.id ?? '' };
    expect((await world.ask('adminTakeBackPayout', { parts: back, payload })).status).toBe(409);
    expect(await actsOf(boat)).toEqual(['record-payout', 'take-back-payout']);
    await theMail(world, boat.operator, 'Payout reversed: $191.00');
    expect((await record(boat)).status).toBe(200);
  });
});

test.each([
  ['bank_wire', 'This operator hasn’t saved a bank account.'],
  ['paypal', 'This operator hasn’t saved a PayPal address.'],
] as const)(
  'a payout by %s is refused if the captain has saved no details for it',
  async (method, why) => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const answer = await record(boat, { method });
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(why)]);
    expect((await statementOf(boat)).statement.payouts).toEqual([]);
  },
);

test('an operator’s account number is masked, and revealing it adds an entry to the audit log', async () => {
  const token = await signIn(world, 'rosa@demo.test');
  const payload = {
    payoutMethod: 'bank_wire',
    accountHolderName: 'Rosa Leverock',
    bankName: 'Windward Islands Bank',
    accountNumber: 'NL91ABNA0417164300',
    swiftBicCode: 'WIBKSXSM',
    emailForNotifications: 'books@rosa.test',
  };
  await call(world.baseUrl, 'savePayoutDetails', { token, payload });
  const operatorId = await idOf('rosa@demo.test');
  const { body: list } = await owed({ search: 'rosa@demo.test' });
  expect(list.items[0]?.method).toBe('bank_wire');
  const parts = { operatorId, month };
  const masked = await world.ask<AdminStatementView>('adminStatement', { parts });
  // She is owed no money for this month, so the amount is refused, but not the bank wire.
  const wire = await record({ operatorId }, { method: 'bank_wire', openCents: 0, cents: 1 });
  expect(wire.message).not.toContain('hasn’t saved');
  expect(masked.body.details).toMatchObject({ accountNumber: '••••••4300' });
  expect(masked.text).not.toContain('NL91ABNA');
  const cookie = await signInAdmin(world, DECK);
  const asked = { parts: { id: operatorId } };
  expect((await world.ask('adminAccountNumber', { ...asked, cookie })).status).toBe(403);
  const told = await world.ask('adminAccountNumber', asked);
  expect(told.body).toEqual({ accountNumber: 'NL91ABNA0417164300' });
  expect(await actsOf({ operatorId })).toContain('read-account-number');
  const { rows } = await world.database.query('select facts::text from audit_events');
  expect(JSON.stringify(rows)).not.toContain('0417164300');
  expect(masked.body.areDetailsSealed).toBe(false);
  // Simulates a lost encryption key.
  const sealed =
    "update payout_details set details_encrypted = 'v1.AAAA.AAAA.AAAA' where operator_id = $1";
  await world.database.query(sealed, [operatorId]);
  const lost = await world.ask<AdminStatementView>('adminStatement', { parts });
  expect(lost.body).toMatchObject({ details: null, areDetailsSealed: true });
});
