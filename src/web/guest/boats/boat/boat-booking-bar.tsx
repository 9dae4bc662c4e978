import { useEffect, useState, type RefObject } from 'react';
import { formatUnitPrice } from '../../../shared/trip/format-trip.ts';
import type { TripPicker } from '../../../shared/trip/use-trip-choice.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button, getButtonClasses } from '../../../ui/button.tsx';

type BoatBookingBarProps = {
  picker: TripPicker;
  /** Null until the trip is complete. */
  onContinue: (() => void) | null;
  /** The card's own button. The bar shows while this button is below the viewport. */
  watched: RefObject<HTMLElement | null>;
};

/** Shows the price and the next step in a sticky bar on phones. */
export default function BoatBookingBar({ picker, onContinue, watched }: BoatBookingBarProps) {
  const isNeeded = useIsBelow(watched);
  const { choice, price, sale } = picker;
  const formats = useFormats();
  const t = useMessages('boat');
  const unit = formatUnitPrice(formats, useMessages('picker'), sale, choice.mode);
  if (!isNeeded || !unit) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-3 low:hidden lg:hidden">
      <p className="min-w-0 leading-tight">
        <span className="text-lg font-bold tabular-nums">
          {onContinue ? formats.money(price.totalCents) : unit.price}
        </span>{' '}
        {!onContinue && <span className="text-ink-soft">{unit.per}</span>}
        {choice.date && choice.time && (
          <span className="block text-sm text-ink-soft">
            {formats.shortDay(choice.date)}, {formats.time(choice.time)}
          </span>
        )}
      </p>
      {onContinue ? (
        <Button onClick={onContinue}>{t.goOn}</Button>
      ) : (
        <a href="#book" className={getButtonClasses()}>
          {choice.date ? t.chooseTime : t.chooseDate}
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
