import { isolateName } from '#domain/fields/plain-text.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reviewAnswerPayload, type OperatorReviewView } from '#contract/public/review-api.ts';
import { MAX_REVIEW_LENGTH, MAX_STARS } from '#domain/reviews/reviews.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { ReviewAnswer, ReviewText, StarRow } from '../../shared/reviews/star-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';

export function OperatorReviews() {
  const t = useMessages('operator-reviews');
  const labels = useMessages('portal-labels');
  const layout = useMessages('layout');
  const list = useOperatorReviews();
  const { data, error, hasNextPage } = list;
  useLeaveWhenSignedOut(error);
  const reviews = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="operator-reviews" className="mt-10">
      <h2 id="operator-reviews" tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        {labels.reviews}
      </h2>
      {!reviews && !error && <LoadingState />}
      {reviews?.length === 0 && <p className="max-w-prose text-ink-soft">{t.none}</p>}
      {reviews && reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <OperatorReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <FormAlert>{error && getProblemText(error, t.notLoaded)}</FormAlert>
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

function useOperatorReviews() {
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

function OperatorReview({ review }: { review: OperatorReviewView }) {
  const t = useMessages('operator-reviews');
  const reviews = useMessages('reviews');
  const { fullDay } = useFormats();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card>
      <h3 className="font-bold wrap-anywhere">
        {t.guestOn(isolateName(review.customerName), isolateName(review.boatName))}
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
      <ReviewText lang={review.language ?? ''} words={review.words} />
      {review.answer && (
        <ReviewAnswer
          title={t.fromYou}
          lang={review.answer.language ?? ''}
          words={review.answer.words}
        />
      )}
      {!review.answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={t.answerTo(isolateName(review.customerName))}
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
  const actionMessages = useMessages('portal-actions');
  const fieldId = useId();
  const answer = useOperatorMutation('POST /api/operator/reviews/{id}/answer', {
    parts: { id: review.id },
    invalidates: [{ queryKey: reviewsKey }],
    done: { title: t.sent, description: t.sentText(isolateName(review.customerName)) },
  });
  const { field, formProps, isPending, problem } = useMutationForm(reviewAnswerPayload, answer);
  return (
    <form {...formProps} className="mt-3 flex max-w-prose flex-col gap-3">
      <TextArea
        id={fieldId}
        label={t.yourAnswer}
        required
        maxLength={MAX_REVIEW_LENGTH}
        // Takes the focus from the pressed button, which it replaces.
        ref={focusOnce}
        hint={t.answerHint}
        {...field('words')}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          isPending={isPending}
          pendingLabel={actionMessages.sending}
        >
          {t.send}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {actionMessages.cancel}
        </Button>
      </div>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus();
}
