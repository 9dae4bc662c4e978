import { expect, it } from 'vitest';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import t from '#locales/portal/operator/trips/operator-changes.en.ts';
import trips from '#locales/common/trips.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { describeRequest, explainRequest, describeConsequence } from './change-request-texts.ts';

const en = { t, trips, formats: createFormats('en') };

const asked = { groupSize: null, date: null, time: null, answerBy: '2026-12-04T02:00:00.000Z' };
const request: ChangeRequestView = {
  id: 'r',
  bookingId: 'b',
  code: 'SXM-7K2P-9QXD',
  customerName: 'Ana',
  boatName: 'Pelican',
  startDate: '2026-12-04',
  endDate: '2026-12-04',
  time: '09:00',
  groupSize: 4,
  refundCents: 17_850,
  isPaidByHand: false,
  asked: { ...asked, kind: 'cancel' },
};

it('a change request isolates a right-to-left name', () => {
  const named = { ...request, customerName: 'דוד' };
  expect(describeRequest(en, named)).toMatch(/^\u2068דוד\u2069 asks to cancel/);
  expect(describeConsequence(en, named)).toContain('to \u2068דוד\u2069,');
});

it('a change request states the exact cost of accepting it', () => {
  expect(describeRequest(en, request)).toBe('Ana asks to cancel with a full refund');
  expect(describeConsequence(en, request)).toBe(
    'If you accept, the trip is canceled and its seats go back on sale. We refund $178.50 to Ana, and you aren’t paid for it.',
  );
  const fewer = { ...request, asked: { ...asked, kind: 'fewer-guests' as const, groupSize: 3 } };
  expect(describeRequest(en, fewer)).toBe('Ana asks to change the group to 3 guests');
  expect(describeConsequence(en, fewer)).toContain('If you accept, 3 guests of 4 come');
  const move = {
    ...request,
    asked: { ...asked, kind: 'move' as const, date: '2026-12-05', time: '14:00' },
  };
  expect(describeRequest(en, move)).toBe(
    'Ana asks to move to Saturday, December 5, 2026 at 2:00 PM',
  );
  expect(describeConsequence(en, move)).toContain('The price and the payment stay the same');
});

it('a change request for a booking paid to the captain leaves the refund to the captain and the guest', () => {
  const byHand = { ...request, refundCents: 0, isPaidByHand: true };
  expect(describeRequest(en, byHand)).toBe('Ana asks to cancel');
  expect(describeConsequence(en, byHand)).toContain('between the two of you');
  expect([explainRequest(t, request), explainRequest(t, byHand)]).toEqual([
    'Free changes have ended, so this needs your agreement.',
    'They paid you directly, so this is your decision.',
  ]);
});
