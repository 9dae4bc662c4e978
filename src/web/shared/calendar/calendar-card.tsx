import { getCalendarMonths } from '#domain/availability/availability.ts';
import { getMonth, type Day, type Month } from '#domain/time/days.ts';
import type { PickerMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { MonthGrid } from './month-grid.tsx';
import { stepButton, type TripPart } from '../trip/trip-choice.ts';
import { isOpenDay, type DayOffer, type OpenCalendar } from '../trip/use-trip-choice.ts';

const PART: TripPart = 'select-date';

type CalendarCardProps = {
  calendar: OpenCalendar;
  today: Day;
  selected: Day | null;
  /** The last day of a charter over several days. All days from `selected` to `end` are marked. */
  end: Day | null;
  /** The visible month; null for the current month. */
  turnedTo: Month | null;
  /** A note such as "from $95". */
  priceNote: string | null;
  /** Called when the keyboard changes the month. The buttons beside the month's name submit the trip form instead. */
  onTurn: (month: Month) => void;
};

/** Renders the date picker at the month in `turnedTo`, or at the current month. */
export function CalendarCard({
  calendar,
  today,
  selected,
  end,
  priceNote,
  ...props
}: CalendarCardProps) {
  const t = useMessages('picker');
  const months = getCalendarMonths(today);
  const month = within(months, props.turnedTo ?? months.first);
  const offers = calendar(month);
  const isShown = selected !== null && getMonth(selected) === month;
  // Without JavaScript the arrow keys do nothing, so every open day is a tab stop.
  const hasArrowKeys = useIsHydrated();
  return (
    <section id={PART} aria-label={t.selectDate} className="scroll-mt-24">
      <h3 className="mb-3 text-lg font-bold">{t.selectDate}</h3>
      <MonthGrid
        month={month}
        months={months}
        t={t}
        heading="p"
        firstStop={isShown ? selected : (firstOpen(offers) ?? `${month}-01`)}
        onTurn={props.onTurn}
        turnButton={(to) => stepButton(to, PART)}
      >
        {(day, isTabStop) => (
          <CalendarDay
            key={day}
            day={day}
            priceNote={priceNote}
            offer={offers.get(day)}
            isToday={day === today}
            isSelected={selected !== null && selected <= day && day <= (end ?? selected)}
            isTabStop={isTabStop || (!hasArrowKeys && isOpenDay(offers.get(day)))}
          />
        )}
      </MonthGrid>
      <Legend offers={offers} />
    </section>
  );
}

function within({ first, last }: { first: Month; last: Month }, month: Month): Month {
  if (month < first) return first;
  return month > last ? last : month;
}

function firstOpen(offers: ReadonlyMap<Day, DayOffer>): Day | undefined {
  return [...offers].find(([, offer]) => isOpenDay(offer))?.[0];
}

type CalendarDayProps = {
  day: Day;
  /** Undefined if the boat does not sail that day. */
  offer: DayOffer | undefined;
  priceNote: string | null;
  isToday: boolean;
  isSelected: boolean;
  /** Roving tabindex: after hydration, only one day of the grid is a tab stop. */
  isTabStop: boolean;
};

/** Lets the arrow keys reach closed days too, so that screen readers announce why they are closed. */
function CalendarDay({ day, offer, isSelected, isToday, ...props }: CalendarDayProps) {
  const t = useMessages('picker');
  const name = useFormats().weekdayDay(day);
  const isOpen = isOpenDay(offer);
  const isSoldOut = offer !== undefined && !isOpen;
  return (
    <td role="gridcell" aria-selected={isSelected} className="p-0.5">
      <button
        {...(isOpen ? stepButton(day, 'select-time') : { type: 'button' })}
        data-day={day}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={[name, ...dayNotes(t, offer, props.priceNote)].join(', ')}
        aria-disabled={!isOpen}
        aria-current={isToday ? 'date' : undefined}
        className={classNames(
          'relative mx-auto grid h-11 w-full max-w-14 place-items-center rounded-field text-base tabular-nums',
          isOpen ? 'font-semibold' : 'cursor-not-allowed text-ink-soft opacity-65',
          isOpen && !isSelected && 'hover:bg-shallows',
          isSelected && isOpen && 'chosen',
          isSelected && !isOpen && 'border border-sea',
          isToday && !isSelected && 'border border-edge',
          isSoldOut && 'line-through',
        )}
      >
        {Number(day.slice(8))}
        {isOpen && (
          <span aria-hidden="true" className="mark absolute bottom-1.5 size-1.5 rounded-full" />
        )}
      </button>
    </td>
  );
}

/** Lists notes such as "3 times" and "from $95". */
function dayNotes(
  t: PickerMessages,
  offer: DayOffer | undefined,
  priceNote: string | null,
): string[] {
  if (!offer) return [t.notAvailable];
  const { times, maxSeats, smallestParty } = offer;
  if (times.length > 0) return [t.times(times.length), ...(priceNote ? [priceNote] : [])];
  if (maxSeats === 0) return [t.soldOutDay];
  return [smallestParty > 1 ? t.fromGuests(smallestParty) : t.onlySeats(maxSeats)];
}

function Legend({ offers }: { offers: ReadonlyMap<Day, DayOffer> }) {
  const t = useMessages('picker');
  const all = [...offers.values()];
  const isAnyFull = all.some((offer) => offer.times.length === 0);
  if (all.length === 0) {
    return <p className="mt-3 text-sm text-ink-soft">{t.noOpenDays}</p>;
  }
  return (
    <p aria-hidden="true" className="mt-3 flex gap-5 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="mark size-1.5 rounded-full" /> {t.available}
      </span>
      {isAnyFull && (
        <span>
          <span className="line-through">12</span> {t.soldOut}
        </span>
      )}
    </p>
  );
}
