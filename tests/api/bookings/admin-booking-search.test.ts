import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBookingRowView, AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { addDays } from '#domain/time/days.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  cancel,
  createMoneyWorld,
  paidReservation,
  bookPaidTrip,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
let boat: NewBoat;
let trip: Awaited<ReturnType<typeof bookPaidTrip>>;
let found: AdminBookingRowView;

beforeAll(async () => {
  world = await createMoneyWorld();
  boat = await addBoat(world, { name: 'Laughing Gull', capacity: 12 });
  trip = await bookPaidTrip(world, boat, { start: dayAhead(31), end: dayAhead(31) });
  await name(trip.bookingId, 'Wilhelmina Peterson-Ruiz', '100%_sure@guests.test');
  [found] = (await list({ boat: boat.id })).items as [AdminBookingRowView];
});
afterAll(() => world.close());

/** Renames a booking's guest, because visitors of a test world share a name. */
const name = (id: string, customer: string, email: string) =>
  world.database.query(
    'update bookings set customer_name = $2, customer_email = $3 where id = $1',
    [id, customer, email],
  );

type Page = { items: AdminBookingRowView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await world.ask<Page>('adminBookings', { query })).body;
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ id }) => id);
const open = async (id: string) =>
  (await world.ask<AdminBookingView>('adminBooking', { parts: { id } })).body;
const sendAgain = (id: string, payload: object, cookie = world.cookie) =>
  world.ask<AdminBookingView>('adminSendMailAgain', { parts: { id }, payload, cookie });
/** Backdates the mails by an hour, because the same mail can be sent again only after a minute. */
const anHourLater = (bookingId: string) =>
  world.database.query(
    "update mails set queued_at = queued_at - interval '1 hour' where subject_id = $1",
    [bookingId],
  );

describe('the booking search for admins', () => {
  test('the booking list for admins shows a booking’s guest, date and price', () => {
    expect(found).toMatchObject({
      id: trip.bookingId,
      code: expect.stringMatching(/^SXM-\w{4}-\w{4}$/) as string,
      start: dayAhead(31),
      end: dayAhead(31),
      time: '09:00',
      boat: { id: boat.id, name: 'Laughing Gull' },
      operator: { id: boat.operatorId, name: 'Captain Rosa' },
      customerName: 'Wilhelmina Peterson-Ruiz',
      email: '100%_sure@guests.test',
      groupSize: 2,
      amountCents: 19_100,
      refundedCents: 0,
      status: 'paid',
    });
  });

  test.each<[string, () => string]>([
    ['its code', () => found.code],
    ['its code in lower case', () => found.code.toLowerCase()],
    ['its code without dashes', () => found.code.replaceAll('-', '')],
    ['its code without SXM', () => found.code.slice(4)],
    ['the beginning of its code', () => found.code.slice(0, 8)],
    ['the guest’s name', () => 'wilhelmina peterson-ruiz'],
    ['the guest’s name with extra spaces', () => 'Wilhelmina  \u00a0Peterson-Ruiz'],
    ['the beginning of the guest’s name', () => ' Wilhel '],
    ['the guest’s surname', () => 'PETERSON'],
    ['the guest’s email address', () => '100%_SURE@guests.test'],
    ['the beginning of the guest’s email address', () => '100%_s'],
  ])('a booking is found by %s', async (_, text) => {
    expect(await idsOf({ search: text() })).toEqual([trip.bookingId]);
  });

  test.each(['%', '_', '100__sure', 'SXM-0000-0000', 'nobody of that name', "'; drop", '\\'])(
    'a search for %s finds no booking',
    async (text) => expect(await idsOf({ search: text })).toEqual([]),
  );

  test('bookings can be filtered by day and date range, and a charter matches on each of its days', async () => {
    const first = dayAhead(40);
    const last = dayAhead(42);
    const input = { pricingMode: 'charter', start: first, end: last } as const;
    const { bookingId } = await bookPaidTrip(world, boat, input);
    const on = (query: Record<string, string>) => idsOf({ boat: boat.id, ...query });
    expect(await on({ day: addDays(first, 1) })).toEqual([bookingId]);
    expect(await on({ day: addDays(last, 1) })).toEqual([]);
    expect(await on({ from: last })).toEqual([bookingId]);
    expect(await on({ from: last, to: first })).toEqual([]);
    expect(await on({ to: addDays(first, -1) })).toEqual([trip.bookingId]);
    expect(await on({ from: dayAhead(31), to: first })).toEqual([bookingId, trip.bookingId]);
    expect(await on({ day: addDays(first, 1), from: dayAhead(31), to: last })).toEqual([bookingId]);
  });

  test('bookings can be filtered by status, port, boat and operator', async () => {
    const all = (query: Record<string, string>) => idsOf({ search: found.code, ...query });
    expect(await all({ status: 'paid', port: 'sxm-philipsburg' })).toEqual([trip.bookingId]);
    expect(await all({ boat: boat.id, operator: boat.operatorId })).toEqual([trip.bookingId]);
    expect(await all({ status: 'refunded' })).toEqual([]);
    expect(await all({ port: 'other' })).toEqual([]);
    expect(await all({ operator: boat.id })).toEqual([]);
  });

  test.each([
    { status: 'lost' },
    { refund: 'lost' },
    { day: 'soon' },
    { boat: 'x' },
    { after: 'x' },
  ])('the booking filter %j is refused', async (query) => {
    expect((await world.ask('adminBookings', { query })).status).toBe(400);
  });
});

