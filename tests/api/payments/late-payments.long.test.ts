import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import { mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  holdSeats,
  newVisitor,
  type CheckoutInput,
} from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readTaken,
} from '../../support/worlds/guests/paying-world.ts';
import type { NewBoat, PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import {
  hurryJobs,
  expireBooking,
  reconcile,
  removeJobs,
  waitForJobs,
} from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

/** Creates a hold that expired while the provider was down, so that its payment page can still be paid. */
async function holdThatRanOut(boat: NewBoat, input?: CheckoutInput) {
  const held = await holdSeats(world, boat, input);
  await world.provider.chaos({ apiDown: true });
  await expireBooking(world, held.bookingId);
  await newVisitor(world).checkOut(boat, { groupSize: 1, ...input });
  expect((await held.visitor.booking(held.bookingId)).status).toBe('expired');
  await removeJobs(world, 'close-payment-pages');
  await world.provider.calm();
  return held;
}

test('a payment after the hold has ended confirms the booking if its seats are still free', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  expect(await readTaken(world, boat)).toEqual([]);
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ time: '09:00', seats: 2 }]);
  expect(await subjectsTo(world, visitor.email)).toEqual([
    expect.stringMatching(/^Booking confirmed/),
  ]);
});

test('a late payment joins a departure whose length has changed, and is refunded if the trip overlaps another', async () => {
  const boat = await addBoat(world, { times: ['09:00', '10:30'], tripMinutes: 60 });
  const joining = await holdThatRanOut(boat);
  const second = await holdThatRanOut(boat, { time: '10:30' });
  await world.database.query('update boats set trip_minutes = 120 where id = $1', [boat.id]);
  await holdSeats(world, boat);
  await world.provider.pay(joining.session);
  expect((await joining.visitor.poll(joining.session)).body.status).toBe('paid');
  expect(await minutesOf(joining.bookingId)).toBe(120);
  await world.provider.pay(second.session);
  expect((await second.visitor.poll(second.session)).body.status).toBe('refunded');
});

async function minutesOf(bookingId: string): Promise<number> {
  const file = await newVisitor(world).follow(`/booking/calendar/${bookingId}.ics`);
  const { start, end } = parseOnlyEvent(await file.text());
  return ((end?.getTime() ?? 0) - start.getTime()) / 60_000;
}

test('a late payment for a charter confirms it if all of its days are still free', async () => {
  const boat = await addBoat(world);
  const charter = { pricingMode: 'charter', end: dayAhead(31) } as const;
  const { visitor, session } = await holdThatRanOut(boat, charter);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body).toMatchObject({
    status: 'paid',
    amountCents: 240_000,
  });
  expect((await readTaken(world, boat)).map(({ date }) => date)).toEqual([
    dayAhead(30),
    dayAhead(31),
  ]);
});

test('a late payment for a deleted boat is refunded in full', async () => {
  const boat = await addBoat(world);
  const charter = { pricingMode: 'charter' } as const;
  const { visitor, session, bookingId } = await holdThatRanOut(boat, charter);
  await world.database.query('update boats set deleted_at = now() where id = $1', [boat.id]);
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('refunded');
});

test('a late payment for a boat of a suspended operator is refunded in full', async () => {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  await world.database.query("update operators set status = 'suspended' where id = $1", [
    boat.operatorId,
  ]);
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('refunded');
});

test('a late payment for seats that were sold is refunded in full exactly once, and its guest gets a mail', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  const other = await holdSeats(world, boat);
  await world.provider.pay(other.session);
  await world.provider.chaos({ duplicate: 3 });
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('refunded');
  const body = await world.provider.message(session);
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => visitor.poll(session)),
    ...Array.from({ length: 8 }, () => world.provider.deliver(body)),
    reconcile(world).then(() => reconcile(world)),
  ]);
  expect(answers[0]).toMatchObject({
    status: 202,
    body: { status: 'refunded', message: expect.stringContaining('all of your money back') },
  });
  await waitForJobs(world);
  const charge = await world.provider.chargeOf(session);
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 19_100 });
  expect(await visitor.booking(bookingId)).toMatchObject({
    paymentStatus: 'refunded',
    refundedCents: 19_100,
  });
  const mail = await theMail(world, visitor.email, 'Full refund: Sea Grape');
  expect(mail.text).toContain('$191.00');
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
  expect((await other.visitor.booking(other.bookingId)).status).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('a late payment for a charter is refunded and takes no day if one of its days was sold', async () => {
  const boat = await addBoat(world);
  const charter = { pricingMode: 'charter', end: dayAhead(31) } as const;
  const { visitor, session } = await holdThatRanOut(boat, charter);
  await holdSeats(world, boat, { start: dayAhead(31) });
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('refunded');
  expect(await readTaken(world, boat)).toMatchObject([{ date: dayAhead(31), seats: 2 }]);
});

