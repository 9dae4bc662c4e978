import { useEffect, useState, type RefObject } from 'react';
import { formatShortDay, formatTime } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { unitPrice } from '../booking-widgets/trip-words.ts';
import type { useTripChoice } from '../booking-widgets/use-trip-choice.ts';
import { Button, buttonLook } from '../ui/button.tsx';

type BoatBookingBarProps = {
  choosing: ReturnType<typeof useTripChoice>;
  /** Null until the trip is chosen. */
  onContinue: (() => void) | null;
  /** The card's own button: the bar shows while it is below the viewport. */
  watched: RefObject<HTMLElement | null>;
};

/** On phones: a sticky bar with the price and the next step. */
export function BoatBookingBar({ choosing, onContinue, watched }: BoatBookingBarProps) {
  const isNeeded = useIsBelow(watched);
  const { choice, price, sale } = choosing;
  const unit = unitPrice(sale, choice.mode);
  if (!isNeeded || !unit) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-3 lg:hidden">
      <p className="min-w-0 leading-tight">
        <span className="text-lg font-bold tabular-nums">
          {onContinue ? formatDollars(price.totalCents) : unit.price}
        </span>{' '}
        {!onContinue && <span className="text-ink-soft">{unit.per}</span>}
        {choice.date && choice.time && (
          <span className="block text-sm text-ink-soft">
            {formatShortDay(choice.date)}, {formatTime(choice.time)}
          </span>
        )}
      </p>
      {onContinue ? (
        <Button onClick={onContinue}>Continue</Button>
      ) : (
        <a href="#book" className={buttonLook()}>
          {choice.date ? 'Choose a time' : 'Choose a date'}
        </a>
      )}
    </div>
  );
}

function useIsBelow(watched: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isBelow;
}
