import { formatWeekdayDay, type Day } from '#domain/days.ts';
import { classNames } from '../../ui/class-names.ts';

type SailingDayProps = {
  day: Day;
  isPast: boolean;
  isToday: boolean;
  /** Opened by hand. */
  isManual: boolean;
  isBlackout: boolean;
  /** Whether anything departs, by hand or by a season. */
  isSailing: boolean;
  sold: { short: string; long: string } | null;
  isTabStop: boolean;
  onToggle: (day: Day) => void;
};

/** A day of the captain's calendar. A past one can be reached and heard, not changed. */
export function SailingDay(props: SailingDayProps) {
  const { day, isPast, isManual, isBlackout, sold } = props;
  const isBySeason = props.isSailing && !isManual;
  return (
    <td role="gridcell" className="p-0.5">
      <button
        type="button"
        data-day={day}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-pressed={isManual}
        aria-disabled={isPast}
        aria-current={props.isToday ? 'date' : undefined}
        aria-label={labelOf(props)}
        onClick={() => !isPast && props.onToggle(day)}
        className={classNames(
          'relative mx-auto grid h-12 w-full max-w-14 place-items-center rounded-field border-2 text-base tabular-nums',
          isPast && 'cursor-not-allowed opacity-55',
          isManual && !isBlackout && 'border-sea bg-sea font-semibold text-paper',
          isBySeason && 'border-dashed border-sea font-semibold',
          !isManual && !isBySeason && (props.isToday ? 'border-edge' : 'border-transparent'),
          isManual && isBlackout && 'border-edge',
          isBlackout && 'line-through',
          !isPast && !isManual && 'hover:bg-shallows',
        )}
      >
        {Number(day.slice(8))}
        {sold && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-0.5 rounded-full border border-card bg-sun px-1.5 text-xs leading-4 font-bold text-on-sun no-underline"
          >
            {sold.short}
          </span>
        )}
      </button>
    </td>
  );
}

/** "Friday, December 4, open, 6 seats sold" */
function labelOf({ day, isPast, isManual, isBlackout, isSailing, sold }: SailingDayProps): string {
  const state = isBlackout ? 'blackout' : openWords(isManual, isSailing);
  const parts = [formatWeekdayDay(day), state, sold?.long, isPast && 'past, cannot be changed'];
  return parts.filter(Boolean).join(', ');
}

function openWords(isManual: boolean, isSailing: boolean): string {
  if (isManual) return 'open';
  return isSailing ? 'open by a season' : 'closed';
}
