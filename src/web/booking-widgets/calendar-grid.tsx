import { monthOf, type Day, type Month, formatWeekdayDay } from '#domain/days.ts';
import { classNames } from '../ui/class-names.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { MonthGrid } from './month-grid.tsx';
import { isOpenDay, type DayOffer } from './open-days.ts';
import { stepButton } from './step-button.ts';

type CalendarGridProps = {
  month: Month;
  offers: ReadonlyMap<Day, DayOffer>;
  today: Day;
  selected: Day | null;
  priceNote: string | null;
  months: { first: Month; last: Month };
  labelledBy: string;
  onTurn: (month: Month) => void;
};

/** A month for visitors: the offer of each day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, months, offers, today, selected, labelledBy, onTurn } = props;
  // Without scripts the arrow keys do nothing, so every open day is a tab stop.
  const hasArrowKeys = useIsHydrated();
  const isShown = selected !== null && monthOf(selected) === month;
  const firstStop = isShown ? selected : (firstOpen(offers) ?? `${month}-01`);
  return (
    <MonthGrid {...{ month, months, labelledBy, firstStop, onTurn }}>
      {(day, isTabStop) => (
        <CalendarDay
          key={day}
          day={day}
          offer={offers.get(day)}
          priceNote={props.priceNote}
          isToday={day === today}
          isSelected={day === selected}
          isTabStop={isTabStop || (!hasArrowKeys && isOpenDay(offers.get(day)))}
        />
      )}
    </MonthGrid>
  );
}

function firstOpen(offers: ReadonlyMap<Day, DayOffer>): Day | undefined {
  return [...offers].find(([, offer]) => isOpenDay(offer))?.[0];
}

type CalendarDayProps = {
  day: Day;
  /** Undefined when the boat does not sail that day. */
  offer: DayOffer | undefined;
  /** "from $95" */
  priceNote: string | null;
  isToday: boolean;
  isSelected: boolean;
  /** Roving tabindex: exactly one day of the grid is a tab stop. */
  isTabStop: boolean;
};

/** One day of the calendar. Closed days are focusable with the arrow keys, so that screen readers tell why. */
function CalendarDay({ day, offer, isSelected, isToday, ...props }: CalendarDayProps) {
  const isOpen = isOpenDay(offer);
  const isSoldOut = offer !== undefined && !isOpen;
  return (
    <td role="gridcell" aria-selected={isSelected} className="p-0.5">
      <button
        {...(isOpen ? stepButton(day, 'select-time') : { type: 'button' })}
        data-day={day}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={dayLabel(day, offer, props.priceNote)}
        aria-disabled={!isOpen}
        aria-current={isToday ? 'date' : undefined}
        className={classNames(
          'relative mx-auto grid h-11 w-full max-w-14 place-items-center rounded-field text-base tabular-nums',
          isOpen ? 'font-semibold' : 'cursor-not-allowed text-ink-soft opacity-65',
          isOpen && !isSelected && 'hover:bg-shallows',
          isSelected && isOpen && 'bg-sea text-paper',
          isSelected && !isOpen && 'border border-sea',
          isToday && !isSelected && 'border border-edge',
          isSoldOut && 'line-through',
        )}
      >
        {Number(day.slice(8))}
        {isOpen && <span aria-hidden="true" className={dotLook(isSelected)} />}
      </button>
    </td>
  );
}

function dotLook(isSelected: boolean): string {
  const colour = isSelected ? 'bg-paper' : 'bg-sea';
  return classNames('absolute bottom-1.5 size-1.5 rounded-full', colour);
}

/** "Friday, December 4, 3 times, from $95" */
function dayLabel(day: Day, offer: DayOffer | undefined, priceNote: string | null): string {
  const name = formatWeekdayDay(day);
  if (!offer) return `${name}, not available`;
  const count = offer.times.length;
  if (count === 0) return `${name}, ${fullness(offer.mostSeats)}`;
  return [name, count === 1 ? '1 time' : `${count} times`, priceNote].filter(Boolean).join(', ');
}

function fullness(mostSeats: number): string {
  if (mostSeats === 0) return 'sold out';
  return mostSeats === 1 ? 'only 1 seat left' : `only ${mostSeats} seats left`;
}
