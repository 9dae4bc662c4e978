import { expect, test } from 'vitest';
import { sourceNames } from '#domain/operators/by-hand.ts';
import { disputeStageNames } from '#domain/refunds/disputes.ts';
import { documentNames } from '#domain/operators/documents.ts';
import { bookingMailNames } from '#domain/bookings/mail-kinds.ts';
import bookings from '#locales/portal/admin/business/admin-bookings.en.ts';
import disputes from '#locales/portal/admin/business/admin-disputes.en.ts';
import documents from '#locales/portal/admin/listings/admin-documents.en.ts';
import payouts from '#locales/portal/admin/business/admin-payouts.en.ts';
import { describeChange, payoutMethodNames, rebookingWords } from '#domain/payouts/payouts.ts';

// Mails, files and the log say it by the domain, the portal by its messages.
test('the admin portal calls things in English as the domain does', () => {
  expect(bookingMailNames).toMatchObject(bookings.mails);
  expect(bookings.sources).toEqual(sourceNames);
  expect(payouts.methods).toEqual(payoutMethodNames);
  expect(documents.kinds).toEqual(documentNames);
  expect(disputes.stages).toEqual(disputeStageNames);
  expect(payouts.changes).toEqual({
    refund: describeChange({ kind: 'refund', cents: -100, isAfterPayout: false }),
    refundAfter: describeChange({ kind: 'refund', cents: -100, isAfterPayout: true }),
    taken: describeChange({ kind: 'dispute', cents: -100, isAfterPayout: false }),
    given: describeChange({ kind: 'dispute', cents: 100, isAfterPayout: false }),
  });
  for (const direction of ['went', 'came'] as const) {
    const words = rebookingWords({ direction, code: 'SXM-7K2P-9QXD', cents: 36_000 });
    expect(payouts.rebooked[direction]('SXM-7K2P-9QXD', '$360.00')).toBe(words);
  }
});
