/** How far a dispute is: evidence can be sent, the bank looks at it, or it is decided. */
export const disputeStages = ['open', 'reviewed', 'won', 'lost', 'closed'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** The provider's word, as a stage; a word that is unknown is looked at by somebody. */
export function stageOf(status: string): DisputeStage {
  return Object.hasOwn(stages, status) ? stages[status as keyof typeof stages] : 'open';
}

const stages = {
  needs_response: 'open',
  warning_needs_response: 'open',
  under_review: 'reviewed',
  warning_under_review: 'reviewed',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
} as const satisfies Record<string, DisputeStage>;

/** Nothing comes of it any more. */
export function isDecided(status: string): boolean {
  return ['won', 'lost', 'closed'].includes(stageOf(status));
}

/** The bank only asks so far, and has taken nothing. */
export function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}

export const disputeStageNames = {
  open: 'Evidence is due',
  reviewed: 'The bank is looking at it',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
} as const satisfies Record<DisputeStage, string>;

/** "product_not_received" is "Product not received". */
export function reasonWords(reason: string): string {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a move of money for a dispute makes of what is taken for it. `leftCents` is what is left of its payment. */
export function moveDisputed(
  dispute: { takenCents: number; beyondCents: number },
  takenNow: number,
  leftCents: number,
): { ofBookingCents: number; beyondCents: number } {
  // What is more than was left is the platform's loss, and comes back to it first.
  const beyondCents =
    takenNow > 0 ? Math.max(0, takenNow - leftCents) : -Math.min(dispute.beyondCents, -takenNow);
  return { ofBookingCents: takenNow - beyondCents, beyondCents };
}
