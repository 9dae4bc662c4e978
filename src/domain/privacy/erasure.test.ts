import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import type { ErrorMessage } from '../errors/error-message.ts';
import {
  listReasonsToKeepGuest,
  listReasonsToKeepOperator,
  type BookingToErase,
  type OperatorToErase,
} from './erasure.ts';
import { redactEventPayload } from './redact-event-payload.ts';
import { listManualErasureTasks } from './third-party-data.ts';
import { subtractMonths, subtractYears } from './retention.ts';

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
    expect(listReasonsToKeepGuest([over, { ...over, disputes: ['won', 'lost'] }], today)).toEqual(
      [],
    );
  });

  it('a guest can be erased when their upcoming trip is called off', () => {
    expect(listReasonsToKeepGuest([{ ...over, end: '2027-01-01', isAlive: false }], today)).toEqual(
      [],
    );
  });

  test.each<[Partial<BookingToErase>, ErrorMessage]>([
    [
      { end: today },
      { code: 'erasure.tripToCome', values: { text: 'SXM-1', fullDay: '2026-12-04' } },
    ],
    [
      { openRefundCents: 5000 },
      { code: 'erasure.refundOnItsWay', values: { money: 5000, text: 'SXM-1' } },
    ],
    [{ openPayments: 1 }, { code: 'erasure.paymentOpen', values: { text: 'SXM-1' } }],
    [
      { disputes: ['lost', 'needs_response'] },
      { code: 'erasure.disputed', values: { text: 'SXM-1' } },
    ],
    [{ hasOpenOffer: true }, { code: 'erasure.offerOpen', values: { text: 'SXM-1' } }],
  ])('a guest with %j cannot be erased, and the reason says what to do first', (change, reason) => {
    expect(listReasonsToKeepGuest([over, { ...over, ...change }], today)).toEqual([reason]);
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
    expect(listReasonsToKeepOperator(even)).toEqual([]);
  });

  test.each<[Partial<OperatorToErase>, ErrorMessage]>([
    [{ tripsToCome: ['A', 'B'] }, { code: 'erasure.tripsToCome', values: { text: 'A, B' } }],
    [
      { tripsToCome: 'ABCDEFG'.split('') },
      { code: 'erasure.moreTripsToCome', values: { text: 'A, B, C, D, E', count: 2 } },
    ],
    [
      { openCents: 10_000, comingCents: 500 },
      { code: 'erasure.owed', values: { money: 10_500 } },
    ],
    [{ openCents: -200 }, { code: 'erasure.overpaid', values: { money: 200 } }],
    [{ openRefundCents: 1 }, { code: 'erasure.refundsOnTheirWay', values: { money: 1 } }],
    [{ openPayments: 1 }, 'erasure.paymentsOpen'],
    [{ disputes: ['under_review'] }, 'erasure.operatorDisputed'],
    [{ openOffers: 1 }, 'erasure.offersOpen'],
  ])(
    'an operator with %j cannot be erased, and the reason says what to do first',
    (change, reason) => {
      expect(listReasonsToKeepOperator({ ...even, ...change })).toEqual([reason]);
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
  ])('the event payload %j is redacted to %j', (facts, left) => {
    expect(redactEventPayload(facts)).toEqual(left);
  });

  it('a redacted payload keeps no free text under any key', () => {
    const written = fc.string({ minLength: 3 }).map((text) => `${text} Markerwood`);
    const facts = fc.dictionary(
      fc.string(),
      fc.oneof(written, fc.integer(), fc.object({ values: [written] })),
    );
    fc.assert(
      fc.property(
        facts,
        (each) => !JSON.stringify(redactEventPayload(each)).match(/: ?"[^"]*Markerwood/),
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
  expect(listManualErasureTasks('operator', held)).toEqual([
    { code: 'erasureTask.payments', values: { text: 'pi_1' } },
    { code: 'erasureTask.disputes', values: { count: 120 } },
    { code: 'erasureTask.calendarEvent', values: { name: 'Rosa', text: 'SXM-1' } },
    { code: 'erasureTask.grant', values: { text: 'g-1' } },
    { code: 'erasureTask.signIn', values: { text: 'u-1' } },
    { code: 'erasureTask.mails', values: { detail: 'erasureTask.operatorFiles' } },
    'erasureTask.backups',
  ]);
  const nothing = { payments: [], calendarEvents: [], grants: [], signInId: null };
  expect(listManualErasureTasks('guest', nothing)).toHaveLength(2);
});

test('subtracting years or months keeps the day and the time', () => {
  const at = Date.UTC(2026, 10, 23, 12);
  expect(subtractYears(at, 3).toISOString()).toBe('2023-11-23T12:00:00.000Z');
  expect(subtractMonths(at, 12).toISOString()).toBe('2025-11-23T12:00:00.000Z');
});
