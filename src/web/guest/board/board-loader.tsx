import type { ReactNode } from 'react';
import type { BoardView } from '#contract/public/board-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { useLiveBoard } from './use-live-board.ts';

type BoardLoaderProps = {
  port: string;
  children: (board: BoardView, isLive: boolean) => ReactNode;
};

export function BoardLoader({ port, children }: BoardLoaderProps) {
  const t = useMessages('board');
  const { board, isPending, isLive, retry } = useLiveBoard(port);
  return (
    <>
      {isPending && <LoadingState text={t.loading} />}
      {!board && !isPending && (
        <ErrorState isPage title={t.failed} text={t.failedText} onRetry={retry} />
      )}
      {board && children(board, isLive)}
    </>
  );
}
