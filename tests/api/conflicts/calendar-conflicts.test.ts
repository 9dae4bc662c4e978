import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueBehindLock } from '../../support/faults/lock-queue.ts';
import type { OperatorWorld } from '../../support/worlds/operators/operators.ts';
import {
  START,
  busyMorning,
  digits,
  meetOperator,
  createConflictWorld,
  type ConflictWorld,
  type Meeting,
} from '../../support/worlds/operators/conflict-world.ts';
import { subjectsTo } from '../../support/providers/mailbox.ts';
import { readTaken } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let conflictWorld: ConflictWorld;
let world: OperatorWorld;
let operator: Meeting['operator'];
let boat: Meeting['boat'];
let visitor: Meeting['visitor'];
let calendarSays: Meeting['calendarSays'];
let conflicts: Meeting['conflicts'];
let theConflict: Meeting['theConflict'];
let settle: Meeting['settle'];
let clash: Meeting['clash'];

beforeAll(async () => {
  conflictWorld = await createConflictWorld();
  ({ world } = conflictWorld);
});
beforeEach(async () => {
  ({ operator, boat, visitor, calendarSays, conflicts, theConflict, settle, clash } =
    await meetOperator(conflictWorld));
});
afterAll(() => conflictWorld.close());

test('a busy time that overlaps a sold trip is reported to the operator once', async () => {
  const { bookingId } = await clash();
  await calendarSays(busyMorning);
  const [conflict, ...others] = await conflicts();
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    bookingId,
    boatName: boat.name,
    customerEmail: visitor.email,
    time: '09:00',
    calendarName: 'My calendar',
  });
  const free = conflict?.freeDepartures ?? [];
  expect(free.find(({ date }) => date === START)?.times).toEqual(['14:00']);
  expect(await subjectsTo(world, operator.email)).toContainEqual(
    expect.stringMatching(/^Calendar conflict/),
  );
});

test('a busy time added while a guest is paying is reported once they have paid', async () => {
  const { session } = await visitor.hold(boat, { start: START });
  await calendarSays(busyMorning);
  await waitForJobs(world);
  expect(await conflicts()).toEqual([]);
  await world.provider.pay(session);
  await visitor.poll(session);
  await expect.poll(async () => (await conflicts()).length).toBe(1);
});

test('a conflict disappears when its busy time is removed', async () => {
  await clash();
  await calendarSays();
  await expect.poll(conflicts).toEqual([]);
});

test('a trip kept despite a conflict stays sold, and the operator is not asked again', async () => {
  const { bookingId, id } = await clash();
  expect((await settle('keepTrip', id)).body).toEqual([]);
  await calendarSays(busyMorning, [`DTSTART:${digits}T230000`, 'DURATION:PT5M', 'UID:late']);
  await waitForJobs(world);
  expect(await conflicts()).toEqual([]);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
  expect((await settle('keepTrip', id)).status).toBe(404);
});

test('the refund of a conflicting trip is the amount paid, which is zero for an unpaid reservation', async () => {
  const { body: reserved } = await visitor.reserve(boat, { startDate: START, endDate: START });
  await calendarSays(busyMorning);
  expect(await theConflict()).toMatchObject({ amountCents: 20_055, refundCents: 0 });
  await world.provider.pay(await pageOf(reserved.payUrl));
  await expect.poll(async () => (await visitor.booking(reserved.id)).status).toBe('paid');
  expect(await theConflict()).toMatchObject({ amountCents: 20_055, refundCents: 20_055 });
});

/** Opens the payment page of a link. */
async function pageOf(payUrl: string | null): Promise<string> {
  const page = await visitor.follow(payUrl ?? '');
  return readSessionId(page.headers.get('location') ?? '');
}

test('a trip called off because of a conflict is refunded in full', async () => {
  const { bookingId, session, id } = await clash();
  expect((await settle('cancelTrip', id)).body).toEqual([]);
  await waitForJobs(world);
  expect((await world.provider.chargeOf(session)).amount_refunded).toBe(19_100);
  expect(await visitor.booking(bookingId)).toMatchObject({
    status: 'refunded',
    refundedCents: 19_100,
  });
  expect(await readTaken(world, boat)).toEqual([]);
});

test('calling off a trip while its operator’s calendar is being compared does not deadlock', async () => {
  const { bookingId, id } = await clash();
  await waitForConflictChecks();
  const lock = 'select from operators where id = $1 for no key update';
  const answers = await queueBehindLock(world.database, { lock, id: boat.operatorId }, [
    // The comparison waits for the operator's lock, then writes to a trip that is being called off.
    () => calendarSays(busyMorning, [`DTSTART:${digits}T093000`, 'DURATION:PT5M', 'UID:later']),
    async () => expect((await settle('cancelTrip', id)).status).toBe(200),
  ]);
  expect(answers).toHaveLength(2);
  await waitForConflictChecks();
  expect((await visitor.booking(bookingId)).status).toBe('refunded');
  const { rows } = await world.database.query(
    "select output from jobs.job where name = 'find-conflicts' and retry_count > 0",
  );
  expect(rows).toEqual([]);
});

test('a busy time before a charter’s first departure or after its last return is no conflict', async () => {
  await calendarSays([`DTSTART:${digits}T060000`, `DTEND:${digits}T070000`]);
  const charter = { startDate: START, endDate: START, amountCents: 126_000 };
  const { status } = await visitor.reserve(boat, { pricingMode: 'charter', ...charter });
  expect(status).toBe(201);
  await calendarSays(
    [`DTSTART:${digits}T070000`, `DTEND:${digits}T083000`, 'UID:breakfast'],
    [`DTSTART:${digits}T223000`, `DTEND:${digits}T230000`, 'UID:late'],
  );
  await waitForConflictChecks();
  expect(await conflicts()).toEqual([]);
  expect(await subjectsTo(world, operator.email)).not.toContainEqual(
    expect.stringMatching(/^Calendar conflict/),
  );
});

/** Waits until every sold trip has been compared with every calendar. */
const waitForConflictChecks = () =>
  expect
    .poll(async () => {
      const { rows } = await world.database.query(
        "select from jobs.job where name = 'find-conflicts' and state in ('created', 'retry', 'active')",
      );
      return rows.length;
    })
    .toBe(0);
