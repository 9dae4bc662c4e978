import type { OperatorReviewView } from '#contract/public/review-api.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideAnswer } from '#domain/reviews/reviews.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { presentOperatorReview } from './review-presenter.ts';
import { findOperatorReview, type ReviewRow } from './review-queries.ts';

/** Answers a review, once, and mails the guest. */
export function answerReview(
  deps: Deps,
  operatorId: string,
  { reviewId, words }: { reviewId: string; words: string },
): Promise<Outcome<OperatorReviewView, 'not-found' | 'conflict'>> {
  return inTransaction<Outcome<OperatorReviewView, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const locked = await lockReview(write, reviewId);
      if (!locked || !(await findOperatorReview(write, operatorId, reviewId))) return noSuchReview;
      const decided = decideAnswer(locked.answer, words);
      if (!decided.ok) return decided;
      if (decided.value === 'new') await writeAnswer(deps, write, locked, words);
      const review = await findOperatorReview(write, operatorId, reviewId);
      return review ? done(presentOperatorReview(review)) : noSuchReview;
    },
  );
}

export const noSuchReview = refused('not-found', 'There is no such review.');

export async function lockReview(write: Transaction, reviewId: string): Promise<ReviewRow | null> {
  if (!isUuid(reviewId)) return null;
  const review = await write
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  return review ?? null;
}

async function writeAnswer(
  deps: Deps,
  write: Transaction,
  review: ReviewRow,
  words: string,
): Promise<void> {
  const at = new Date(deps.now());
  await write
    .updateTable('reviews')
    .set({ answer: words, answered_at: at })
    .where('id', '=', review.id)
    .execute();
  const about = { subjectId: review.booking_id, recipient: 'visitor', at } as const;
  await queueMail(deps.jobs, write, { ...about, kind: 'review-answered' });
  await announceBoatChange(write, review.boat_id);
}