test('the paged booking list is sorted newest first and contains each booking exactly once', async () => {
  const other = await addBoat(world, { name: 'Brown Noddy' });
  // Many with equal times, where paging can easily skip an entry.
  await world.database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
       end_date, time, group_size, customer_name, customer_email, trip_cents, fee_cents,
       amount_cents, created_at)
     select gen_random_uuid(), 'WALK-' || n, $1, $2, 'checkout', 'expired', 'perSeat', $3, $3,
       '09:00', 1, 'Walker', 'walker@guests.test', 100, 0, 100, now() - n / 30 * interval '1 hour'
     from generate_series(1, $4) n`,
    [other.id, other.operatorId, dayAhead(3), 2 * PAGE_SIZE + 20],
  );
  const seen: AdminBookingRowView[] = [];
  const sizes: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Page = await list({ search: 'walker', after: next });
    seen.push(...page.items);
    sizes.push(page.items.length);
    next = page.next;
  }
  expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, 20]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(2 * PAGE_SIZE + 20);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

describe('a booking that was called off with a partial refund', () => {
  let made: Promise<string> | null = null;
  /** Shared by all tests. */
  const calledOff = async () => {
    made ??= (async () => {
      const reserved = await paidReservation(world, await addBoat(world));
      expect((await cancel(world, reserved.bookingId, 5000)).status).toBe(200);
      await waitForJobs(world);
      return reserved.bookingId;
    })();
    return open(await made);
  };

  test('a called-off booking shows what was paid and refunded, and cannot be called off again', async () => {
    expect(await calledOff()).toMatchObject({
      status: 'refunded',
      flow: 'form',
      tripCents: 19_100,
      feeCents: 955,
      amountCents: 20_055,
      refundedCents: 5000,
      paidAt: expect.any(String) as string,
      refunds: [{ cents: 5000, state: 'sent', decidedBy: 'Harbour Master', failure: null }],
      payments: [{ status: 'paid', amountCents: 20_055 }],
      cancellation: { refusal: expect.any(String) as string, mostCents: 0 },
    });
  });

  test('a called-off booking shows its whole history, in order, with actors and reasons', async () => {
    const view = await calledOff();
    const told = view.history.map(({ what, by, more }) => [what, by, more]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Reserved; guest pays by the emailed link', 'Guest', null],
        ['Email “Reservation with payment link” to the guest sent', null, null],
        ['Payment page opened for $200.55', null, null],
        ['Paid $200.55', 'Payment provider', null],
        ['Email “Confirmation” to the guest sent', null, null],
        ['Email “Confirmation” to the captain sent', null, null],
        [
          'Booking canceled; $50.00 refunded to the guest',
          'Harbour Master',
          'The boat needs a new mast',
        ],
        ['Email “Cancellation” to the guest sent', null, null],
        [
          'Refund of $50.00 sent by the payment provider',
          'Payment provider',
          expect.stringMatching(/^re_/) as string,
        ],
      ]),
    );
    const order = ['Reserved', 'Payment page', 'Paid', 'Booking canceled', 'Refund of'];
    const places = order.map((text) => told.findIndex(([what]) => what?.startsWith(text)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(view.history.map(({ at }) => at)).toEqual(view.history.map(({ at }) => at).toSorted());
  });

  test('an admin can send the mail about a called-off booking again, which is recorded', async () => {
    const view = await calledOff();
    const deck = await signInAdmin(world, DECK);
    expect(view.mails).toEqual([
      { kind: 'cancelled', recipient: 'visitor' },
      { kind: 'cancelled', recipient: 'operator' },
    ]);
    const cancelled = async () =>
      (await mailsTo(world, view.email)).filter(({ subject }) =>
        subject.startsWith('Booking canceled: Sea'),
      );
    expect(await cancelled()).toHaveLength(1);
    await anHourLater(view.id);
    const answer = await sendAgain(view.id, { kind: 'cancelled', recipient: 'visitor' }, deck);
    expect([answer.status, answer.message]).toEqual([200, '']);
    expect(await cancelled()).toHaveLength(2);
    const { history } = await open(view.id);
    expect(
      history.filter(({ what }) => /“Cancellation” to the guest sent/.test(what)),
    ).toHaveLength(2);
    expect(history).toContainEqual(
      expect.objectContaining({
        what: 'Email “Cancellation” to the guest requested again',
        by: 'Deck',
      }),
    );
    const { rows } = await world.database.query(
      `select admin_name, subject_name, facts from audit_events
       where action = 'resend-mail' and subject_id = $1`,
      [view.id],
    );
    expect(rows).toEqual([
      {
        admin_name: 'Deck',
        subject_name: view.code,
        facts: { kind: 'cancelled', recipient: 'visitor' },
      },
    ]);
  });

  test('only mails that match a called-off booking’s status can be sent again', async () => {
    const { id } = await calledOff();
    const answer = await sendAgain(id, { kind: 'confirmation', recipient: 'visitor' });
    expect([answer.status, answer.message]).toEqual([
      409,
      'The email “Confirmation” to the guest no longer fits this booking.',
    ]);
    expect((await sendAgain(id, { kind: 'clash', recipient: 'operator' })).status).toBe(400);
  });
});

test('concurrent and repeated requests to send a mail again send it once', async () => {
  const { visitor, bookingId } = await bookPaidTrip(world, boat);
  const before = (await mailsTo(world, visitor.email)).length;
  await anHourLater(bookingId);
  const mail = { kind: 'confirmation', recipient: 'visitor' };
  const both = await Promise.all([sendAgain(bookingId, mail), sendAgain(bookingId, mail)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429']);
  const third = await sendAgain(bookingId, mail);
  expect(third.message).toMatch(/^This email was just sent\. Please wait \d+ seconds\.$/);
  expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await mailsTo(world, visitor.email)).toHaveLength(before + 1);
});

test('the history of a booking shows a mail that could not be sent, with the reason', async () => {
  const { bookingId } = await bookPaidTrip(world, boat);
  await waitForJobs(world);
  await world.database.query(
    `update mails set sent_at = null, attempts = 4, last_error = 'The mailbox is full'
     where subject_id = $1 and kind = 'confirmation' and recipient = 'visitor'`,
    [bookingId],
  );
  expect((await open(bookingId)).history).toContainEqual(
    expect.objectContaining({
      what: 'Email “Confirmation” to the guest could not be sent yet',
      more: 'The mailbox is full',
      state: 'failed',
    }),
  );
});

test('opening an unknown booking is answered 404', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
    const answer = await callAdmin(world.baseUrl, 'adminBooking', {
      cookie: world.cookie,
      parts: { id },
    });
    expect([answer.status, answer.message]).toEqual([404, 'We couldn’t find this booking.']);
  }
});

test('a pending booking shows when it expires', async () => {
  const { body } = await newVisitor(world).reserve(await addBoat(world));
  const view = await open(body.id);
  expect(view).toMatchObject({ status: 'pending', waitsUntil: body.payBy, paidAt: null });
  expect(view.cancellation).toMatchObject({ refusal: null, mostCents: 0 });
});
