import { ChevronLeft, ChevronRight } from 'lucide-react';
import { MonthButton } from './month-button.tsx';

type MonthTurnerProps = {
  headingId: string;
  name: string;
  /** Null where the calendar ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** The month's name between the two buttons that turn the calendar. */
export function MonthTurner({ headingId, name, onPrevious, onNext }: MonthTurnerProps) {
  return (
    <div className="mb-3 flex items-center justify-between">
      <MonthButton
        type="button"
        aria-label="Previous month"
        isEnd={onPrevious === null}
        {...(onPrevious && { onClick: onPrevious })}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </MonthButton>
      <h3 id={headingId} aria-live="polite" className="font-semibold tracking-normal">
        {name}
      </h3>
      <MonthButton
        type="button"
        aria-label="Next month"
        isEnd={onNext === null}
        {...(onNext && { onClick: onNext })}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </MonthButton>
    </div>
  );
}
