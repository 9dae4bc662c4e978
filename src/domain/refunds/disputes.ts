/** A dispute's progress: evidence can be sent, the bank reviews it, or it is decided. */
export const disputeStages = ['open', 'reviewed', 'won', 'lost', 'closed'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** The provider's status as a stage; an unknown one is `open`, so that somebody looks at it. */
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

/** Whether the dispute is over. */
export function isDecided(status: string): boolean {
  return ['won', 'lost', 'closed'].includes(stageOf(status));
}

/** Whether the bank only asks so far and has taken nothing back. */
export function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}

/** What people are mailed about a dispute, once each. */
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
 * The news in a report of a dispute; null when there is none. `before` is null for a dispute that was not known.
 * One report is one piece of news: a dispute that opens usually takes its money in the same report.
 */
export function findDisputeNews(
  before: DisputeState | null,
  after: DisputeState,
): DisputeNews | null {
  const stage = stageOf(after.status);
  const stageBefore = before && stageOf(before.status);
  const isOver = stage === 'won' || stage === 'lost' || stage === 'closed';
  if (isOver && (before === null || !isDecided(before.status))) return stage;
  if (before === null) return 'opened';
  if (isInquiry(before.status) && !isInquiry(after.status) && !isOver) return 'escalated';
  if (stage === 'reviewed' && stageBefore === 'open') return 'reviewed';
  if (after.takenCents > before.takenCents) return 'taken';
  return after.takenCents < before.takenCents ? 'returned' : null;
}

/** News that the platform's owner is mailed: a dispute needs an answer, or is over. */
export function isNewsForOwner(news: DisputeNews): boolean {
  return news !== 'reviewed' && news !== 'taken' && news !== 'returned';
}

/** Splits money that the bank takes back, or returns, into what the booking bears and what exceeds it. `leftCents` is what is left of the payment. */
export function moveDisputed(
  dispute: { takenCents: number; beyondCents: number },
  takenNow: number,
  leftCents: number,
): { ofBookingCents: number; beyondCents: number } {
  // Beyond what is left, the platform bears the loss, and is repaid first.
  const beyondCents =
    takenNow > 0 ? Math.max(0, takenNow - leftCents) : -Math.min(dispute.beyondCents, -takenNow);
  return { ofBookingCents: takenNow - beyondCents, beyondCents };
}
