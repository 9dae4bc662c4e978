import type { MailContext } from '../layout/mail-context.ts';
import { Fact } from '../layout/mail-parts.tsx';

/** A guest's review; its text is null if they only gave stars. */
export type MailedReview = { stars: number; text: string | null };

export const sampleReview: MailedReview = { stars: 5, text: 'A perfect day.\nThank you!' };

export function ReviewFacts({
  context: { t },
  review,
}: {
  context: MailContext;
  review: MailedReview;
}) {
  return (
    <>
      <Fact label={t.review} value={t.stars(review.stars)} />
      <Fact label={t.reviewWords} value={review.text} />
    </>
  );
}
