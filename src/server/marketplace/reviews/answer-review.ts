import { updateRow } from '../../platform/database/update-row.ts';
import type { OperatorReviewView } from '#contract/public/review-api.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideAnswer } from '#domain/reviews/reviews.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { presentOperatorReview } from './review-presenter.ts';
import { findOperatorReview, type ReviewRow } from './review-queries.ts';

/** An operator's answer, with the language of the page on which it was written. */
type Answer = { words: string; language: Language };

/** Answers a review, once, and mails the guest. */
export function answerReview(
  deps: Deps,
  operatorId: string,
  { reviewId, ...answer }: Answer & { reviewId: string },
): Promise<Outcome<OperatorReviewView, 'not-found' | 'conflict'>> {
  return inTransaction<Outcome<OperatorReviewView, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const locked = await lockReview(write, reviewId);
      if (!locked || !(await findOperatorReview(write, operatorId, reviewId))) return noSuchReview;
      const decided = decideAnswer(locked.answer, answer.words);
      if (!decided.ok) return decided;
      if (decided.value === 'new') await writeAnswer(deps, write, locked, answer);
      const review = await findOperatorReview(write, operatorId, reviewId);
      return review ? done(presentOperatorReview(review)) : noSuchReview;
    },
  );
}

export const noSuchReview = refused('not-found', 'review.unknown');

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
  { words, language }: Answer,
): Promise<void> {
  const at = new Date(deps.now());
  await updateRow(write, 'reviews', review.id, {
    answer: words,
    answerLanguage: language,
    answeredAt: at,
  });
  const about = { subjectId: review.bookingId, recipient: 'visitor', at } as const;
  await queueMail(deps.jobs, write, { ...about, kind: 'review-answered' });
  await announceBoatChange(write, review.boatId);
}
