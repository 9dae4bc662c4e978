import { Star } from 'lucide-react';
import { MOST_STARS } from '#domain/reviews.ts';
import { classNames } from '../ui/class-names.ts';

/** "4 of 5 stars", drawn. */
export function StarRow({ stars, className }: { stars: number; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-0.5', className)}>
      {Array.from({ length: MOST_STARS }, (_, place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={classNames('size-4', place < stars ? 'fill-current' : 'text-edge')}
        />
      ))}
      <span className="sr-only">
        {stars} of {MOST_STARS} stars
      </span>
    </span>
  );
}

/** What a guest said, and what the captain answered, as they wrote it. */
export function ReviewText({ words }: { words: string | null }) {
  return words && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{words}</p>;
}

export function ReviewAnswer({ by, words }: { by: string; words: string }) {
  return (
    <div className="mt-3 max-w-prose border-l-4 border-line pl-4">
      <p className="text-sm font-semibold">Answer from {by}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>
    </div>
  );
}
