import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findDisputeNews,
  isDecided,
  isInquiry,
  isNewsForOwner,
  computeDisputeMove,
  getDisputeStage,
} from './disputes.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';

test.each([
  ['needs_response', 'open', false],
  ['warning_needs_response', 'open', false],
  ['under_review', 'reviewed', false],
  ['won', 'won', true],
  ['lost', 'lost', true],
  ['warning_closed', 'closed', true],
  ['a word of next year', 'open', false],
] as const)(
  'the dispute status “%s” is the stage “%s”, and the dispute is decided: %s',
  (status, stage, isOver) => {
    expect([getDisputeStage(status), isDecided(status)]).toEqual([stage, isOver]);
  },
);

test('an inquiry is distinguished from a chargeback, and its reason code is spelled out', () => {
  expect([isInquiry('warning_under_review'), isInquiry('under_review')]).toEqual([true, false]);
  expect(formatDisputeReason('product_not_received')).toBe('Product not received');
});

test.each([
  ['opened', null, ['needs_response', 100]],
  ['opened', null, ['warning_needs_response', 0]],
  // All earlier webhooks were lost.
  ['lost', null, ['lost', 100]],
  ['escalated', ['warning_needs_response', 0], ['needs_response', 100]],
  ['escalated', ['warning_under_review', 0], ['under_review', 100]],
  ['reviewed', ['needs_response', 100], ['under_review', 100]],
  ['taken', ['needs_response', 0], ['needs_response', 100]],
  ['won', ['under_review', 100], ['won', 0]],
  ['won', ['under_review', 100], ['won', 100]],
  ['returned', ['won', 100], ['won', 0]],
  ['lost', ['needs_response', 100], ['lost', 100]],
  ['closed', ['warning_under_review', 0], ['warning_closed', 0]],
  [null, ['needs_response', 100], ['needs_response', 100]],
  [null, ['lost', 100], ['lost', 100]],
] as const)('the news of a dispute is %s when %j becomes %j', (news, before, after) => {
  const state = ([status, takenCents]: readonly [string, number]) => ({ status, takenCents });
  expect(findDisputeNews(before && state(before), state(after))).toBe(news);
});

test('the owner is mailed when a dispute needs an answer or ends, but not in between', () => {
  const all = ['opened', 'escalated', 'reviewed', 'taken', 'returned', 'won', 'lost', 'closed'];
  expect(all.filter((news) => isNewsForOwner(news as never))).toEqual([
    ...['opened', 'escalated', 'won', 'lost', 'closed'],
  ]);
});

test('taking and returning disputed money never exceeds what is left of the booking', () => {
  const moves = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(20_000), moves, (paidCents, amounts) => {
      const dispute = { takenCents: 0, beyondCents: 0 };
      let disputedCents = 0;
      const move = (cents: number) => {
        const parts = computeDisputeMove(dispute, cents, paidCents - disputedCents);
        expect(parts.ofBookingCents + parts.beyondCents).toBe(cents);
        disputedCents += parts.ofBookingCents;
        dispute.takenCents += cents;
        dispute.beyondCents += parts.beyondCents;
        expect(disputedCents).toBeGreaterThanOrEqual(0);
        expect(disputedCents).toBeLessThanOrEqual(paidCents);
        expect(dispute.beyondCents).toBeGreaterThanOrEqual(0);
      };
      for (const cents of amounts) {
        move(cents);
        if (cents % 2 === 0) move(-Math.min(cents, dispute.takenCents));
      }
      if (dispute.takenCents > 0) move(-dispute.takenCents);
      expect([disputedCents, dispute.beyondCents]).toEqual([0, 0]);
    }),
  );
});
