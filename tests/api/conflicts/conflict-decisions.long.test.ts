import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import {
  between,
  connectAndRead,
  DAY,
  disconnectAndLeave,
  newAccount,
  PATIENCE,
  type CalendarAccount,
} from '../../support/providers/calendar-account.ts';
import {
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';

let world: OperatorWorld;
let operator: CalendarOperator;
let account: CalendarAccount;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  account = newAccount(world);
});

const conflicts = async () =>
  (await call<CalendarConflictView[]>(world.baseUrl, 'calendarConflicts', operator)).body;
const closed = () => closedOn(world, operator.boats[0], DAY);

test('an operator who kept a trip despite a conflict is not asked again when the calendar reconnects', async () => {
  const { id, eventId } = await clash();
  await keep(id);
  await comeBack();
  expect(await conflicts()).toEqual([]);

  await account.remove(eventId);
  await expect.poll(closed, PATIENCE).toBeNull();
  await account.put(between('11:00', '12:00'));
  await expect.poll(async () => (await conflicts()).length, PATIENCE).toBe(1);
});

test('an undecided conflict disappears with its calendar and reappears when the calendar reconnects', async () => {
  await clash();
  await disconnectAndLeave(world, operator, account);
  await expect.poll(conflicts, PATIENCE).toEqual([]);
  await connectAndRead(world, operator, account);
  await expect.poll(async () => (await conflicts()).length, PATIENCE).toBe(1);
});

/** A trip at nine, and a busy time on it. */
async function clash(): Promise<{ id: string; eventId: string }> {
  await connectAndRead(world, operator, account);
  await newVisitor(world).reserve(operator.boats[0], { startDate: DAY });
  const eventId = await account.put(between('10:00', '11:00'));
  await expect.poll(async () => (await conflicts()).length, PATIENCE).toBe(1);
  return { id: (await conflicts())[0]?.id ?? '', eventId };
}

async function keep(id: string): Promise<void> {
  const { token } = operator;
  expect((await call(world.baseUrl, 'keepTrip', { token, parts: { id } })).status).toBe(200);
}

async function comeBack(): Promise<void> {
  await disconnectAndLeave(world, operator, account);
  await expect.poll(closed, PATIENCE).toBeNull();
  await waitForConflictChecks();
  await connectAndRead(world, operator, account);
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  await waitForConflictChecks();
}

/** Waits until every sold trip has been compared with every calendar. */
const waitForConflictChecks = () =>
  expect
    .poll(async () => {
      const { rows } = await world.database.query(
        "select from jobs.job where name = 'find-conflicts' and state in ('created', 'retry', 'active')",
      );
      return rows.length;
    }, PATIENCE)
    .toBe(0);
