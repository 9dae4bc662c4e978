import { Link } from 'wouter';
import type { BoardView } from '#contract/public/board-api.ts';
import { portCodes, getPortName } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { NotFound } from '../../shared/states/not-found.tsx';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { BoardLoader } from './board-loader.tsx';
import { boardPath, getBoardLocation } from './describe-board.ts';
import { DepartureBoard } from './departure-board.tsx';
import { EmbedCard } from './embed-card.tsx';
import { boardQuery } from '../../shared/requests/board-query.ts';
import { boardHead } from './board-head.ts';
import { boardOnServer } from './board-on-server.ts';
import { pagePatterns, paths } from '#contract/pages/paths.ts';

export default definePage({
  path: [pagePatterns.board, pagePatterns.portBoard],
  messages: ['trips', 'board', 'not-found'],
  load: ({ params: { port } }) => [boardQuery(port)],
  head: boardHead,
  Page,
  isLandingPage: true,
  server: import.meta.env.SSR ? boardOnServer : undefined,
});

type Path = typeof pagePatterns.board | typeof pagePatterns.portBoard;

function Page({ params: { port = '' } }: PageInput<Path>) {
  const t = useMessages('board');
  const place = getBoardLocation(port, useMessages('trips').island);
  if (place === null) return <NotFound />;
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10 sm:pb-24">
      <BoardLoader port={port}>
        {(board, isLive) => (
          <>
            <DepartureBoard
              title={t.heading(place)}
              board={board}
              isLive={isLive}
              isEmbedded={false}
            />
            <OtherBoards port={port} board={board} />
          </>
        )}
      </BoardLoader>
      <EmbedCard port={port} place={place} />
    </div>
  );
}

function OtherBoards({ port, board }: { port: string; board: BoardView }) {
  const t = useMessages('board');
  const found = portCodes.filter((code) => board.rows.some((row) => row.port === code));
  const others = port === '' ? found : [];
  return (
    <nav aria-label={t.more} className="mt-10">
      <h2 className="section-title">{board.isMore ? t.thereAreMore : t.another}</h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {port !== '' && <BoardLink href={boardPath('')} title={t.allPorts} />}
        {others.map((code) => (
          <BoardLink key={code} href={boardPath(code)} title={getPortName(code)} />
        ))}
        <li>
          <Link href={paths.listing()} className={getButtonClasses()}>
            {t.anotherDay}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function BoardLink({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <Link href={href} className={getButtonClasses({ variant: 'secondary' })}>
        {title}
      </Link>
    </li>
  );
}
