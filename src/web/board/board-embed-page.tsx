import { Logo } from '../layout/page-layout.tsx';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { BoardLoader } from './board-loader.tsx';
import { boardPath, boardPlace, boardTitle } from './board-words.ts';
import { DepartureBoard } from './departure-board.tsx';

export function head({ params: { port = '' } }: PageInput): PageHead {
  return { title: boardTitle(port), isIndexed: false };
}

/** The board alone, for a screen or in the page of a hotel. Its links open beside it. */
export function Page({ params: { port = '' } }: PageInput) {
  const place = boardPlace(port);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col px-[clamp(0.75rem,3vw,4rem)] py-[clamp(0.75rem,2.5vw,3rem)] outline-none"
    >
      {place === null ? (
        <h1 className="page-title">There is no board of this port.</h1>
      ) : (
        <BoardLoader port={port}>
          {(board, isLive) => (
            <DepartureBoard
              title={`Departures from ${place}`}
              board={board}
              isLive={isLive}
              isEmbedded
            />
          )}
        </BoardLoader>
      )}
      <footer className="mt-auto pt-8 text-[clamp(1rem,0.8rem+0.6vw,1.75rem)]">
        <a
          href={boardPath(place === null ? '' : port)}
          target="_blank"
          rel="noopener"
          className="inline-flex flex-wrap items-center gap-4 text-ink no-underline hover:underline"
        >
          <Logo />
          <span className="text-ink-soft">
            Book a place
            <span className="sr-only"> (opens in a new tab)</span>
          </span>
        </a>
      </footer>
    </main>
  );
}
