import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../bookings/bookings.ts';
import { toInstant } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import { addServiceFee } from '../money/pricing.ts';
import { computeMaxRefundable } from '../refunds/refunds.ts';
import {
  quoteCancellation,
  findChangeRefusal,
  decideGroupReduction,
  decideGuestCancellation,
  computeMaxGoodwillRefund,
  quoteGroupReduction,
  computeFreeUntil,
  computeFreeUntilAfterMove,
  requiresOperator,
  priceReducedGroup,
  computeTripStart,
  type GuestTrip,
} from './trip-changes.ts';

const trip: GuestTrip = {
  status: 'paid',
  mode: 'perSeat',
  start: '2027-01-15',
  time: '09:00',
  groupSize: 3,
  tripCents: 28_500,
  feeCents: 1425,
  refundedCents: 0,
  isPaidToOperator: false,
  freeHours: 48,
  freeUntilMs: null,
};
const start = toInstant('2027-01-15', '09:00');
const inTime = start - 48 * HOUR_MS;

describe('cancelling by the guest', () => {
  test.each([
    ['48 hours before departure gets a full refund', inTime, 29_925],
    ['less than 48 hours before departure gets no refund', inTime + 1, 0],
  ])('a guest who cancels %s', (_, now, refundCents) => {
    expect(quoteCancellation(trip, now)).toBe(refundCents);
    const decided = decideGuestCancellation(trip, { refundCents }, now);
    const status = refundCents > 0 ? 'refunded' : 'cancelled';
    expect(decided).toEqual({ ok: true, value: { status, refundCents } });
    expect(requiresOperator(trip, now)).toBe(refundCents === 0);
  });

  test('a cancellation refunds only what has not been refunded yet', () => {
    expect(quoteCancellation({ ...trip, refundedCents: 9925 }, inTime)).toBe(20_000);
  });

  test.each(['pending', 'asked'] as const)(
    'cancelling a booking that is %s costs and refunds nothing',
    (status) => {
      const decided = decideGuestCancellation({ ...trip, status }, { refundCents: 0 }, inTime);
      expect(decided).toEqual({ ok: true, value: { status: 'cancelled', refundCents: 0 } });
    },
  );

  test('a cancellation with an outdated refund amount is refused with the correct amount', () => {
    const decided = decideGuestCancellation(trip, { refundCents: 0 }, inTime);
    expect(decided).toMatchObject({
      problem: { kind: 'amount-changed', facts: { refundCents: 29_925 } },
    });
  });

  test('a trip that is not sold, or has begun, cannot be changed', () => {
    for (const status of bookingStatuses) {
      const isSold = ['pending', 'asked', 'paid'].includes(status);
      expect(findChangeRefusal({ ...trip, status }, start - 1) === null).toBe(isSold);
      expect(findChangeRefusal({ ...trip, status }, start)).not.toBeNull();
    }
  });
});

