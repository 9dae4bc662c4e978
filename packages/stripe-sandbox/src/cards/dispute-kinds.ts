/** A cardholder's reason for a dispute, and how the dispute proceeds. */
export type DisputeKind = {
  reason: string;
  networkReasonCode: string | null;
  isInquiry: boolean;
  /** True if the dispute is lost as it opens: no evidence can be submitted. */
  isFinal?: true;
};

export const disputeKinds = {
  fraudulent: { reason: 'fraudulent', networkReasonCode: '10.4', isInquiry: false },
  product_not_received: {
    reason: 'product_not_received',
    networkReasonCode: '13.1',
    isInquiry: false,
  },
  inquiry: { reason: 'fraudulent', networkReasonCode: '10.4', isInquiry: true },
} satisfies Record<string, DisputeKind>;
