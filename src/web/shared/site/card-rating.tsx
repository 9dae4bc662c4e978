import { Star } from 'lucide-react';
import { localizeRating } from '#i18n/formats/language-formats.ts';
import { getRatingLabel, type Rating } from '#domain/reviews/ratings.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { useClaims } from './site-settings.tsx';

type CardRatingProps = { rating: Rating | null | undefined; className?: string };

/**
 * Shows a boat's own rating with its number of reviews. A boat without a rating gets the site's rating, if there is
 * one.
 */
export function CardRating({ rating, className }: CardRatingProps) {
  const t = useMessages('layout');
  const language = useLanguage();
  const label = getRatingLabel(rating, useClaims().boatRating);
  if (label === null) return null;
  return (
    <p className={classNames('flex min-w-11 shrink-0 items-center gap-1 font-semibold', className)}>
      <Star aria-hidden="true" className="size-4 fill-current" />
      <span className="sr-only">{t.rated}</span>
      {localizeRating(language, label)}
      {rating && ` (${rating.count})`}
    </p>
  );
}
