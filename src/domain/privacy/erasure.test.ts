import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import {
  reasonsToKeepGuest,
  reasonsToKeepOperator,
  type BookingToErase,
  type OperatorToErase,
} from './erasure.ts';
import { factsWithoutWords } from './facts-without-words.ts';
import { outsideTasks } from './left-outside.ts';
import { monthsBefore, yearsBefore } from './retention.ts';

const today = '2026-12-04';
const over: BookingToErase = {
  code: 'SXM-1',
  end: '2026-12-03',
  isAlive: true,
  openPayments: 0,
  openRefundCents: 0,
  disputes: [],
  hasOpenOffer: false,
};

describe('a guest', () => {
  it('a guest can be erased once every trip is over and every payment has arrived', () => {
    expect(reasonsToKeepGuest([over, { ...over, disputes: ['won', 'lost'] }], today)).toEqual([]);
  });

  it('a guest can be erased when their upcoming trip is called off', () => {
    expect(reasonsToKeepGuest([{ ...over, end: '2027-01-01', isAlive: false }], today)).toEqual([]);
  });

  test.each<[Partial<BookingToErase>, string]>([
    [
      { end: today },
      'The trip SXM-1 is still to sail, until Friday, December 4, 2026: cancel it first, or erase after it.',
    ],
    [
      { openRefundCents: 5000 },
      '$50.00 of SXM-1 is on its way back to the guest: wait until it has arrived; if it failed, send it again or settle it under its booking.',
    ],
    [{ openPayments: 1 }, 'A payment of SXM-1 is not settled yet: wait for the provider’s answer.'],
    [
      { disputes: ['lost', 'needs_response'] },
      'The payment of SXM-1 is disputed: answer under Disputes, and wait until the bank has decided.',
    ],
    [
      { hasOpenOffer: true },
      'The guest of SXM-1 may still choose what they get for the trip that was called off: wait until they have.',
    ],
  ])('a guest with %j cannot be erased, and the reason says what to do first', (change, words) => {
    expect(reasonsToKeepGuest([over, { ...over, ...change }], today)).toEqual([words]);
  });
});

const even: OperatorToErase = {
  tripsToCome: [],
  openCents: 0,
  comingCents: 0,
  openRefundCents: 0,
  openPayments: 0,
  disputes: [],
  openOffers: 0,
};

describe('an operator', () => {
  it('an operator with no upcoming trips and nothing owed can be erased', () => {
    expect(reasonsToKeepOperator(even)).toEqual([]);
  });

  test.each<[Partial<OperatorToErase>, RegExp]>([
    [{ tripsToCome: ['A', 'B'] }, /^Trips are still to sail: A, B\. Suspend the captain/],
    [{ tripsToCome: 'ABCDEFG'.split('') }, /: A, B, C, D, E and 2 more\./],
    [{ openCents: 10_000, comingCents: 500 }, /^\$105\.00 is still owed to this captain/],
    [{ openCents: -200 }, /^This captain got \$2\.00 too much/],
    [{ openRefundCents: 1 }, /^\$0\.01 is on its way back/],
    [{ openPayments: 1 }, /is not settled yet\.$/],
    [{ disputes: ['under_review'] }, /disputed/],
    [{ openOffers: 1 }, /may still choose/],
  ])(
    'an operator with %j cannot be erased, and the reason says what to do first',
    (change, words) => {
      expect(reasonsToKeepOperator({ ...even, ...change })).toEqual([expect.stringMatching(words)]);
    },
  );
});

describe('a redacted event payload', () => {
  test.each([
    [{ cents: 100, reason: 'Maria was sick' }, { cents: 100 }],
    [{ reason: 'weather', note: 'To Maria' }, { reason: 'weather' }],
    [
      { from: { name: 'Maria', email: 'm@b.test' }, to: { name: 'Bo' } },
      { from: {}, to: {} },
    ],
    [{ message: '2026-12-04 is fine' }, {}],
    [
      {
        before: { start: '2026-12-04', time: '09:00' },
        after: { start: '2026-12-05', boat: 'Rosa' },
      },
      { before: { start: '2026-12-04', time: '09:00' }, after: { start: '2026-12-05' } },
    ],
    [
      { refund: 're_1abc', dispute: 'dp_2', status: 'paid' },
      { refund: 're_1abc', dispute: 'dp_2', status: 'paid' },
    ],
    [{ status: 'Maria Lopez' }, {}],
    [{ filters: [{ search: 'maria@b.test' }, 7] }, { filters: [{}, 7] }],
    [null, {}],
  ])('the payload %j is redacted to %j', (facts, left) => {
    expect(factsWithoutWords(facts)).toEqual(left);
  });

  it('a redacted payload keeps no free text under any key', () => {
    const written = fc.string({ minLength: 3 }).map((words) => `${words} Markerwood`);
    const facts = fc.dictionary(
      fc.string(),
      fc.oneof(written, fc.integer(), fc.object({ values: [written] })),
    );
    fc.assert(
      fc.property(
        facts,
        (each) => !JSON.stringify(factsWithoutWords(each)).match(/: ?"[^"]*Markerwood/),
      ),
    );
  });
});

test('an erasure lists a manual task for each third-party service that keeps data', () => {
  const held = {
    payments: ['pi_1'],
    calendarEvents: [{ code: 'SXM-1', operator: 'Rosa' }],
    grants: ['g-1'],
    signInId: 'u-1',
  };
  const tasks = outsideTasks('operator', held).join('\n');
  for (const words of ['pi_1', 'Calendar of Rosa: the event of SXM-1', 'g-1', 'u-1', 'Backups']) {
    expect(tasks).toContain(words);
  }
  const nothing = { payments: [], calendarEvents: [], grants: [], signInId: null };
  expect(outsideTasks('guest', nothing)).toHaveLength(2);
});

test('a period ends on the same day of its year', () => {
  const at = Date.UTC(2026, 10, 23, 12);
  expect(yearsBefore(at, 3).toISOString()).toBe('2023-11-23T12:00:00.000Z');
  expect(monthsBefore(at, 12).toISOString()).toBe('2025-11-23T12:00:00.000Z');
});
