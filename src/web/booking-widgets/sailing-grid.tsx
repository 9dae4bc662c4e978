import { slotsOn, type Availability } from '#domain/availability.ts';
import { monthOf, type Day, type Month } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { MonthGrid } from './month-grid.tsx';
import { SailingDay } from './sailing-day.tsx';
import { soldOnDay } from './sold-on-day.ts';

type SailingGridProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  month: Month;
  months: { first: Month; last: Month };
  labelledBy: string;
  /** Opens and closes a day; without it the calendar is only looked at. */
  onToggle?: ((day: Day) => void) | undefined;
  onTurn: (month: Month) => void;
};

/** A month as the operator sees it. */
export function SailingGrid(props: SailingGridProps) {
  const { availability, month, months, today, labelledBy, onTurn } = props;
  const firstStop = monthOf(today) === month ? today : `${month}-01`;
  const atDawn = { day: today, time: '' };
  return (
    <MonthGrid {...{ month, months, labelledBy, firstStop, onTurn }}>
      {(day, isTabStop) => (
        <SailingDay
          key={day}
          day={day}
          isPast={day < today}
          isToday={day === today}
          isManual={availability.manualDays.includes(day)}
          isBlackout={availability.blackoutDates.includes(day)}
          isSailing={slotsOn(availability, day, atDawn).length > 0}
          sold={soldOnDay(props.taken, day)}
          isTabStop={isTabStop}
          onToggle={props.onToggle}
        />
      )}
    </MonthGrid>
  );
}
