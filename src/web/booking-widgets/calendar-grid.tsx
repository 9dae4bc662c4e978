import { monthOf, type Day, type Month } from '#domain/days.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { CalendarDay } from './calendar-day.tsx';
import { MonthGrid } from './month-grid.tsx';
import { isOpenDay, type DayOffer } from './open-days.ts';

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

/** A month as a visitor sees it: what is open on each day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, months, offers, today, selected, labelledBy, onTurn } = props;
  // Without scripts no arrow key leads from day to day, so Tab stops at every open one.
  const isWalkable = useIsHydrated();
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
          isTabStop={isTabStop || (!isWalkable && isOpenDay(offers.get(day)))}
        />
      )}
    </MonthGrid>
  );
}

function firstOpen(offers: ReadonlyMap<Day, DayOffer>): Day | undefined {
  return [...offers].find(([, offer]) => isOpenDay(offer))?.[0];
}
