import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import type { OverviewView } from '#contract/operator/overview-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { callOffInTest, reviewedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { addBooking } from '../../support/worlds/operators/day-world.ts';
import { sendOne } from '../../support/worlds/operators/operator-documents.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

const today = dayAhead(0);
const tomorrow = dayAhead(1);

let world: OperatorWorld;
let operator: CalendarOperator;
let other: CalendarOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  other = await operatorWithBoats(world);
});

async function readOverview({ token } = operator): Promise<OverviewView> {
  const { status, body } = await call<OverviewView>(world.baseUrl, 'operatorOverview', { token });
  expect(status).toBe(200);
  return body;
}

async function shown(): Promise<string[]> {
  const { departures } = await readOverview();
  return departures.map(
    ({ boat, day, time, seatsSold, capacity }) =>
      `${day} ${time} ${boat.id === operator.boats[0].id ? 'first' : 'second'}: ${seatsSold}/${capacity}`,
  );
}

describe('upcoming departures on the operator’s overview', () => {
  test('the overview shows the next three booked departures of today and tomorrow', async () => {
    const [first, second] = operator.boats;
    await addBooking(world, { boatId: first.id, day: tomorrow, guests: 2 });
    await addBooking(world, { boatId: first.id, day: tomorrow, guests: 3 });
    await addBooking(world, { boatId: second.id, day: tomorrow, time: '08:00', guests: 1 });
    const charter = { boatId: second.id, day: today, time: null, mode: 'charter' } as const;
    await addBooking(world, { ...charter, guests: 4 });
    await addBooking(world, { boatId: first.id, day: tomorrow, time: '23:00' });
    await addBooking(world, { boatId: first.id, day: dayAhead(2), time: '07:00' });
    expect(await shown()).toEqual([
      `${today} null second: 4/${second.capacity}`,
      `${tomorrow} 08:00 second: 1/${second.capacity}`,
      `${tomorrow} 09:00 first: 5/${first.capacity}`,
    ]);
  });

  test('the overview shows the first booked departure of the next seven days if today and tomorrow have none', async () => {
    const boatId = operator.boats[0].id;
    await addBooking(world, { boatId, day: dayAhead(7) });
    expect(await shown()).toEqual([]);
    await addBooking(world, { boatId, day: dayAhead(6) });
    await addBooking(world, { boatId, day: dayAhead(5), time: '14:00' });
    expect(await shown()).toEqual([`${dayAhead(5)} 14:00 first: 2/${operator.boats[0].capacity}`]);
  });

  test('the overview leaves out departures that have begun, are not sold, or are called off', async () => {
    const boatId = operator.boats[0].id;
    await addBooking(world, { boatId, day: today, time: '00:00' });
    await addBooking(world, { boatId, day: dayAhead(-1), end: tomorrow, mode: 'charter' });
    await addBooking(world, { boatId, day: tomorrow, status: 'held' });
    await addBooking(world, { boatId, day: tomorrow, time: '10:00', status: 'cancelled' });
    await callOffInTest(world, await addBooking(world, { boatId, day: tomorrow, time: '11:00' }));
    await addBooking(world, { boatId: other.boats[0].id, day: tomorrow, time: '12:00' });
    expect(await shown()).toEqual([]);
  });
});

type Kind = keyof OverviewView['waiting'];

/** Statements that open a task for a booking and settle it. */
type TaskCase = {
  kind: Kind;
  settledBy: string;
  openSql: string;
  settleSql: string;
  /** The list that shows the same task. */
  list?: EndpointName;
};

const taskCases: TaskCase[] = [
  {
    kind: 'approvals',
    settledBy: 'the captain’s answer',
    openSql: `update bookings set status = 'asked', approval_due_at = now() + interval '1 hour' where id = $1`,
    settleSql: `update bookings set approval_answer = 'yes' where id = $1`,
    list: 'approvals',
  },
  {
    kind: 'changeRequests',
    settledBy: 'the captain’s answer',
    openSql: `insert into change_requests (id, booking_id, kind, made_at, due_at)
      values (gen_random_uuid(), $1, 'cancel', now(), now() + interval '1 day')`,
    settleSql: `update change_requests set answer = 'no', answered_at = now() where booking_id = $1`,
    list: 'changeRequests',
  },
  {
    kind: 'changeRequests',
    settledBy: 'the deadline',
    openSql: `insert into change_requests (id, booking_id, kind, made_at, due_at)
      values (gen_random_uuid(), $1, 'cancel', now(), now() + interval '1 day')`,
    settleSql: `update change_requests set due_at = now() where booking_id = $1`,
    list: 'changeRequests',
  },
  {
    kind: 'conflicts',
    settledBy: 'the captain’s decision',
    openSql: `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
      values (gen_random_uuid(), $1, 'busy', now(), now(), 'open', now())`,
    settleSql: `update calendar_conflicts set status = 'kept', settled_at = now() where booking_id = $1`,
    list: 'calendarConflicts',
  },
  {
    kind: 'disputes',
    settledBy: 'the captain’s evidence',
    openSql: `insert into disputes (id, payment_intent, session_id, booking_id, cents, reason, status, opened_at)
      select 'du_' || replace(booking_id::text, '-', ''), 'pi_overview', id, booking_id, amount_cents, 'fraudulent',
        'needs_response', now()
      from payment_sessions where booking_id = $1`,
    settleSql: `update disputes set status = 'under_review' where booking_id = $1`,
  },
  {
    kind: 'rebookings',
    settledBy: 'the guest’s choice',
    openSql: `with called as (
        insert into call_offs (id, reason, what, idempotency_key, made_at, due_at)
        values (gen_random_uuid(), 'weather', 'Pelican', gen_random_uuid(), now(), now() + interval '3 days')
        returning id)
      insert into rebooking_offers (id, call_off_id, booking_id) select gen_random_uuid(), id, $1 from called`,
    settleSql: `update rebooking_offers set outcome = 'another-day', chosen_at = now() where booking_id = $1`,
  },
  {
    kind: 'reviews',
    settledBy: 'the review’s removal',
    openSql: `insert into reviews (id, booking_id, boat_id, stars, made_at)
      select gen_random_uuid(), id, boat_id, 5, now() from bookings where id = $1`,
    settleSql: `update reviews set hidden_at = now(), hidden_reason = 'spam' where booking_id = $1`,
  },
];

