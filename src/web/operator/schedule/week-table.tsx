import { Ellipsis, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { ScheduleBoatView } from '#contract/operator/schedule-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import type { Day } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BusyNotes, WindMark, type Forecasts } from './day-notes.tsx';
import { clampPlace, moveInGrid, type GridPlace, type GridShape } from './grid-moves.ts';
import type { OpenSchedule } from './dialogs/opened-dialog.ts';
import { findScheduleDay, listSlots } from './schedule-slots.ts';
import { SlotButton } from './slot-button.tsx';

export type WeekProps = {
  days: readonly Day[];
  boats: readonly ScheduleBoatView[];
  forecasts: Forecasts;
  onOpen: OpenSchedule;
};

/**
 * Renders a week as an ARIA grid of boats by days. The first row has the links to the days. Each cell has a boat's
 * departures, followed by the button that adds a booking or closes times.
 */
export function WeekTable({ days, boats, forecasts, onOpen }: WeekProps) {
  const t = useMessages('operator-schedule');
  const labels = useMessages('portal-labels');
  const hintId = useId();
  const { day: today } = useIslandNow();
  const { ref, getStop, onKeyDown, onFocus } = useGrid(days, boats, today);
  return (
    <>
      <p id={hintId} className="sr-only">
        {t.howToMove}
      </p>
      <table
        ref={ref}
        role="grid"
        aria-label={labels.boats}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="w-full table-fixed border-collapse"
      >
        <WeekHead days={days} today={today} forecasts={forecasts} getStop={getStop} />
        <tbody>
          {boats.map((boat, index) => (
            <tr key={boat.id} className="print:break-inside-avoid">
              <th
                scope="row"
                className="sticky left-0 z-10 border-b border-line bg-paper p-2 text-left align-top text-sm font-bold wrap-anywhere print:static"
              >
                {boat.name}
              </th>
              {days.map((day, column) => (
                <WeekCell
                  key={day}
                  boat={boat}
                  day={day}
                  today={today}
                  getStop={(item) => getStop({ row: index + 1, column, item })}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type Stop = { 'data-place': string; tabIndex: 0 | -1 };

/** Keeps a roving tab stop. Keys move the stop and the focus; a click moves the stop. */
function useGrid(days: readonly Day[], boats: readonly ScheduleBoatView[], today: Day) {
  const ref = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [chosen, setChosen] = useState<GridPlace | null>(null);
  const shape: GridShape = {
    rows: boats.length + 1,
    columns: days.length,
    countItems: (row, column) => {
      const boat = boats[row - 1];
      const day = days[column];
      return boat && day ? listSlots(findScheduleDay(boat, day)).length + 1 : 1;
    },
  };
  const first = { row: 1, column: Math.max(0, days.indexOf(today)), item: 0 };
  const place = clampPlace(chosen ?? first, shape);
  const stop = formatPlace(place);
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-place="${stop}"]`)?.focus();
  }, [stop]);
  return {
    ref,
    getStop(each: GridPlace): Stop {
      const name = formatPlace(each);
      return { 'data-place': name, tabIndex: name === stop ? 0 : -1 };
    },
    onFocus({ target }: FocusEvent) {
      const name = target instanceof HTMLElement ? target.dataset['place'] : undefined;
      if (name !== undefined && name !== stop) setChosen(parsePlace(name));
    },
    onKeyDown(event: KeyboardEvent) {
      const target = moveInGrid(event.key, place, shape);
      if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      hasMoved.current = formatPlace(target) !== stop;
      setChosen(target);
    },
  };
}

function formatPlace({ row, column, item }: GridPlace): string {
  return `${row} ${column} ${item}`;
}

function parsePlace(name: string): GridPlace {
  const [row = 0, column = 0, item = 0] = name.split(' ').map(Number);
  return { row, column, item };
}

type WeekHeadProps = Pick<WeekProps, 'days' | 'forecasts'> & {
  today: Day;
  getStop: (place: GridPlace) => Stop;
};

function WeekHead({ days, forecasts, today, getStop }: WeekHeadProps) {
  const labels = useMessages('portal-labels');
  return (
    <thead className="top-20 z-20 bg-paper tall:sticky print:static">
      <tr>
        <th scope="col" className="w-36 border-b border-line p-2 text-left text-sm">
          {labels.boat}
        </th>
        {days.map((day, column) => (
          <DayHeading
            key={day}
            day={day}
            isToday={day === today}
            forecast={forecasts.get(day)}
            stop={getStop({ row: 0, column, item: 0 })}
          />
        ))}
      </tr>
    </thead>
  );
}

type DayHeadingProps = {
  day: Day;
  isToday: boolean;
  forecast: ReturnType<Forecasts['get']>;
  stop: Stop;
};

function DayHeading({ day, isToday, forecast, stop }: DayHeadingProps) {
  const labels = useMessages('portal-labels');
  const { shortWeekday } = useFormats();
  return (
    <th
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'border-b border-l border-line p-2 text-left align-top text-sm',
        isToday && 'bg-shallows',
      )}
    >
      <Link {...stop} href={portalPaths.operatorDay({ date: day })} className="text-ink block">
        {shortWeekday(day)}
      </Link>
      {isToday && <span className="block text-xs text-sea">{labels.today}</span>}
      <WindMark forecast={forecast} />
    </th>
  );
}

type WeekCellProps = {
  boat: ScheduleBoatView;
  day: Day;
  today: Day;
  getStop: (item: number) => Stop;
  onOpen: OpenSchedule;
};

function WeekCell({ boat, day, today, getStop, onOpen }: WeekCellProps) {
  const t = useMessages('operator-schedule');
  const { weekdayDay } = useFormats();
  const found = findScheduleDay(boat, day);
  const slots = listSlots(found);
  const isOver = day < today;
  const Icon = isOver ? Ellipsis : Plus;
  return (
    <td
      role="gridcell"
      className={classNames(
        'h-px border-b border-l border-line p-1 align-top',
        day === today && 'bg-shallows',
      )}
    >
      <div className="flex h-full min-h-14 flex-col gap-1">
        {slots.map((slot, index) => (
          <SlotButton
            key={slot.key}
            {...getStop(index)}
            slot={slot}
            boatName={boat.name}
            date={day}
            onClick={() => onOpen({ type: 'slot', boat, date: day, key: slot.key })}
          />
        ))}
        {found && <BusyNotes busy={found.busy} />}
        <button
          {...getStop(slots.length)}
          type="button"
          onClick={() => onOpen({ type: 'cell', boat, date: day })}
          className="grid min-h-7 w-full flex-1 scroll-mt-20 place-items-center rounded-field text-ink-soft hover:bg-shallows hover:text-ink print:hidden"
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">
            {isOver ? t.openDay : t.addOrClose}
            {t.of(isolateName(boat.name), weekdayDay(day))}
          </span>
        </button>
      </div>
    </td>
  );
}
