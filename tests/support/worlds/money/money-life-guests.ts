import { randomUUID } from 'node:crypto';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import {
  cancelTripAsGuest,
  reduceGroup,
} from '../../../../src/server/marketplace/trips/guest-trip-changes.ts';
import { changeTrip } from '../../../../src/server/marketplace/core/trips/change-trip.ts';
import { makeTripLink } from '../../../../src/server/marketplace/core/trips/trip-links.ts';
import { moveBooking } from '../../../../src/server/marketplace/core/departures/move-booking.ts';
import { readTrip } from '../../../../src/server/marketplace/core/trips/read-trip.ts';
import { pickRow, type Life } from './money-life-world.ts';

/** Cancels a trip as its guest, twice concurrently, sometimes with another amount than shown. */
export async function guestCancels(life: Life): Promise<boolean> {
  const guest = await someGuest(life);
  if (!guest) return false;
  const { deps, chance } = life;
  const refundCents = guest.trip.cancel.refundCents + (chance.yes(0.1) ? 1 : 0);
  const both = await Promise.all(
    [1, 2].map(() =>
      changeTrip(deps, guest, (write, changing) =>
        cancelTripAsGuest(deps, write, changing, { ...guest, refundCents, reason: '' }),
      ),
    ),
  );
  return both.some(({ ok }) => ok);
}

export async function guestComesWithFewer(life: Life): Promise<boolean> {
  const guest = await someGuest(life);
  const choices = guest?.trip.fewerGuests.choices ?? [];
  if (!guest || choices.length === 0) return false;
  const { deps, chance } = life;
  const { groupSize, refundCents } = chance.pick(choices as [(typeof choices)[0]]);
  const both = await Promise.all(
    [1, 2].map(() =>
      changeTrip(deps, guest, (write, changing) =>
        reduceGroup(deps, write, changing, { ...guest, groupSize, refundCents }),
      ),
    ),
  );
  return both.some(({ ok }) => ok);
}

/** Moves a trip as its guest, twice concurrently, to a random departure. */
export async function guestMoves(life: Life): Promise<boolean> {
  const guest = await someGuest(life);
  if (!guest) return false;
  const { deps, chance, clock } = life;
  const date = addDays(toIslandNow(clock.nowMs).day, 1 + Math.floor(chance.between(0, 6)));
  const to = { date, time: chance.pick(['09:00', '14:00']), by: 'guest' as const };
  const both = await Promise.all(
    [1, 2].map(() =>
      changeTrip(deps, guest, (write, { booking, requestKey }) =>
        moveBooking(deps, write, booking, { ...to, requestKey }),
      ),
    ),
  );
  return both.some(({ ok }) => ok);
}

/** Picks a random booking; returns its link token and its trip page. */
async function someGuest({ deps, pool, chance }: Life) {
  const booking = await pickRow(
    pool,
    chance,
    `select id from bookings where status in ('paid', 'pending') or $1 > 0.9`,
    [chance.next()],
  );
  if (!booking) return null;
  const url = await makeTripLink(deps, String(booking['id']), 'en');
  const token = url.split('/trips/')[1] ?? '';
  const trip = await readTrip(deps, token);
  return trip.ok ? { token, trip: trip.value, requestKey: randomUUID() } : null;
}
