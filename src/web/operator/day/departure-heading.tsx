import { ChevronDown } from 'lucide-react';
import type { CrewDepartureView } from '#contract/operator/operator-day-api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { countBoarding, describeUnbooked } from './boarding/boarding-merge.ts';
import { departureTime, describeSold } from './describe-day.ts';

/** State of a departure that can be folded. */
export type Fold = { isOpen: boolean; onToggle: () => void };

type DepartureHeadingProps = {
  departure: CrewDepartureView;
  /** Id of the heading. `contentId` is the id of the element that the heading's button unfolds. */
  id: string;
  contentId: string;
  fold: Fold | undefined;
};

export function DepartureHeading({ departure, id, contentId, fold }: DepartureHeadingProps) {
  const t = useMessages('operator-day');
  const formats = useFormats();
  const count = countBoarding(departure.guests);
  const { aboard, booked, expected } = count;
  const isFolded = fold !== undefined && !fold.isOpen;
  const name = `${departureTime(t, formats, departure)} · ${departure.boat.name}`;
  return (
    <div
      className={classNames(
        'relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-t-card bg-shallows px-4 py-4 has-[+:empty]:rounded-b-card sm:px-6',
        isFolded && 'rounded-b-card print:rounded-b-none',
        fold && 'pr-12 sm:pr-14 print:pr-6',
      )}
    >
      <h2
        id={id}
        tabIndex={-1}
        className="scroll-mt-24 text-xl font-bold wrap-anywhere outline-none"
      >
        {fold ? <FoldButton fold={fold} contentId={contentId} name={name} /> : name}
      </h2>
      <p className="tabular-nums">
        <span className={isFolded && booked > 0 ? 'hidden print:inline' : undefined}>
          {describeSold(t, departure)}
          {booked > 0 && ' · '}
        </span>
        {booked > 0 && <strong>{t.boardedOf(aboard, booked)}</strong>}
      </p>
      {describeUnbooked(t, count).map((unbooked) => (
        <p key={unbooked} className="w-full font-semibold">
          {unbooked}
        </p>
      ))}
      {!isFolded && booked > 0 && expected === 0 && <p className="w-full">{t.accounted}</p>}
    </div>
  );
}

type FoldButtonProps = { fold: Fold; contentId: string; name: string };

/** Covers the whole heading, so that it is easy to tap. */
function FoldButton({ fold: { isOpen, onToggle }, contentId, name }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={onToggle}
      className="cursor-pointer text-left after:absolute after:inset-0"
    >
      {name}
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          'absolute top-5 right-4 size-6 sm:right-6 print:hidden',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  );
}
