import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import type { MeView } from '#contract/operator/operator-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { getMonth } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  chooseOffer,
  readOffer,
} from '../../support/worlds/operators/called-off-days.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let cookie: string;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
  await world.database.query('update operators set takes_rebookings = false');
});
afterAll(() => world.close());

const takeOthers = ({ token }: CalendarOperator, takesRebookings: unknown) =>
  call<MeView>(world.baseUrl, 'saveRebookings', { token, payload: { takesRebookings } });

const readStatement = async ({ token }: CalendarOperator) => ({
  statement: (await call<StatementView>(world.baseUrl, 'statement', { token })).body,
  file: csvRows((await call(world.baseUrl, 'statementFile', { token })).text),
});

test('an operator chooses whether their boats are offered to called-off guests of other operators', async () => {
  const rosa = await operatorWithBoats(world);
  const teun = await operatorWithBoats(world);
  const ana = await bookPaidTrip(world, rosa.boats[0], { groupSize: 2 });
  await callOffBoatsDay(world, rosa, DAY);
  expect((await takeOthers(teun, 'maybe')).status).toBe(400);
  expect((await takeOthers(teun, false)).body.takesRebookings).toBe(false);
  expect((await readOffer(world, ana)).otherBoats).toEqual([]);
  const place = { kind: 'another-boat', boatId: teun.boats[0].id, date: DAY, time: '09:00' };
  expect((await chooseOffer(world, ana, { ...place, refundCents: 0 })).status).toBe(409);
  expect((await takeOthers(teun, true)).body.takesRebookings).toBe(true);
  expect((await readOffer(world, ana)).otherBoats).toHaveLength(2);
  await takeOthers(teun, false);
});

test('a rebooking from one operator to another is on both statements, and its money is counted only once', async () => {
  const rosa = await operatorWithBoats(world);
  const teun = await operatorWithBoats(world);
  await takeOthers(teun, true);
  const [{ id: boatId }] = teun.boats;
  await world.database.query('update boats set price_per_seat_cents = 9000 where id = $1', [
    boatId,
  ]);
  const ana = await bookPaidTrip(world, rosa.boats[0], { groupSize: 4 });
  await bookPaidTrip(world, rosa.boats[1], { groupSize: 2, start: dayAhead(31) }, 'Bo Stays');
  await callOffBoatsDay(world, rosa, DAY);
  await readOffer(world, ana);
  const place = { kind: 'another-boat', boatId, date: DAY, time: '09:00', refundCents: 2200 };
  expect((await chooseOffer(world, ana, place)).status).toBe(200);

  const gone = await readStatement(rosa);
  const come = await readStatement(teun);
  const { rows } = await world.database.query<{ code: string }>(
    'select code from bookings where id = $1',
    [ana.bookingId],
  );
  const code = rows[0]?.code ?? '';
  const line = { code, cents: 36_000, day: dayAhead(0) };
  const linesOf = ({ months }: StatementView) => months.flatMap((each) => each.rebookings);
  expect(linesOf(gone.statement)).toMatchObject([{ ...line, direction: 'went' }]);
  expect(linesOf(come.statement)).toMatchObject([{ ...line, direction: 'came' }]);
  expect([gone.statement.comingCents, come.statement.comingCents]).toEqual([19_100, 36_000]);

  const wordsIn = (file: string[][]) => file.flatMap((cells) => cells.at(-1) ?? []);
  expect(wordsIn(gone.file)).toContain(`Rebooked with another captain: ${code}, $360.00`);
  expect(wordsIn(come.file)).toContain(`Rebooked from another captain: ${code}, $360.00`);
  const sumOf = (file: string[][]) =>
    file.slice(1).reduce((sum, cells) => sum + Number(cells[7]), 0);
  expect([sumOf(gone.file), sumOf(come.file)]).toEqual([191, 360]);

  for (const [operator, { statement }] of [
    [rosa, gone],
    [teun, come],
  ] as const) {
    const parts = { operatorId: operator.boats[0].operatorId, month: getMonth(DAY) };
    const seen = await callAdmin<AdminStatementView>(world.baseUrl, 'adminStatement', {
      cookie,
      parts,
    });
    const own = statement.months.find(({ month }) => month === parts.month);
    expect(seen.body.statement.rebookings).toEqual(own?.rebookings);
    expect(seen.body.statement.comingCents).toBe(own?.comingCents);
    const file = await callAdmin(world.baseUrl, 'adminStatementFile', { cookie, parts });
    expect(file.status).toBe(200);
  }
  await expectMoneyAndBookingsToAgree(world);
});
