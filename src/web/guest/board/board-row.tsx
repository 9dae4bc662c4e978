import {
  CalendarClock,
  CircleCheck,
  CircleX,
  LogIn,
  Sailboat,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'wouter';
import type { BoardRowView } from '#contract/public/board-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { getPortName } from '#domain/island/ports.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { describeReturn, describeSeats, formatBoardPrice } from './describe-board.ts';

type BoardRowProps = {
  row: BoardRowView;
  /** True below the first screen. Above that, an estimated height would shift the layout. */
  isBelow: boolean;
  /** True if another site embeds the board. Links then open in a new tab, so that the site's page stays open. */
  isEmbedded: boolean;
};

/**
 * Renders one departure: on phones the time and status, then the boat and its port; on wide screens as table columns.
 * The board sets the font size, so that the text is legible on a phone and across a lobby.
 */
export function BoardRow({ row, isBelow, isEmbedded }: BoardRowProps) {
  const { boat, time, status, places } = row;
  const t = useMessages('board');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <li
      className={classNames(
        isBelow && 'content-visibility-auto',
        'relative grid grid-cols-[auto_1fr] items-center gap-x-[1em] gap-y-1 px-[1em] py-[0.75em] leading-tight not-first:border-t not-first:border-line hover:bg-shallows max-sm:text-[clamp(0.9rem,4.1vw,1.125rem)] xl:grid-cols-[6.2em_minmax(0,1.3fr)_repeat(2,minmax(0,1fr))_10.2em_10.2em_7.6em] xl:py-[0.55em]',
      )}
    >
      <span
        translate="no"
        className={classNames(
          'text-[1.25em] font-extrabold tracking-tight whitespace-nowrap tabular-nums',
          (status === 'sailed' || status === 'called-off') && 'text-ink-soft',
          status === 'called-off' && 'line-through decoration-2',
        )}
      >
        {formats.time(time)}
      </span>
      <span
        translate="no"
        className="col-span-2 row-start-2 min-w-0 xl:col-span-1 xl:row-start-auto"
      >
        <BoatLink row={row} isEmbedded={isEmbedded}>
          {boat.name}
        </BoatLink>
      </span>
      <span className="col-span-2 row-start-3 grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] gap-x-[0.75em] leading-snug text-ink-soft sm:grid-cols-4 xl:contents">
        <span className="wrap-anywhere">{getPortName(row.port, row.customPort)}</span>
        <span>{describeReturn(t, formats.language, row)}</span>
        <span
          className={classNames('font-semibold xl:text-right', places === 'open' && 'text-ink')}
        >
          {describeSeats({ t, trips }, row)}
        </span>
        <span className="tabular-nums xl:text-right">
          {formatBoardPrice(t, formats.language, row)}
        </span>
      </span>
      <StatusTag status={status} />
    </li>
  );
}

/** Makes the whole row open the boat. */
const LINK =
  'text-[1.1em] font-bold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

type BoatLinkProps = Omit<BoardRowProps, 'isBelow'> & { children: string };

function BoatLink({ row, isEmbedded, children }: BoatLinkProps) {
  const t = useMessages('board');
  const localizeAddress = useAddress();
  const { boat, day, time, isCharter, places } = row;
  const trip = { date: day, ...(places === 'open' && !isCharter && { time }) };
  const address = paths.boat(boat, trip);
  if (!isEmbedded) {
    return (
      <Link href={address} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={localizeAddress(address)} target="_blank" rel="noopener" className={LINK}>
      {children}
      <span translate="yes" className="sr-only">
        {t.newTab}
      </span>
    </a>
  );
}

type Tag = { Icon: LucideIcon; classes: string };

const tags: Readonly<Record<BoardRowView['status'], Tag>> = {
  scheduled: { Icon: CalendarClock, classes: 'border-edge' },
  'on-time': { Icon: CircleCheck, classes: 'border-edge' },
  boarding: { Icon: LogIn, classes: 'border-sun-deep bg-sun text-on-sun' },
  sailed: { Icon: Sailboat, classes: 'border-line bg-shallows text-ink-soft' },
  'called-off': { Icon: CircleX, classes: 'border-danger bg-danger text-on-danger' },
};

/** Shows the status as text and icon, so that colour alone carries no meaning. */
function StatusTag({ status }: Pick<BoardRowView, 'status'>) {
  const t = useMessages('board');
  const { Icon, classes } = tags[status];
  return (
    <span
      className={`col-start-2 row-start-1 inline-flex min-w-[7.6em] items-center justify-center gap-[0.4em] justify-self-end rounded-full border px-[0.75em] py-[0.4em] text-[0.9em] leading-none font-bold whitespace-nowrap xl:col-start-7 ${classes}`}
    >
      <Icon aria-hidden="true" className="size-[1.1em] shrink-0" />
      {t.statuses[status]}
    </span>
  );
}
