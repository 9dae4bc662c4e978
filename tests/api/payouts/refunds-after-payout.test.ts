import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  cancel,
  createMoneyWorld,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat } from '../../support/worlds/guests/paying-world.ts';
import { month, createPayoutActs, TRIP_CENTS } from '../../support/worlds/money/payout-world.ts';
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

const { sailedTrip, record, statementOf } = createPayoutActs(() => world);

test('a trip refunded after its payout keeps its line in the statement, and the refund has its own', async () => {
  const boat = await addBoat(world);
  const { bookingId } = await sailedTrip(boat);
  await record(boat);
  await cancel(world, bookingId, TRIP_CENTS);
  const { statement } = await statementOf(boat);
  expect(statement).toMatchObject({
    owedCents: 0,
    openCents: -TRIP_CENTS,
    trips: [{ bookingId, amountCents: TRIP_CENTS, changes: [{ cents: -TRIP_CENTS }] }],
  });
  const parts = { operatorId: boat.operatorId, month };
  const { text } = await world.ask('adminStatementFile', { parts });
  expect(text).toContain('-191.00,refund after the payout');
  const amounts = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',').at(-2)));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(-191);
});

test('the payout list and the statement mark suspended operators and missing payout details', async () => {
  const boat = await addBoat(world, { operatorName: 'Suspended Sven' });
  await sailedTrip(boat);
  const operatorId = boat.operatorId;
  const suspend = "update operators set status = 'suspended' where id = $1";
  await world.database.query(suspend, [operatorId]);
  const { body } = await world.ask<{ items: object[] }>('adminPayouts', {
    query: { search: 'Suspended Sven' },
  });
  expect(body.items).toMatchObject([{ operator: { isSuspended: true }, method: null }]);
  const parts = { operatorId, month };
  const statement = await world.ask('adminStatement', { parts });
  expect(statement.body).toMatchObject({ operator: { isSuspended: true }, details: null });
});
