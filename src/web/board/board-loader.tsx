import type { ReactNode } from 'react';
import type { BoardView } from '#contract/board-api.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import { useLiveBoard } from './use-live-board.ts';

type BoardLoaderProps = {
  port: string;
  children: (board: BoardView, isLive: boolean) => ReactNode;
};

/** A board once it is there. Without scripts the page asks for itself each minute. */
export function BoardLoader({ port, children }: BoardLoaderProps) {
  const { board, isPending, isLive, retry } = useLiveBoard(port);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="60" />
      </noscript>
      {isPending && <LoadingState text="Loading departures..." />}
      {!board && !isPending && (
        <ErrorState
          isPage
          title="The departures could not be loaded"
          text="Please check your connection. We try again each minute."
          onRetry={retry}
        />
      )}
      {board && children(board, isLive)}
    </>
  );
}
