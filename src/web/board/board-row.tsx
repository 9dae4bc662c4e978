import { CircleCheck, CircleX, LogIn, Sailboat, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { BoardRowView } from '#contract/board-api.ts';
import { portName } from '#domain/ports.ts';
import { useAddress } from '../language/use-address.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { classNames } from '../ui/class-names.ts';
import { backWords, placesWords } from './board-words.ts';

type BoardRowProps = {
  row: BoardRowView;
  /** Whether it stands in somebody else's page, which a link must not replace. */
  isEmbedded: boolean;
  /** Whether it stands below a phone's first screen, and the rest of its day does not. */
  isBelow: boolean;
};

/** One departure. Its type is sized by the board, so that it reads as well on a phone as across a lobby. */
export function BoardRow({ row, isEmbedded, isBelow }: BoardRowProps) {
  const { boat, time, status } = row;
  const isGone = status === 'sailed' || status === 'called-off';
  const words = useMessages('board');
  const formats = useFormats();
  const back = backWords(words, formats.language, row);
  return (
    <li className={classNames('board-row hover:bg-shallows', isBelow && 'comes-near')}>
      <span
        className={classNames(
          'text-[1.25em] leading-tight font-extrabold tracking-tight tabular-nums',
          isGone && 'text-ink-soft',
          status === 'called-off' && 'line-through decoration-2',
        )}
      >
        {formats.time(time)}
      </span>
      <span className="col-span-2 row-start-2 min-w-0 leading-tight lg:col-span-1 lg:row-start-auto">
        <BoatLink row={row} isEmbedded={isEmbedded}>
          {boat.name}
        </BoatLink>
      </span>
      <span className="col-span-2 row-start-3 flex flex-col gap-x-[1em] leading-snug text-ink-soft sm:flex-row sm:justify-between lg:contents">
        <span className="min-w-0 lg:contents">
          <span className="wrap-anywhere">{portName(row.port, row.customPort)}</span>
          {back && <span className="lg:hidden"> · {back}</span>}
        </span>
        <span className="hidden lg:block">{back}</span>
        <span
          className={classNames(
            'font-semibold lg:text-right',
            row.places === 'open' && !isGone && 'text-ink',
          )}
        >
          {placesWords(words, row)}
        </span>
      </span>
      <span className="col-start-2 row-start-1 justify-self-end lg:col-start-6">
        <StatusTag status={status} />
      </span>
    </li>
  );
}

const LINK =
  'text-[1.1em] leading-tight font-bold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

type BoatLinkProps = Omit<BoardRowProps, 'isBelow'> & { children: string };

function BoatLink({ row, isEmbedded, children }: BoatLinkProps) {
  const words = useMessages('board');
  const addressOf = useAddress();
  const { boat, day, time, isCharter, places } = row;
  const trip = { date: day, ...(places === 'open' && !isCharter && { time }) };
  const address = `/boats/${encodeURIComponent(boat.slug)}?${new URLSearchParams(trip).toString()}`;
  if (!isEmbedded) {
    return (
      <Link href={address} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={addressOf(address)} target="_blank" rel="noopener" className={LINK}>
      {children}
      <span className="sr-only">{words.newTab}</span>
    </a>
  );
}

const tags: Readonly<Record<BoardRowView['status'], { Icon: LucideIcon; look: string }>> = {
  'on-time': { Icon: CircleCheck, look: 'border-edge text-ink' },
  boarding: { Icon: LogIn, look: 'border-sun-deep bg-sun text-on-sun' },
  sailed: { Icon: Sailboat, look: 'border-line bg-shallows text-ink-soft' },
  'called-off': { Icon: CircleX, look: 'border-danger bg-danger text-on-danger' },
};

/** The status in words, with a sign of its own beside its colour. */
function StatusTag({ status }: Pick<BoardRowView, 'status'>) {
  const words = useMessages('board');
  const { Icon, look } = tags[status];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.4em] rounded-full border px-[0.75em] py-[0.4em] text-[0.9em] leading-none font-bold whitespace-nowrap',
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-[1.1em] shrink-0" />
      {words.statuses[status]}
    </span>
  );
}
