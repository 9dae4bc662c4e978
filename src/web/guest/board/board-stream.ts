import { MINUTE_MS } from '#domain/time/durations.ts';
import type { BoardAliveView, BoardView } from '#contract/public/board-api.ts';
import { buildRequest } from '../../api.ts';

type Follower = {
  onBoard: (board: BoardView) => void;
  /** Called when the server confirms that the last board is current. */
  onAlive: (alive: BoardAliveView) => void;
  /** Called when the connection is lost and the board may be out of date. */
  onLost: () => void;
};

/** Timeout of the connection: three missed `alive` messages, which the server sends every 15 seconds. */
const SILENCE_MS = 45_000;
/** Delay before reconnecting after the server has rejected the stream. */
const REFUSED_MS = MINUTE_MS;

/** Listens to a board until the returned function is called. Reconnects after a broken connection. */
export function followBoard(port: string, { onBoard, onAlive, onLost }: Follower): () => void {
  const query = port === '' ? '' : `?${new URLSearchParams({ port }).toString()}`;
  const address = buildRequest('GET /api/board/stream').path + query;
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
