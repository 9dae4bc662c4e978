import type { RefundState } from '#domain/refunds.ts';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  due: 'On its way',
  sent: 'Sent to the guest’s bank',
  failed: 'Failed',
  settled: 'Paid back in another way',
};
