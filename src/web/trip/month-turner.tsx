import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

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
      <TurnButton label="Previous month" onTurn={onPrevious}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </TurnButton>
      <h3 id={headingId} aria-live="polite" className="font-semibold tracking-normal">
        {name}
      </h3>
      <TurnButton label="Next month" onTurn={onNext}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </TurnButton>
    </div>
  );
}

type TurnButtonProps = { label: string; onTurn: (() => void) | null; children: ReactNode };

function TurnButton({ label, onTurn, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={onTurn === null}
      onClick={onTurn ?? undefined}
      className="grid size-11 place-items-center rounded-full border border-line enabled:hover:border-ink disabled:border-transparent disabled:opacity-35"
    >
      {children}
    </button>
  );
}
