import { Star } from 'lucide-react';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { classNames } from '../../ui/class-names.ts';

type StarRowProps = {
  stars: number;
  /** The accessible text; English by default. */
  label?: string;
  className?: string;
};

/** Draws "4 of 5 stars". */
export function StarRow({ stars, label, className }: StarRowProps) {
  return (
    <span className={classNames('inline-flex items-center gap-0.5', className)}>
      {Array.from({ length: MAX_STARS }, (_, place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={classNames('size-4', place < stars ? 'fill-current' : 'text-edge')}
        />
      ))}
      <span className="sr-only">{label ?? `${stars} of ${MAX_STARS} stars`}</span>
    </span>
  );
}

/** `lang` is '' if the guest's language is unknown. */
export function ReviewText({ words, lang }: { words: string | null; lang?: string }) {
  return (
    words && (
      <p lang={lang} className="max-w-prose wrap-anywhere whitespace-pre-line">
        {words}
      </p>
    )
  );
}

type ReviewAnswerProps = { title: string; words: string; lang?: string | undefined };

export function ReviewAnswer({ title, words, lang }: ReviewAnswerProps) {
  return (
    <div className="mt-3 max-w-prose border-l-4 border-line pl-4">
      <p className="text-sm font-semibold">{title}</p>
      <p lang={lang} className="mt-1 wrap-anywhere whitespace-pre-line">
        {words}
      </p>
    </div>
  );
}
