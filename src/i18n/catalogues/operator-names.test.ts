import { expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { FEATURE_PAYMENT_FAILED, FEATURE_PAYMENT_RECEIVED } from '#domain/search/featuring.ts';
import featuring from '#locales/portal/operator/account/operator-featuring.en.ts';
import payouts from '#locales/portal/operator/account/operator-payouts.en.ts';
import {
  describeChange,
  payoutMethodNames,
  describeRebooking,
} from '../records/describe-payouts.ts';

// The portal uses these catalogues; mails, files and the server use the names in `domain` and `i18n/records`.
test('the operator pages use the same English names as the rules', () => {
  expect(payouts.methods).toEqual(payoutMethodNames);
  expect(featuring.received).toBe(FEATURE_PAYMENT_RECEIVED);
  expect(featuring.failed).toBe(writeError('en', FEATURE_PAYMENT_FAILED));
});

test('a statement describes changes in the same English as its file', () => {
  const refund = { kind: 'refund', cents: -1 } as const;
  expect(payouts.refund).toBe(describeChange({ ...refund, isAfterPayout: false }));
  expect(payouts.refundAfter).toBe(describeChange({ ...refund, isAfterPayout: true }));
  const dispute = { kind: 'dispute', isAfterPayout: false } as const;
  expect(payouts.bankTook).toBe(describeChange({ ...dispute, cents: -1 }));
  expect(payouts.bankGave).toBe(describeChange({ ...dispute, cents: 1 }));
  const rebooking = { code: 'SXM-7K2P-9QXD', cents: 36_000 };
  const said = [payouts.wentTo, payouts.cameFrom].map((say) => say(rebooking.code, '$360.00'));
  expect(said).toEqual([
    describeRebooking({ ...rebooking, direction: 'went' }),
    describeRebooking({ ...rebooking, direction: 'came' }),
  ]);
});
