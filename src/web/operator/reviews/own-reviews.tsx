import { isolated } from '#domain/fields/plain-text.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reviewAnswerPayload, type OperatorReviewView } from '#contract/public/review-api.ts';
import { MAX_REVIEW_LENGTH, MAX_STARS } from '#domain/reviews/reviews.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { ReviewAnswer, ReviewText, StarRow } from '../../shared/reviews/star-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';

export function OwnReviews() {
  const t = useMessages('operator-reviews');
  const labels = useMessages('portal-labels');
  const layout = useMessages('layout');
  const list = useOwnReviews();
  const { data, error, hasNextPage } = list;
  useLeaveWhenSignedOut(error);
  const reviews = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="own-reviews" className="mt-10">
      <h2 id="own-reviews" className="mb-4 text-2xl font-bold">
        {labels.reviews}
      </h2>
      {!reviews && !error && <LoadingState />}
      {reviews?.length === 0 && <p className="max-w-prose text-ink-soft">{t.none}</p>}
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
          {getProblemText(error, t.notLoaded)}
        </p>
      )}
      {(hasNextPage || error) && (
        <Button
          variant="secondary"
          className="mt-4"
          isPending={list.isFetching}
          pendingLabel={layout.loading}
          onClick={() => void (data ? list.fetchNextPage() : list.refetch())}
        >
          {error ? layout.tryAgain : t.more}
        </Button>
      )}
    </section>
  );
}

const reviewsKey = [buildRequest('GET /api/operator/reviews').path];

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
  const t = useMessages('operator-reviews');
  const reviews = useMessages('reviews');
  const { fullDay } = useFormats();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card>
      <h3 className="font-bold wrap-anywhere">
        {t.guestOn(isolated(review.customerName), isolated(review.boatName))}
      </h3>
      <p className="mt-0.5 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StarRow
          stars={review.stars}
          label={reviews.stars(review.stars, MAX_STARS)}
          className="text-ink"
        />
        <span>
          {fullDay(review.startDate)} · {reviews.groupKinds[review.groupKind]} · {review.code}
        </span>
      </p>
      <ReviewText lang="" words={review.words} />
      {review.answer && <ReviewAnswer title={t.fromYou} lang="" words={review.answer.words} />}
      {!review.answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={t.answerTo(isolated(review.customerName))}
          onClick={() => setAnswering(true)}
        >
          {t.answer}
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
  const t = useMessages('operator-reviews');
  const acts = useMessages('portal-acts');
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
        showToast({
          title: t.sent,
          description: t.sentText(isolated(review.customerName)),
        });
        return {};
      } catch (error) {
        const fields = fieldProblems(error);
        if (!fields.words) setProblem(getProblemText(error, acts.pleaseRetry));
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
        label={t.yourAnswer}
        name="words"
        required
        maxLength={MAX_REVIEW_LENGTH}
        // Takes the focus from the pressed button, which it replaces.
        ref={focusOnce}
        hint={t.answerHint}
        error={errors.words}
      />
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending} pendingLabel={acts.sending}>
          {t.send}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {acts.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus();
}
