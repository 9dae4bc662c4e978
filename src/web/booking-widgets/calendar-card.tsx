import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { calendarMonths } from '#domain/availability.ts';
import { addMonths, formatMonth, type Day, type Month } from '#domain/days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import type { DayOffer, OpenCalendar } from './open-days.ts';
import { MonthButton } from './month-button.tsx';
import { stepButton, type TripPart } from './step-button.ts';

const PART: TripPart = 'select-date';

type CalendarCardProps = {
  calendar: OpenCalendar;
  today: Day;
  selected: Day | null;
  /** The visible month, if the visitor has changed it. */
  turnedTo: Month | null;
  priceNote: string | null;
  /** Called when a key changes the month; the buttons are submit buttons of the trip's form. */
  onTurn: (month: Month) => void;
};

/** The date picker. It opens at the current month, or at the month of the picked day. */
export function CalendarCard(props: CalendarCardProps) {
  const { calendar, today, selected, priceNote, onTurn } = props;
  const headingId = useId();
  const months = calendarMonths(today);
  const month = within(months, props.turnedTo ?? months.first);
  const offers = calendar(month);
  return (
    <section id={PART} aria-label="Select Date" className="scroll-mt-24">
      <h3 className="mb-3 text-lg font-bold">Select Date</h3>
      <div className="mb-3 flex items-center justify-between">
        <MonthButton
          aria-label="Previous month"
          isEnd={month <= months.first}
          {...stepButton(addMonths(month, -1), PART)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </MonthButton>
        <p id={headingId} aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <MonthButton
          aria-label="Next month"
          isEnd={month >= months.last}
          {...stepButton(addMonths(month, 1), PART)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </MonthButton>
      </div>
      <CalendarGrid
        {...{ month, months, offers, today, selected, priceNote, onTurn }}
        labelledBy={headingId}
      />
      <Legend offers={offers} />
    </section>
  );
}

function within({ first, last }: { first: Month; last: Month }, month: Month): Month {
  if (month < first) return first;
  return month > last ? last : month;
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
