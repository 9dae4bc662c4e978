import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { CancelledView } from '#contract/admin/admin-refund-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN, type AdminCall } from '../admins/admins.ts';
import { holdSeats, newVisitor, type CheckoutInput } from '../guests/paying-visitor.ts';
import { createPayingWorld, type NewBoat, type PayingWorld } from '../guests/paying-world.ts';
import { waitForJobs } from '../../product/wait-for-jobs.ts';
import { readSessionId } from '../guests/visitors.ts';

/** The demo world with its payments, and a signed-in super admin. */
export type MoneyWorld = PayingWorld & {
  cookie: string;
  ask<Body = Record<string, unknown>>(
    name: EndpointName,
    call?: AdminCall,
  ): ReturnType<typeof callAdmin<Body>>;
};

export async function createMoneyWorld(): Promise<MoneyWorld> {
  const world = await createPayingWorld({ DEMO: 'on' });
  const cookie = await signInAdmin(world, SUPER_ADMIN);
  return {
    ...world,
    cookie,
    ask: (name, call) => callAdmin(world.baseUrl, name, { cookie, ...call }),
  };
}

/** Cancels a booking with the maximum refund that the admin screen shows now. */
export async function cancel(
  world: MoneyWorld,
  bookingId: string,
  refundCents: number,
  call: AdminCall = {},
) {
  const mostCents = await readMaxRefundable(world, bookingId);
  const payload = { reason: 'The boat needs a new mast', refundCents, mostCents };
  return world.ask<CancelledView>('adminCancelBooking', {
    parts: { id: bookingId },
    payload,
    ...call,
  });
}

/** Reads the maximum refund of a booking from the admin screen, in cents. */
export async function readMaxRefundable(world: MoneyWorld, bookingId: string): Promise<number> {
  const shown = await world.ask<Partial<AdminBookingView>>('adminBooking', {
    parts: { id: bookingId },
  });
  return shown.body.cancellation?.mostCents ?? 0;
}

/** Returns the statuses of responses in ascending order. */
export function sortStatuses(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

/** Holds a trip and pays for it with this card. */
export async function bookPaidTrip(
  world: PayingWorld,
  boat: NewBoat,
  { card, ...input }: CheckoutInput & { card?: string } = {},
) {
  const held = await holdSeats(world, boat, input);
  await world.provider.pay(held.session, card);
  await held.visitor.poll(held.session);
  return held;
}

/** Reserves a trip in the form flow, with its service fee, and pays by its payment link. */
export async function paidReservation(world: PayingWorld, boat: NewBoat) {
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(boat);
  const session = await openPayPage(world, booking.id);
  await world.provider.pay(session);
  await visitor.poll(session);
  await waitForJobs(world);
  return { visitor, bookingId: booking.id, session };
}

export async function openPayPage(world: PayingWorld, bookingId: string): Promise<string> {
  const answer = await newVisitor(world).follow(`/booking/pay/${bookingId}`);
  return readSessionId(answer.headers.get('location') ?? '');
}

/** Reads the ledger's balances by account, in cents; omits accounts at zero. */
export async function readBalances({ database }: PayingWorld): Promise<Record<string, number>> {
  const { rows } = await database.query<{ account: string; cents: string }>(
    'select account, sum(cents) as cents from ledger_lines group by 1 having sum(cents) <> 0',
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/** Reads the refunds of a booking, oldest first. */
export async function listRefunds({ database }: PayingWorld, bookingId: string) {
  const { rows } = await database.query<{ id: string; state: string; failure: string | null }>(
    'select id, state, failure from booking_refunds where booking_id = $1 order by decided_at',
    [bookingId],
  );
  return rows;
}
