import type { BoardAliveView, BoardView } from '#contract/public/board-api.ts';
import { callOf } from '../../api.ts';

type Follower = {
  onBoard: (board: BoardView) => void;
  /** The last board is still right. */
  onAlive: (alive: BoardAliveView) => void;
  /** Nobody knows whether it is. */
  onLost: () => void;
};

/** The server says that it is there every 15 seconds: three times missed, the connection is dead. */
const SILENCE_MS = 45_000;
/** A stream that was refused is asked for again after so long. */
const REFUSED_MS = 60_000;

/** Listens to a board until the returned function is called. A connection that breaks is made anew. */
export function followBoard(port: string, { onBoard, onAlive, onLost }: Follower): () => void {
  const query = port === '' ? '' : `?${new URLSearchParams({ port }).toString()}`;
  const address = callOf('GET /api/board/stream').path + query;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const opened = new EventSource(address);
    source = opened;
    const heard = ({ data }: MessageEvent<string>) => {
      again(SILENCE_MS);
      return JSON.parse(data) as unknown;
    };
    opened.addEventListener('board', (event) => onBoard(heard(event) as BoardView));
    opened.addEventListener('alive', (event) => onAlive(heard(event) as BoardAliveView));
    opened.addEventListener('error', () => {
      onLost();
      if (opened.readyState === EventSource.CLOSED) again(REFUSED_MS);
    });
    again(SILENCE_MS);
  }

  function again(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      source?.close();
      onLost();
      open();
    }, afterMs);
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