test('a due refund is sent automatically once the provider answers again', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  await holdSeats(world, boat);
  // The provider goes down just as the refund becomes due.
  await world.database.query(
    `create function go_down() returns trigger language plpgsql as $$ begin
       insert into sandbox_payments.setting values ('chaos', '{"apiDown": true}')
         on conflict (name) do update set value = excluded.value;
       return new; end $$;
     create trigger go_down after update on payment_sessions for each row
       when (new.status = 'refund_due') execute function go_down()`,
  );
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('refunded');
  const jobs = async () => {
    const { rows } = await world.database.query<{ state: string }>(
      `select job.state from jobs.job join booking_refunds on job.data->>'refundId' = booking_refunds.id::text
       where name = 'send-refund' and session_id = $1`,
      [session],
    );
    return rows.map(({ state }) => state);
  };
  await expect.poll(jobs, soon).toEqual(['retry']);
  expect(await visitor.booking(bookingId)).toMatchObject({ refundedCents: 0 });
  await world.database.query('drop function go_down cascade');
  await world.provider.calm();
  expect(await world.provider.chargeOf(session)).toMatchObject({ refunded: false });
  await hurryJobs(world);
  await expect
    .poll(async () => (await visitor.booking(bookingId)).refundedCents, soon)
    .toBe(19_100);
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
});

test('a refund that the provider made but that was not recorded is found and not repeated', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  await holdSeats(world, boat);
  await world.provider.pay(session);
  await waitForJobs(world);
  // The state after a crash between the provider's answer and our record, found over a day later.
  await world.database.query('delete from sandbox_payments.idempotent_answer');
  await world.database.query("update payment_sessions set status = 'refund_due' where id = $1", [
    session,
  ]);
  await world.database.query(
    "update booking_refunds set state = 'due', provider_refund = null, sent_at = null where session_id = $1",
    [session],
  );
  await world.database.query('update bookings set refunded_cents = 0 where id = $1', [bookingId]);
  await reconcile(world);
  expect(await visitor.booking(bookingId)).toMatchObject({ refundedCents: 19_100 });
});

test('a reservation paid on two payment pages keeps the first payment and refunds the second', async () => {
  const { visitor, booking, pages } = await reserveWithTwoPages();
  const [first, second] = pages;
  await world.provider.pay(first);
  await expect.poll(async () => (await visitor.booking(booking.id)).status, soon).toBe('paid');
  await world.provider.pay(second);
  for (const session of [second, first, second]) {
    expect(await visitor.poll(session)).toMatchObject({
      status: 200,
      body: { id: booking.id, status: 'paid', refundedCents: 0 },
    });
  }
  await waitForJobs(world);
  expect((await world.provider.chargeOf(first)).refunded).toBe(false);
  expect((await world.provider.chargeOf(second)).refunded).toBe(true);
  const told = await theMail(world, visitor.email, 'Refund of a second payment');
  expect(told.text).toContain('$200.55');
  expect(await subjectsTo(world, visitor.email)).toEqual([
    expect.stringMatching(/^Refund of a second payment/),
    expect.stringMatching(/^Booking confirmed/),
    expect.stringMatching(/^Reserved/),
  ]);
});

test('a reservation paid concurrently on two payment pages keeps exactly one payment', async () => {
  await world.provider.chaos({ drop: true });
  const { visitor, booking, pages } = await reserveWithTwoPages();
  await Promise.all(pages.map((session) => world.provider.pay(session)));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => visitor.poll(pages[nth % 2 === 0 ? 0 : 1])),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await waitForJobs(world);
  const charges = await Promise.all(pages.map((session) => world.provider.chargeOf(session)));
  expect(charges.map(({ refunded }) => refunded).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    [false, true],
  );
  expect((await visitor.booking(booking.id)).status).toBe('paid');
});

test('a payment after the boat has sailed is refunded even though its seats are free', async () => {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdThatRanOut(boat);
  await world.database.query('update bookings set start_date = $2, end_date = $2 where id = $1', [
    bookingId,
    dayAhead(-1),
  ]);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('refunded');
  await waitForJobs(world);
  expect((await world.provider.chargeOf(session)).refunded).toBe(true);
});

test('a payment of a wrong amount does not confirm the booking and is refunded', async () => {
  const boat = await addBoat(world);
  const { visitor, bookingId } = await holdSeats(world, boat);
  const { stripe, pay } = world.provider;
  const cheap = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: bookingId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Trip' } },
      },
    ],
    success_url: 'http://localhost/thanks',
  });
  await pay(cheap.id);
  await waitForJobs(world);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  expect((await world.provider.chargeOf(cheap.id)).refunded).toBe(true);
});

/** Opens two payment pages for a reservation: the second because the first is about to close. */
async function reserveWithTwoPages() {
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(await addBoat(world));
  const first = await openPayPage(booking.id);
  await world.database.query(
    "update payment_sessions set expires_at = now() + interval '2 minutes' where id = $1",
    [first],
  );
  const second = await openPayPage(booking.id);
  expect(second).not.toBe(first);
  return { visitor, booking, pages: [first, second] as const };
}

async function openPayPage(bookingId: string): Promise<string> {
  const answer = await newVisitor(world).follow(`/booking/pay/${bookingId}`);
  expect(answer.status).toBe(303);
  return readSessionId(answer.headers.get('location') ?? '');
}