describe('reducing a group', () => {
  test.each([
    [2, 9975],
    [1, 19_950],
  ])('reducing a group of 3 to %i refunds the others’ share', (groupSize, refundCents) => {
    expect(decideGroupReduction(trip, { groupSize, refundCents }, inTime)).toEqual({
      ok: true,
      value: { refundCents, price: null },
    });
    expect(quoteGroupReduction(trip, groupSize, inTime + 1)).toBe(0);
    expect(computeMaxGoodwillRefund(trip, groupSize)).toBe(refundCents);
  });

  test.each([0, 3, 4])('a group of 3 cannot be changed to %i', (groupSize) => {
    const decided = decideGroupReduction(trip, { groupSize, refundCents: 0 }, inTime);
    expect(decided).toMatchObject({ problem: { kind: 'invalid' } });
  });

  test('a charter costs the same for fewer guests', () => {
    expect(quoteGroupReduction({ ...trip, mode: 'charter' }, 1, inTime)).toBe(0);
    expect(computeMaxGoodwillRefund({ ...trip, mode: 'charter' }, 1)).toBe(0);
  });

  test('reducing an unpaid group lowers the price, without a refund', () => {
    const decided = decideGroupReduction(
      { ...trip, status: 'pending' },
      { groupSize: 1, refundCents: 0 },
      inTime,
    );
    const price = { tripCents: 9500, feeCents: 475 };
    expect(decided).toEqual({ ok: true, value: { refundCents: 0, price } });
    expect(priceReducedGroup({ ...trip, feeCents: 0 }, 2)).toEqual({
      tripCents: 19_000,
      feeCents: 0,
    });
    const charter = { ...trip, mode: 'charter' } as const;
    expect(priceReducedGroup(charter, 1)).toEqual({ tripCents: 28_500, feeCents: 1425 });
  });

  test('a group cannot be reduced while its booking awaits the captain’s approval', () => {
    const asked = { ...trip, status: 'asked' } as const;
    expect(decideGroupReduction(asked, { groupSize: 1, refundCents: 0 }, inTime)).toMatchObject({
      problem: { kind: 'conflict', message: 'groupSize.awaitingApproval' },
    });
  });

  test('a reduced unpaid group owes what a group of that size would have paid', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 100, max: 100_000 }), (unsorted, seatCents) => {
        const [first = 1, ...later] = unsorted.toSorted((one, other) => other - one);
        const priced = (groupSize: number) => {
          const tripCents = groupSize * seatCents;
          return { groupSize, tripCents, feeCents: addServiceFee(tripCents).feeCents };
        };
        let now: GuestTrip = { ...trip, status: 'pending', ...priced(first) };
        for (const groupSize of later) {
          now = { ...now, groupSize, ...priceReducedGroup(now, groupSize) };
          expect(now).toMatchObject(priced(groupSize));
        }
      }),
    );
  });

  test('repeated reductions of a group refund what it paid, to the cent, and never more', () => {
    fc.assert(
      fc.property(
        fc.record({
          groupSize: fc.integer({ min: 2, max: 40 }),
          tripCents: fc.integer({ min: 1, max: 5_000_000 }),
          feeCents: fc.integer({ min: 0, max: 250_000 }),
          already: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        fc.array(fc.integer({ min: 1, max: 39 }), { maxLength: 8 }),
        ({ already, ...paid }, sizes) => {
          const refundedCents = Math.floor(already * (paid.tripCents + paid.feeCents));
          let now: GuestTrip = { ...trip, ...paid, refundedCents };
          for (const groupSize of sizes) {
            const refundCents = quoteGroupReduction(now, groupSize, inTime);
            const decided = decideGroupReduction(now, { groupSize, refundCents }, inTime);
            if (!decided.ok) continue;
            expect(refundCents).toBeGreaterThanOrEqual(0);
            expect(refundCents).toBeLessThanOrEqual(computeMaxRefundable(now));
            now = { ...now, groupSize, refundedCents: now.refundedCents + refundCents };
          }
          const rest = quoteCancellation(now, inTime);
          expect(now.refundedCents + rest).toBe(paid.tripCents + paid.feeCents);
        },
      ),
    );
  });
});

describe('free cancellation after a move', () => {
  const to = { start: '2027-03-01', time: '14:00' };
  const newStart = toInstant('2027-03-01', '14:00');

  test('a guest who moves the trip themselves gets the cancellation policy of the new time', () => {
    expect(computeFreeUntilAfterMove(trip, to, 'guest', inTime)).toBeNull();
    expect(computeFreeUntil({ ...trip, ...to })).toBe(newStart - 48 * HOUR_MS);
  });

  test('free cancellation does not return after a move that the operator granted', () => {
    expect(computeFreeUntilAfterMove(trip, to, 'operator for the guest', inTime + 1)).toBe(inTime);
  });

  test.each([
    ['as the policy says', inTime, newStart - 48 * HOUR_MS],
    ['for three days if the start is near', newStart - 80 * HOUR_MS, newStart - 8 * HOUR_MS],
    ['until the start if that is sooner', newStart - 10 * HOUR_MS, newStart],
  ])('after a move by the operator, cancellation is free %s', (_, now, expected) => {
    expect(computeFreeUntilAfterMove(trip, to, 'operator', now)).toBe(expected);
  });

  test('a charter without a time begins at midnight', () => {
    expect(computeTripStart({ start: '2027-01-15', time: null })).toBe(
      toInstant('2027-01-15', '00:00'),
    );
  });
});
