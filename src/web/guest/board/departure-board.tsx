import { useRef, useEffect, useState } from 'react';
import type { BoardRowView, BoardView } from '#contract/public/board-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BoardRow } from './board-row.tsx';
import { describeChanges, buildRowKey } from './describe-board.ts';

type DepartureBoardProps = {
  title: string;
  board: BoardView;
  isLive: boolean;
  isEmbedded: boolean;
};

/** Rows that a tall phone shows without scrolling. */
const ROWS_ON_FIRST_SCREEN = 8;

/** Lists today's and tomorrow's departures in type that grows with the screen. */
export function DepartureBoard({ title, board, isLive, isEmbedded }: DepartureBoardProps) {
  const t = useMessages('board');
  const trips = useMessages('trips');
  const formats = useFormats();
  const { time } = useIslandNow();
  const isLong = board.rows.length > ROWS_ON_FIRST_SCREEN;
  const below = new Set(board.rows.slice(ROWS_ON_FIRST_SCREEN));
  const listRows = (day: string) => board.rows.filter((row) => row.day === day);
  return (
    <div
      className={classNames(
        'text-[clamp(1rem,0.75rem+0.95vw,1.25rem)]',
        isEmbedded ? 'xl:text-[clamp(1.125rem,-0.6rem+2.1vw,1.85rem)]' : 'xl:text-[1.0625rem]',
      )}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-[2em] gap-y-3">
        <h1 className="text-[clamp(1.45rem,7.4vw,3rem)] leading-[1.1] font-extrabold wrap-anywhere sm:text-[clamp(1.75rem,1.9em,6rem)]">
          {title}
        </h1>
        <p className="flex items-center gap-[1em] leading-none max-sm:w-full lg:flex-row-reverse">
          <span className="text-[1.5em] font-extrabold tracking-tight tabular-nums max-sm:min-w-[4.6em]">
            <span className="sr-only">{t.islandTime}</span>
            {formats.time(time)}
          </span>
          <Freshness isLive={isLive} at={board.at} />
        </p>
      </header>
      <Announcements rows={board.rows} />
      <div className={classNames(isLong && 'max-sm:content-visibility-next-frame')}>
        <DaySection
          id="today"
          name={trips.today}
          day={board.today}
          rows={listRows(board.today)}
          below={below}
          isEmbedded={isEmbedded}
        >
          {t.noneToday}
        </DaySection>
        <DaySection
          id="tomorrow"
          name={trips.tomorrow}
          day={board.tomorrow}
          rows={listRows(board.tomorrow)}
          below={below}
          isEmbedded={isEmbedded}
        >
          {t.noneTomorrow}
        </DaySection>
      </div>
    </div>
  );
}

function Freshness({ isLive, at }: { isLive: boolean; at: string }) {
  const t = useMessages('board');
  const formats = useFormats();
  return (
    <span className="inline-flex min-w-[9.5em] items-center gap-[0.5em] lg:justify-end text-[0.85em] font-medium text-ink-soft">
      <span
        aria-hidden="true"
        className={classNames(
          'size-[0.7em] rounded-full border-2',
          isLive ? 'mark border-sea' : 'border-edge',
        )}
      />
      {isLive ? t.live : t.asOf(formats.time(toIslandNow(Date.parse(at)).time))}
    </span>
  );
}

type DaySectionProps = {
  id: string;
  name: string;
  day: string;
  rows: readonly BoardRowView[];
  /** The board's rows below the first screen. */
  below: ReadonlySet<BoardRowView>;
  isEmbedded: boolean;
  /** The text shown when there are no departures. */
  children: string;
};

function DaySection(props: DaySectionProps) {
  const { id, name, day, rows, below, isEmbedded, children } = props;
  const formats = useFormats();
  return (
    <section className="mt-[1.4em]" aria-labelledby={`board-${id}`}>
      <h2
        id={`board-${id}`}
        className="flex flex-wrap items-baseline gap-x-[0.6em] text-[1.2em] font-bold"
      >
        <span className="max-sm:min-w-[6em]">{name}</span>
        <span className="text-[0.75em] font-medium tracking-normal text-ink-soft">
          {formats.weekdayDay(day)}
        </span>
      </h2>
      {rows.length === 0 ? (
        <p className="mt-[0.6em] rounded-card bg-shallows px-[1em] py-[1.4em] text-ink-soft">
          {children}
        </p>
      ) : (
        <ul className="mt-[0.6em] overflow-hidden rounded-card border border-line bg-card">
          {rows.map((row) => (
            <BoardRow
              key={buildRowKey(row)}
              row={row}
              isBelow={below.has(row)}
              isEmbedded={isEmbedded}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Announces status changes to screen readers. Omits seat counts, because they change all day. */
function Announcements({ rows }: { rows: readonly BoardRowView[] }) {
  const shown = useRef(rows);
  const t = useMessages('board');
  const { language } = useFormats();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const changed = describeChanges(t, language, shown.current, rows);
    shown.current = rows;
    if (changed !== '') setAnnouncement(changed);
  }, [rows, t, language]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
