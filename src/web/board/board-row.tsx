import {
  CalendarClock,
  CircleCheck,
  CircleX,
  LogIn,
  Sailboat,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'wouter';
import type { BoardRowView } from '#contract/board-api.ts';
import { paths } from '#contract/paths.ts';
import { portName } from '#domain/ports.ts';
import { useAddress } from '../language/use-address.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { classNames } from '../ui/class-names.ts';
import { backWords, placesWords, priceWords } from './board-words.ts';

type BoardRowProps = {
  row: BoardRowView;
  /** Whether it stands in somebody else's page, which a link must not replace. */
  isEmbedded: boolean;
  /** Whether it stands below a phone's first screen, and the rest of its day does not. */
  isBelow: boolean;
};

/** One departure. Its type is sized by the board, so that it reads as well on a phone as across a lobby. */
export function BoardRow({ row, isEmbedded, isBelow }: BoardRowProps) {
  const { boat, time, status, places } = row;
  const words = useMessages('board');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <li className={classNames('board-row', isBelow && 'comes-near', `board-${status}`)}>
      <span translate="no" className="board-time">
        {formats.time(time)}
      </span>
      <span translate="no" className="board-boat">
        <BoatLink row={row} isEmbedded={isEmbedded}>
          {boat.name}
        </BoatLink>
      </span>
      <span className="board-trip">
        <span className="board-port">{portName(row.port, row.customPort)}</span>
        <span>{backWords(words, formats.language, row)}</span>
        <span className="board-places" data-open={places === 'open'}>
          {placesWords({ words, trips }, row)}
        </span>
        <span className="board-price">{priceWords(words, formats.language, row)}</span>
      </span>
      <StatusTag status={status} />
    </li>
  );
}

type BoatLinkProps = Omit<BoardRowProps, 'isBelow'> & { children: string };

function BoatLink({ row, isEmbedded, children }: BoatLinkProps) {
  const words = useMessages('board');
  const addressOf = useAddress();
  const { boat, day, time, isCharter, places } = row;
  const trip = { date: day, ...(places === 'open' && !isCharter && { time }) };
  const address = paths.boat(boat, trip);
  if (!isEmbedded) {
    return <Link href={address}>{children}</Link>;
  }
  return (
    <a href={addressOf(address)} target="_blank" rel="noopener">
      {children}
      <span translate="yes" className="sr-only">
        {words.newTab}
      </span>
    </a>
  );
}

const icons: Readonly<Record<BoardRowView['status'], LucideIcon>> = {
  scheduled: CalendarClock,
  'on-time': CircleCheck,
  boarding: LogIn,
  sailed: Sailboat,
  'called-off': CircleX,
};

/** The status in words, with a sign of its own beside its colour. */
function StatusTag({ status }: Pick<BoardRowView, 'status'>) {
  const words = useMessages('board');
  const Icon = icons[status];
  return (
    <span className="board-status">
      <Icon aria-hidden="true" />
      {words.statuses[status]}
    </span>
  );
}