const noTasks: OverviewView['waiting'] = {
  approvals: 0,
  changeRequests: 0,
  conflicts: 0,
  disputes: 0,
  rebookings: 0,
  reviews: 0,
};

describe('open tasks on the operator’s overview', () => {
  test.each(taskCases)(
    'the overview counts the operator’s own open $kind until $settledBy',
    async ({ kind, openSql, settleSql, list }) => {
      const { bookingId } = await bookPaidTrip(world, operator.boats[0], { groupSize: 2 });
      expect((await readOverview()).waiting).toEqual(noTasks);
      await world.database.query(openSql, [bookingId]);
      expect((await readOverview()).waiting).toEqual({ ...noTasks, [kind]: 1 });
      expect((await readOverview(other)).waiting).toEqual(noTasks);
      if (list) {
        const { body } = await call<unknown[]>(world.baseUrl, list, { token: operator.token });
        expect(body).toHaveLength(1);
      }
      await world.database.query(settleSql, [bookingId]);
      expect((await readOverview()).waiting).toEqual(noTasks);
    },
  );

  test('a review is no longer counted once the operator has replied', async () => {
    const { reviewId } = await reviewedTrip(world, operator.boats[0].id, { stars: 5 });
    expect((await readOverview()).waiting.reviews).toBe(1);
    const { status } = await call(world.baseUrl, 'answerReview', {
      token: operator.token,
      parts: { id: reviewId },
      payload: { words: 'Thank you!' },
    });
    expect(status).toBe(200);
    expect((await readOverview()).waiting.reviews).toBe(0);
  });

  test('the overview shows the same documents as the documents page', async () => {
    const read = async () =>
      (await call<OwnDocumentsView>(world.baseUrl, 'ownDocuments', { token: operator.token })).body;
    const before = await read();
    expect((await readOverview()).documents).toEqual(before);
    await sendOne(world, operator.token, 'licence');
    expect((await readOverview()).documents).toEqual(await read());
    expect(await read()).not.toEqual(before);
  });
});

describe('the payout on the operator’s overview', () => {
  test('the overview shows the same amount ready for payout as the statement, and the next amount with its day', async () => {
    const [first, second] = operator.boats;
    expect((await readOverview()).payout).toEqual({
      readyCents: 0,
      next: null,
      hasDetails: false,
    });
    await bookPaidTrip(world, first, { start: dayAhead(3), groupSize: 2 });
    const sailed = await bookPaidTrip(world, second, { start: dayAhead(2), groupSize: 2 });
    await bookPaidTrip(world, other.boats[0], { start: tomorrow, groupSize: 2 });
    const upcoming = await readStatement();
    const { payout } = await readOverview();
    expect(payout.readyCents).toBe(0);
    expect(payout.next).toEqual({ day: dayAhead(3), cents: upcoming.comingCents / 2 });

    await sailYesterday(sailed.bookingId);
    const { openCents, comingCents } = await readStatement();
    expect(openCents).toBeGreaterThan(0);
    expect((await readOverview()).payout).toEqual({
      readyCents: openCents,
      next: { day: dayAhead(4), cents: comingCents },
      hasDetails: false,
    });
  });

  test('the overview says whether payout details are saved', async () => {
    const saved = await call(world.baseUrl, 'savePayoutDetails', {
      token: operator.token,
      payload: { payoutMethod: 'paypal', paypalEmail: `${randomUUID()}@example.com` },
    });
    expect(saved.status).toBe(200);
    expect((await readOverview()).payout.hasDetails).toBe(true);
    expect((await readOverview(other)).payout.hasDetails).toBe(false);
  });
});

async function readStatement(): Promise<StatementView> {
  return (await call<StatementView>(world.baseUrl, 'statement', { token: operator.token })).body;
}

/** Backdates a trip to yesterday, so that it counts as sailed. */
async function sailYesterday(bookingId: string): Promise<void> {
  await world.database.query('update bookings set start_date = $2, end_date = $2 where id = $1', [
    bookingId,
    dayAhead(-1),
  ]);
}
