/** What the holder of a test card says of a charge, and what follows. */
export type DisputeKind = {
  reason: string;
  networkReasonCode: string | null;
  isInquiry: boolean;
  /** Lost as it opens: nothing can be submitted. */
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
