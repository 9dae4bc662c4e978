import { formatWeekdayDay, type Day } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { classNames } from '../ui/class-names.ts';

type SailingDayProps = {
  day: Day;
  isPast: boolean;
  isToday: boolean;
  /** Opened by hand. */
  isManual: boolean;
  isBlackout: boolean;
  /** Whether anything departs, by a manual day or a season. */
  isSailing: boolean;
  sold: { short: string; long: string } | null;
  isTabStop: boolean;
  onToggle: ((day: Day) => void) | undefined;
};

/** A day of the operator's calendar. Past days are focusable but not editable. */
export function SailingDay(props: SailingDayProps) {
  const { day, isPast, onToggle } = props;
  const common = {
    'data-day': day,
    tabIndex: props.isTabStop ? 0 : -1,
    'aria-current': props.isToday ? ('date' as const) : undefined,
  };
  if (!onToggle) {
    return (
      <td role="gridcell" {...common} className="rounded-field p-0.5">
        <span className={lookOf(props)}>
          <DayFace {...props} />
        </span>
      </td>
    );
  }
  return (
    <td role="gridcell" className="p-0.5">
      <button
        type="button"
        {...common}
        aria-pressed={props.isManual}
        aria-disabled={isPast}
        onClick={() => !isPast && onToggle(day)}
        className={lookOf(props)}
      >
        <DayFace {...props} />
      </button>
    </td>
  );
}

function DayFace(props: SailingDayProps) {
  const { day, sold } = props;
  return (
    <>
      <span className="sr-only">{labelOf(props)}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {sold && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-0.5 rounded-full border border-card bg-sun px-1.5 text-xs leading-4 font-bold text-on-sun no-underline"
        >
          {sold.short}
        </span>
      )}
    </>
  );
}

function lookOf(props: SailingDayProps): string {
  const { isPast, isManual, isBlackout } = props;
  const isBySeason = props.isSailing && !isManual;
  return classNames(
    'relative mx-auto grid h-12 w-full max-w-14 place-items-center rounded-field border-2 text-base tabular-nums',
    isPast && (props.onToggle ? 'cursor-not-allowed opacity-55' : !isManual && 'text-ink-soft'),
    isManual && !isBlackout && 'border-sea bg-sea font-semibold text-paper',
    isBySeason && 'border-dashed border-sea font-semibold',
    !isManual && !isBySeason && (props.isToday ? 'border-edge' : 'border-transparent'),
    isManual && isBlackout && 'border-edge',
    isBlackout && 'line-through',
    !isPast && !isManual && props.onToggle && 'hover:bg-shallows',
  );
}

/** "Friday, December 4, open, 6 seats sold" */
function labelOf(props: SailingDayProps): string {
  const { day, isPast, isManual, isBlackout, isSailing, sold } = props;
  const state = isBlackout ? 'blackout' : openWords(isManual, isSailing);
  const parts = [
    formatWeekdayDay(day),
    state,
    sold?.long,
    isPast && (props.onToggle ? 'past, cannot be changed' : 'past'),
  ];
  return parts.filter(Boolean).join(', ');
}

function openWords(isManual: boolean, isSailing: boolean): string {
  if (isManual) return 'open';
  return isSailing ? 'open by a season' : 'closed';
}

/** A day's sales, as a short and a long label; null when nothing is sold. */
export function soldOnDay(
  taken: readonly Taken[],
  day: Day,
): { short: string; long: string } | null {
  const ofDay = taken.filter((entry) => entry.date === day);
  if (ofDay.some((entry) => entry.charter)) return { short: 'full', long: 'chartered' };
  const seats = ofDay.reduce((sum, entry) => sum + entry.seats, 0);
  if (seats === 0) return null;
  return { short: String(seats), long: seats === 1 ? '1 seat sold' : `${seats} seats sold` };
}
