import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Logo } from '../../shared/site/site-marks.tsx';
import { Waterline } from '../../shared/site/waterline.tsx';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { BoardLoader } from './board-loader.tsx';
import { boardPath, getBoardLocation } from './describe-board.ts';
import { DepartureBoard } from './departure-board.tsx';

/** Renders only the board, for a screen or a hotel's own page. The board's links open in a new tab. */
export function BoardAlone({ port }: { port: string }) {
  const t = useMessages('board');
  const place = getBoardLocation(port, useMessages('trips').island);
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className="px-[clamp(0.75rem,3vw,4rem)] pt-[clamp(0.75rem,2.5vw,3rem)] pb-10 outline-none"
      >
        {place === null ? (
          <h1 className="page-title">{t.noBoard}</h1>
        ) : (
          <BoardLoader port={port}>
            {(board, isLive) => (
              <DepartureBoard title={t.heading(place)} board={board} isLive={isLive} isEmbedded />
            )}
          </BoardLoader>
        )}
      </main>
      <WhereToBook path={boardPath(place === null ? '' : port)} />
    </>
  );
}

/** Shows the URL as text, because people in front of a screen have to type it. */
function WhereToBook({ path }: { path: string }) {
  const t = useMessages('board');
  const localizeAddress = useAddress();
  const { host } = new URL(useSiteFacts().publicUrl);
  return (
    <footer className="mt-auto text-foam">
      <Waterline />
      <div className="-mt-px bg-deep px-[clamp(0.75rem,3vw,4rem)] pt-3 pb-6">
        <a
          href={localizeAddress(path)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 text-[clamp(1rem,0.75rem+0.6vw,1.75rem)] text-foam no-underline hover:underline focus-visible:outline-sun"
        >
          <Logo />
          <span>
            {renderRichMessage(t.bookAt(host), { b: <strong /> })}
            <span className="sr-only">{t.newTab}</span>
          </span>
        </a>
      </div>
    </footer>
  );
}
