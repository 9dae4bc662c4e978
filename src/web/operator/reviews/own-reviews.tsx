import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reviewAnswerPayload, type OperatorReviewView } from '#contract/review-api.ts';
import { formatFullDay } from '#domain/days.ts';
import { groupKindNames, MOST_REVIEW } from '#domain/reviews.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { useCheckedForm } from '../../layout/use-checked-form.ts';
import { ReviewAnswer, ReviewText, StarRow } from '../../reviews/star-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';

/** What guests said of the operator's boats, each with their one answer or a form for it. */
export function OwnReviews() {
  const list = useOwnReviews();
  const { data, error, hasNextPage } = list;
  useLeaveWhenSignedOut(error);
  const reviews = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="own-reviews" className="mt-10">
      <h2 id="own-reviews" className="mb-4 text-2xl font-bold">
        Reviews
      </h2>
      {!reviews && !error && <LoadingState />}
      {reviews?.length === 0 && (
        <p className="max-w-prose text-ink-soft">
          No reviews yet. The day after a paid trip we ask its guest how it was, and what they say
          stands here.
        </p>
      )}
      {reviews && reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <OwnReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {problemWords(error, 'Your reviews could not be loaded. Please try again.')}
        </p>
      )}
      {(hasNextPage || error) && (
        <Button
          variant="secondary"
          className="mt-4"
          isPending={list.isFetching}
          pendingLabel="Loading..."
          onClick={() => void (data ? list.fetchNextPage() : list.refetch())}
        >
          {error ? 'Try again' : 'More reviews'}
        </Button>
      )}
    </section>
  );
}

const reviewsKey = [callOf('GET /api/operator/reviews').path];

function useOwnReviews() {
  return useInfiniteQuery({
    queryKey: reviewsKey,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/operator/reviews', {
        ...(pageParam !== '' && { query: { after: pageParam } }),
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

function OwnReview({ review }: { review: OperatorReviewView }) {
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card>
      <h3 className="font-bold wrap-anywhere">
        {review.customerName} on {review.boatName}
      </h3>
      <p className="mt-0.5 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StarRow stars={review.stars} className="text-ink" />
        <span>
          {formatFullDay(review.startDate)} · {groupKindNames[review.groupKind]} · {review.code}
        </span>
      </p>
      <ReviewText words={review.words} />
      {review.answer && <ReviewAnswer title="Answer from you" words={review.answer.words} />}
      {!review.answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={`Answer ${review.customerName}`}
          onClick={() => setAnswering(true)}
        >
          Answer
        </Button>
      )}
      {!review.answer && isAnswering && (
        <AnswerForm review={review} onCancel={() => setAnswering(false)} />
      )}
    </Card>
  );
}

type AnswerFormProps = { review: OperatorReviewView; onCancel: () => void };

function AnswerForm({ review, onCancel }: AnswerFormProps) {
  const client = useQueryClient();
  const fieldId = useId();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { errors, formProps } = useCheckedForm(
    reviewAnswerPayload,
    Object.fromEntries,
    async (payload) => {
      setPending(true);
      setProblem('');
      try {
        const parts = { id: review.id };
        await callEndpoint('POST /api/operator/reviews/{id}/answer', { parts, payload });
        await client.invalidateQueries({ queryKey: reviewsKey });
        showToast({ title: 'Answer sent', description: `${review.customerName} gets it by mail.` });
        return {};
      } catch (error) {
        const fields = fieldProblems(error);
        if (!fields.words) setProblem(problemWords(error, 'Please try again.'));
        return fields;
      } finally {
        setPending(false);
      }
    },
  );
  return (
    <form {...formProps} className="mt-3 flex max-w-prose flex-col gap-3">
      <TextArea
        id={fieldId}
        label="Your answer"
        name="words"
        required
        maxLength={MOST_REVIEW}
        // It has taken the place of the button that was pressed.
        ref={focusOnce}
        hint="Everybody reads it on the boat’s page. You answer once, and cannot change it afterwards."
        error={errors.words}
      />
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Sending...">
          Send answer
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus();
}
