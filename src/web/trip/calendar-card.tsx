import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { calendarMonths } from '#domain/availability.ts';
import { addMonths, formatMonth, monthOf, type Day, type Month } from '#domain/days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import type { DayOffer, OpenCalendar } from './open-days.ts';

type CalendarCardProps = {
  calendar: OpenCalendar;
  today: Day;
  selected: Day | null;
  priceNote: string | null;
  onSelect: (day: Day) => void;
};

/** The calendar on which a day is picked. It opens at the current month, or at the month of the picked day. */
export function CalendarCard({
  calendar,
  today,
  selected,
  priceNote,
  onSelect,
}: CalendarCardProps) {
  const headingId = useId();
  const months = calendarMonths(today);
  const [month, setMonth] = useShownMonth(months, selected);
  const offers = calendar(month);
  return (
    <section aria-label="Select Date">
      <h3 className="mb-3 text-lg font-bold">Select Date</h3>
      <div className="mb-3 flex items-center justify-between">
        <MonthButton
          aria-label="Previous month"
          disabled={month <= months.first}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </MonthButton>
        <p id={headingId} aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <MonthButton
          aria-label="Next month"
          disabled={month >= months.last}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </MonthButton>
      </div>
      <CalendarGrid
        {...{ month, months, offers, today, selected, priceNote, onSelect }}
        labelledBy={headingId}
        onTurn={setMonth}
      />
      <Legend offers={offers} />
    </section>
  );
}

/** A day picked elsewhere, among the suggestions, turns the calendar to its month. */
function useShownMonth(months: { first: Month; last: Month }, selected: Day | null) {
  const [month, setMonth] = useState(selected ? monthOf(selected) : months.first);
  const [followed, setFollowed] = useState(selected);
  if (selected !== followed) {
    setFollowed(selected);
    if (selected) setMonth(monthOf(selected));
  }
  return [month < months.first ? months.first : month, setMonth] as const;
}

function MonthButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      aria-disabled={props.disabled}
      type="button"
      className="grid size-11 place-items-center rounded-full border border-line enabled:hover:border-ink aria-disabled:border-transparent aria-disabled:opacity-35"
    />
  );
}

function Legend({ offers }: { offers: ReadonlyMap<Day, DayOffer> }) {
  const all = [...offers.values()];
  const isAnyFull = all.some((offer) => offer.times.length === 0);
  if (all.length === 0) {
    return <p className="mt-3 text-sm text-ink-soft">No open days this month.</p>;
  }
  return (
    <p aria-hidden="true" className="mt-3 flex gap-5 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-1.5 rounded-full bg-sea" /> Available
      </span>
      {isAnyFull && (
        <span>
          <span className="line-through">12</span> Sold out
        </span>
      )}
    </p>
  );
}
