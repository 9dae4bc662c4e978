import type * as z from 'zod/mini';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { reviewPayload, type TripReviewView } from '#contract/public/review-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';
import { MAX_REVIEW_LENGTH, MAX_STARS } from '#domain/reviews/reviews.ts';
import { callEndpoint } from '../../api.ts';
import { useFormats } from '../language/use-formats.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { text } from '../../forms/use-checked-form.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { Button } from '../../ui/button.tsx';
import { CardTitle } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../forms/form-field.tsx';
import { tripReviewQuery } from '../requests/review-requests.ts';

type ReviewFormProps = { token: string; trip: TripReviewView; onDone: () => void };

export function ReviewForm({ token, trip, onDone }: ReviewFormProps) {
  const t = useMessages('trip');
  const { fullDay } = useFormats();
  const client = useQueryClient();
  const language = useLanguage();
  const send = async (payload: z.output<typeof reviewPayload>) => {
    const review = await callEndpoint('POST /api/trips/{token}/review', {
      parts: { token },
      payload: { ...payload, language },
    });
    onDone();
    client.setQueryData(tripReviewQuery(token).queryKey, review);
  };
  const { errors, field, formProps, isPending, problem } = useSentForm(
    reviewPayload,
    readReview,
    send,
    t.notSent,
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <div>
        <CardTitle className="mb-1">{t.howWas(trip.boatName)}</CardTitle>
        <p className="max-w-prose text-ink-soft">{t.reviewText(fullDay(trip.lastDay))}</p>
      </div>
      <StarChoice error={errors.stars} />
      <TextArea label={t.yourWords} maxLength={MAX_REVIEW_LENGTH} rows={5} {...field('words')} />
      <Button type="submit" isPending={isPending} pendingLabel={t.sending} className="self-start">
        {t.sendReview}
      </Button>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

function readReview(fields: FormData) {
  return { stars: Number(fields.get('stars') ?? Number.NaN), words: text(fields, 'words') };
}

/** Renders a radio group as a row of stars: arrow keys move, and screen readers read each star's meaning. */
function StarChoice({ error }: { error: string | undefined }) {
  const t = useMessages('trip');
  const [chosen, setChosen] = useState(0);
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector('input')?.focus();
      }}
    >
      <legend className="mb-1.5 text-sm font-semibold">{t.starsField}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {Array.from({ length: MAX_STARS }, (_, place) => place + 1).map((stars) => (
          <label
            key={stars}
            className="cursor-pointer rounded-field p-2 has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              required
              checked={chosen === stars}
              onChange={() => setChosen(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={classNames('size-8', stars <= chosen ? 'fill-current' : 'text-edge')}
            />
            <span className="sr-only">
              {t.starsMean(stars, getStarName(stars, t).toLowerCase())}
            </span>
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 font-semibold">
          {getStarName(chosen, t)}
        </span>
      </div>
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Returns the meaning of the stars; '' while unset. */
function getStarName(stars: number, t: TripMessages): string {
  return Object.values(t.starNames)[stars - 1] ?? '';
}
