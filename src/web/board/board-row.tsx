import { CircleCheck, CircleX, Sailboat, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { BoardRowView } from '#contract/board-api.ts';
import { formatTime } from '#domain/days.ts';
import { withSearch } from '../booking-widgets/trip-addresses.ts';
import { classNames } from '../ui/class-names.ts';
import { placesWords, statusWords, whereWords } from './board-words.ts';

type BoardRowProps = {
  row: BoardRowView;
  /** Whether it stands in somebody else's page, which a link must not replace. */
  isEmbedded: boolean;
};

/** One departure. Its type is sized by the board, so that it reads as well on a phone as across a lobby. */
export function BoardRow({ row, isEmbedded }: BoardRowProps) {
  const { boat, time, status } = row;
  const isGone = status === 'sailed' || status === 'called-off';
  const places = placesWords(row);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line px-[1em] py-[0.8em] first:border-t-0 hover:bg-shallows',
        'md:grid-cols-[6.2em_minmax(0,1fr)_minmax(8em,auto)_8.2em] md:items-center md:gap-x-[1.2em]',
      )}
    >
      <span
        className={classNames(
          'text-[1.3em] leading-tight font-extrabold tracking-tight tabular-nums',
          isGone && 'text-ink-soft',
          status === 'called-off' && 'line-through decoration-2',
        )}
      >
        {formatTime(time)}
      </span>
      <span className="col-span-2 row-start-2 min-w-0 md:col-span-1 md:col-start-2 md:row-start-1">
        <BoatLink row={row} isEmbedded={isEmbedded}>
          {boat.name}
        </BoatLink>
        <span className="block text-[0.85em] leading-snug text-ink-soft">{whereWords(row)}</span>
      </span>
      <span
        className={classNames(
          'col-span-2 row-start-3 leading-tight font-semibold md:col-span-1 md:col-start-3 md:row-start-1 md:text-right',
          row.places !== 'open' && 'text-ink-soft',
          places === '' && 'hidden md:block',
        )}
      >
        {places}
      </span>
      <span className="col-start-2 row-start-1 justify-self-end md:col-start-4">
        <StatusTag status={status} />
      </span>
    </li>
  );
}

const LINK =
  'text-[1.1em] leading-tight font-bold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

function BoatLink({ row, isEmbedded, children }: BoardRowProps & { children: string }) {
  const { boat, day, time, isCharter, places } = row;
  const trip: [string, string][] = [
    ['date', day],
    ...(places === 'open' && !isCharter ? [['time', time] as [string, string]] : []),
  ];
  const address = withSearch(`/boats/${encodeURIComponent(boat.slug)}`, trip);
  if (!isEmbedded) {
    return (
      <Link href={address} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener" className={LINK}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const tags: Readonly<Record<BoardRowView['status'], { Icon: LucideIcon; look: string }>> = {
  'on-time': { Icon: CircleCheck, look: 'border-edge text-ink' },
  boarding: { Icon: Users, look: 'border-sun-deep bg-sun text-on-sun' },
  sailed: { Icon: Sailboat, look: 'border-line bg-shallows text-ink-soft' },
  'called-off': { Icon: CircleX, look: 'border-danger bg-danger text-on-danger' },
};

/** The status in words, with a sign of its own beside its colour. */
function StatusTag({ status }: Pick<BoardRowView, 'status'>) {
  const { Icon, look } = tags[status];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.4em] rounded-full border px-[0.75em] py-[0.4em] text-[0.9em] leading-none font-bold whitespace-nowrap',
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-[1.1em] shrink-0" />
      {statusWords[status]}
    </span>
  );
}
