import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TripOfferView } from '#contract/operator/call-off-api.ts';
import { openSemaphore } from '../../../../src/server/platform/gateways/semaphore.ts';
import type { CalendarOperator } from './calendar-operators.ts';
import { call } from './operators.ts';
import { newVisitor, type CheckoutInput } from '../guests/paying-visitor.ts';
import type { NewBoat, PayingWorld } from '../guests/paying-world.ts';
import { waitForJobs } from '../../product/wait-for-jobs.ts';
import { changeTrip, linkTo, type LinkedTrip } from '../guests/trip-link-requests.ts';

/** Reads a guest's choices for a called-off trip. */
export async function readOffer(
  world: PayingWorld,
  { token }: Pick<LinkedTrip, 'token'>,
): Promise<NonNullable<TripOfferView['offer']>> {
  await waitForGuestNotifications(world);
  const answer = await fetch(`${world.baseUrl}/api/trips/${token}/offer`);
  const { offer } = (await answer.json()) as TripOfferView;
  if (!offer) throw new Error('Nothing is offered.');
  return offer;
}

/** Calls off one day of all boats of an operator. */
export async function callOffBoatsDay(
  world: PayingWorld,
  { token, boats }: CalendarOperator,
  day: string,
): Promise<void> {
  const payload = {
    boatIds: boats.map(({ id }) => id),
    day,
    time: null,
    reason: 'weather',
    note: '',
    requestKey: randomUUID(),
  };
  const called = await call(world.baseUrl, 'callOff', { token, payload });
  expect(called.status).toBe(200);
}

export function chooseOffer(
  world: PayingWorld,
  { token }: Pick<LinkedTrip, 'token'>,
  choice: object,
) {
  return changeTrip(world, token, 'offer', { choice });
}

/** Waits until every guest has been notified. */
export async function waitForGuestNotifications(world: PayingWorld): Promise<void> {
  const countPendingJobs = async () =>
    (
      await world.database.query(
        `select from jobs.job where name in ('carry-out-call-off', 'open-rebooking-offer', 'expire-rebooking-offer')
         and (state in ('retry', 'active') or state = 'created' and start_after <= now())`,
      )
    ).rowCount;
  await expect.poll(countPendingJobs, { timeout: 60_000, interval: 50 }).toBe(0);
  await waitForJobs(world);
}

/** Reads the amount owed to an operator from the ledger, in cents. */
export async function owedTo({ database }: PayingWorld, operatorId: string): Promise<number> {
  const { rows } = await database.query<{ cents: number }>(
    `select -coalesce(sum(cents), 0)::int as cents from ledger_lines
     where account = 'owed-to-captain' and operator_id = $1`,
    [operatorId],
  );
  return rows[0]?.cents ?? 0;
}

/** Counts the seats that are sold on a boat's day. */
export async function seatsOn(
  { database }: PayingWorld,
  boatId: string,
  day: string,
): Promise<number> {
  const { rows } = await database.query<{ seats: number }>(
    `select coalesce(sum(seats_taken), 0)::int as seats from departures
     where boat_id = $1 and day = $2`,
    [boatId, day],
  );
  return rows[0]?.seats ?? 0;
}

/** Limits concurrent payments to eight: with more, payment pages time out on a slow machine. */
const paying = openSemaphore(8);

/** Books and pays for trips of several guests; returns each booking with its trip link's token. */
export async function payingGuests(
  world: PayingWorld,
  boat: NewBoat,
  count: number,
  input: CheckoutInput = {},
): Promise<{ bookingId: string; token: string }[]> {
  const pay = async (nth: number) => {
    const visitor = newVisitor(world, `Guest ${nth}`);
    const { session, bookingId } = await visitor.hold(boat, input);
    await world.provider.pay(session);
    return bookingId;
  };
  const bookings = await Promise.all(
    Array.from({ length: count }, (_, nth) => paying.take(() => pay(nth))),
  );
  await waitForJobs(world);
  return Promise.all(
    bookings.map(async (bookingId) => ({ bookingId, token: await linkTo(world, bookingId) })),
  );
}
