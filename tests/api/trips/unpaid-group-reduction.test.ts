import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { describeTimeline } from '../../support/faults/describe-timeline.ts';
import { changeTrip, linkTo, readTrip } from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;
let boat: NewBoat;
let visitor: Visitor;
let bookingId: string;
let token: string;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world, { capacity: 6, seatCents: 9550 });
  visitor = newVisitor(world);
  const { body } = await visitor.reserve(boat, { groupSize: 4, amountCents: 40_110 });
  bookingId = body.id;
  await waitForJobs(world);
  token = await linkTo(world, bookingId);
});

/** Follows the mailed link to the payment page. */
async function openPage(): Promise<string> {
  const answer = await visitor.follow(`/booking/pay/${bookingId}`);
  expect(answer.status).toBe(303);
  return readSessionId(answer.headers.get('location') ?? '');
}
const pageAt = (session: string) => world.provider.stripe.checkout.sessions.retrieve(session);
const comeWith = (groupSize: number) =>
  changeTrip(world, token, 'fewer-guests', { groupSize, refundCents: 0 });

test('reducing an unpaid group frees seats, and the payment link asks for the new price', async () => {
  const { choices } = (await readTrip(world, token)).body.fewerGuests;
  expect(choices).toEqual([
    { groupSize: 1, refundCents: 0, mostCents: 0, dueCents: 10_028 },
    { groupSize: 2, refundCents: 0, mostCents: 0, dueCents: 20_055 },
    { groupSize: 3, refundCents: 0, mostCents: 0, dueCents: 30_083 },
  ]);
  const before = await openPage();
  expect((await pageAt(before)).amount_total).toBe(40_110);

  const fewer = await comeWith(2);
  expect(fewer).toMatchObject({
    status: 200,
    body: { booking: { status: 'pending', groupSize: 2, amountCents: 20_055, tripCents: 19_100 } },
  });
  expect(describeTimeline(fewer.body).at(-1)).toBe(
    'Group size changed from 4 to 2, $200.55 left to pay',
  );
  expect(await readTaken(world, boat)).toMatchObject([{ time: '09:00', seats: 2 }]);
  expect((await pageAt(before)).status).toBe('expired');
  const mail = await theMail(world, visitor.email, 'Group size changed to 2 guests');
  expect(mail.text).toContain('You haven’t been charged yet. Please pay by');
  expect(mail.text).toContain('Pay $200.55');
  expect(mail.links).toContain(`${world.baseUrl}/booking/pay/${bookingId}`);

  const after = await openPage();
  expect((await pageAt(after)).amount_total).toBe(20_055);
  // Another reduction closes that page as well, and the link opens a new one.
  expect((await comeWith(1)).body.booking).toMatchObject({ groupSize: 1, amountCents: 10_028 });
  expect((await pageAt(after)).status).toBe('expired');
  const last = await openPage();
  await world.provider.pay(last);
  await visitor.poll(last);
  expect((await readTrip(world, token)).body.booking).toMatchObject({
    status: 'paid',
    groupSize: 1,
    amountCents: 10_028,
  });
});

test('reducing a group whose booking was just paid is refused until the guest has seen the refund', async () => {
  const page = await openPage();
  // The provider's webhook is lost.
  await world.provider.chaos({ drop: true });
  await world.provider.pay(page);
  await world.provider.calm();
  const fewer = await comeWith(2);
  expect(fewer).toMatchObject({
    status: 409,
    message: expect.stringContaining('changed to $200.55'),
  });
  expect((await readTrip(world, token)).body.booking).toMatchObject({
    status: 'paid',
    groupSize: 4,
    amountCents: 40_110,
  });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 4 }]);
});

test('an unpaid group cannot be reduced while the payment provider is down', async () => {
  await openPage();
  await world.provider.chaos({ apiDown: true });
  expect(await comeWith(2)).toMatchObject({
    status: 503,
    message: expect.stringContaining('nothing was changed'),
  });
  await world.provider.calm();
  expect((await readTrip(world, token)).body.booking).toMatchObject({ groupSize: 4 });
  expect((await comeWith(2)).status).toBe(200);
});

test('opening the payment page during a reduction leaves no page open with a wrong amount', async () => {
  for (const groupSize of [3, 2, 1]) {
    const [fewer] = await Promise.all([
      comeWith(groupSize),
      ...Array.from({ length: 4 }, () => visitor.follow(`/booking/pay/${bookingId}`)),
    ]);
    expect([200, 409]).toContain(fewer.status);
    const { rows } = await world.database.query<{ id: string; cents: number; owed: number }>(
      `select payment_sessions.id, payment_sessions.amount_cents as cents, bookings.amount_cents as owed
       from payment_sessions join bookings on bookings.id = booking_id
       where booking_id = $1 and payment_sessions.status = 'open'`,
      [bookingId],
    );
    for (const { id, cents, owed } of rows) {
      expect(cents).toBe(owed);
      expect((await pageAt(id)).amount_total).toBe(owed);
    }
    expect((await pageAt(await openPage())).amount_total).toBe(
      (await readTrip(world, token)).body.booking.amountCents,
    );
  }
});

test('concurrent repeats reduce a group once, and a charter costs the same for fewer guests', async () => {
  const requestKey = crypto.randomUUID();
  const request = { requestKey, groupSize: 3, refundCents: 0 };
  const both = await Promise.all(
    [1, 2].map(() => changeTrip(world, token, 'fewer-guests', request)),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 3 }]);

  const charter = { pricingMode: 'charter', groupSize: 4, amountCents: 126_000 } as const;
  const other = await addBoat(world);
  const { body } = await newVisitor(world).reserve(other, charter);
  const link = await linkTo(world, body.id);
  const fewer = await changeTrip(world, link, 'fewer-guests', { groupSize: 2, refundCents: 0 });
  expect(fewer.body.booking).toMatchObject({ groupSize: 2, amountCents: 126_000 });
});

test.each([
  { groupSize: 4, refundCents: 0, status: 400 },
  { groupSize: 0, refundCents: 0, status: 400 },
  { groupSize: 2, refundCents: 20_055, status: 409 },
])(
  'reducing 4 unpaid guests to $groupSize with a refund of $refundCents cents is refused',
  async ({ status, ...input }) => {
    expect((await changeTrip(world, token, 'fewer-guests', input)).status).toBe(status);
    expect((await readTrip(world, token)).body.booking).toMatchObject({
      groupSize: 4,
      amountCents: 40_110,
    });
  },
);
