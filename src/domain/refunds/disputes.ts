/** Progress of a dispute: awaiting evidence, under review by the bank, or decided. */
export const disputeStages = ['open', 'reviewed', 'won', 'lost', 'closed'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** Maps the provider's status to a stage; an unknown one is `open`, so that a person checks it. */
export function getDisputeStage(status: string): DisputeStage {
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

export function isDecided(status: string): boolean {
  return ['won', 'lost', 'closed'].includes(getDisputeStage(status));
}

/** Whether it is only an inquiry: the bank has not withdrawn any money. */
export function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}

/** Events of a dispute that are mailed, once each. */
export type DisputeNews =
  | 'opened'
  | 'escalated'
  | 'reviewed'
  | 'taken'
  | 'returned'
  | 'won'
  | 'lost'
  | 'closed';

type DisputeState = { status: string; takenCents: number };

/**
 * Returns the news in a dispute's update; null if there is none. `before` is null for an unknown dispute. One update is
 * one piece of news: a new dispute usually withdraws the money in the same update.
 */
export function findDisputeNews(
  before: DisputeState | null,
  after: DisputeState,
): DisputeNews | null {
  const stage = getDisputeStage(after.status);
  const stageBefore = before && getDisputeStage(before.status);
  const isOver = stage === 'won' || stage === 'lost' || stage === 'closed';
  if (isOver && (before === null || !isDecided(before.status))) return stage;
  if (before === null) return 'opened';
  if (isInquiry(before.status) && !isInquiry(after.status) && !isOver) return 'escalated';
  if (stage === 'reviewed' && stageBefore === 'open') return 'reviewed';
  if (after.takenCents > before.takenCents) return 'taken';
  return after.takenCents < before.takenCents ? 'returned' : null;
}

/** News that is mailed to the platform's owner: a dispute needs an answer, or is over. */
export function isNewsForOwner(news: DisputeNews): boolean {
  return news !== 'reviewed' && news !== 'taken' && news !== 'returned';
}

/**
 * Splits money that the bank withdraws or returns into the booking's part and the excess. `leftCents` is what is left
 * of the payment.
 */
export function computeDisputeMove(
  dispute: { takenCents: number; beyondCents: number },
  takenNow: number,
  leftCents: number,
): { ofBookingCents: number; beyondCents: number } {
  // The platform bears the excess, and is repaid first.
  const beyondCents =
    takenNow > 0 ? Math.max(0, takenNow - leftCents) : -Math.min(dispute.beyondCents, -takenNow);
  return { ofBookingCents: takenNow - beyondCents, beyondCents };
}
