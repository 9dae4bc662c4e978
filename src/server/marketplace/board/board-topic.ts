import { hash } from 'node:crypto';
import type { BoardView } from '#contract/public/board-api.ts';
import { eventText, type EventStream } from '../../platform/http/event-stream.ts';

/** Board with the connections subscribed to it. */
export type BoardTopic = {
  hasListeners(): boolean;
  /** `lastId` is the last event received before a reconnect. */
  join(stream: EventStream, lastId: string | null): void;
  leave(stream: EventStream): void;
  /** Reads the board and broadcasts changes. */
  renew(): Promise<void>;
  sayAlive(): void;
  end(): void;
};

type Needs = { read: () => Promise<BoardView>; build: string };

export function openBoardTopic({ read, build }: Needs): BoardTopic {
  const streams = new Set<EventStream>();
  let last: { id: string; view: BoardView } | null = null;
  let isCurrent = false;
  const tell = (text: string) => {
    for (const stream of [...streams]) stream.send(text);
  };
  const board = () => (last ? eventText({ event: 'board', id: last.id, data: last.view }) : '');
  const alive = () =>
    last && isCurrent
      ? eventText({ event: 'alive', data: { at: last.view.at, build } })
      : HEARTBEAT;
  return {
    hasListeners: () => streams.size > 0,
    join(stream, lastId) {
      streams.add(stream);
      if (!last || !isCurrent) return;
      if (last.id !== lastId) stream.send(board());
      stream.send(alive());
    },
    leave: (stream) => streams.delete(stream),
    async renew() {
      const wasCurrent = isCurrent;
      const lastId = last?.id;
      // Ignores any error: `alive` events stop, so pages notice and poll instead.
      const view = await read().catch(() => null);
      isCurrent = view !== null;
      if (!view) return;
      last = { id: hashBoard(view), view };
      if (last.id !== lastId) tell(board());
      if (!wasCurrent) tell(alive());
    },
    sayAlive: () => tell(alive()),
    end() {
      for (const stream of [...streams]) stream.end();
    },
  };
}

/** Comment event that keeps proxies from closing an idle connection. */
const HEARTBEAT = ': still here\n\n';

/** Hashes the board without its read time. */
function hashBoard({ at: _, ...board }: BoardView): string {
  return hash('sha256', JSON.stringify(board), 'base64url').slice(0, 16);
}
