import { hash } from 'node:crypto';
import type { BoardView } from '#contract/public/board-api.ts';
import { eventText, type EventStream } from '../../platform/http/event-stream.ts';

/** One board, and the connections of those who listen to it. */
export type BoardTopic = {
  hasListeners(): boolean;
  /** `lastId` is of the event that it had last, before its connection broke. */
  join(stream: EventStream, lastId: string | null): void;
  leave(stream: EventStream): void;
  /** Reads the board anew, and tells what has changed. */
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
      : NOTHING_TO_SAY;
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
      // Whatever is wrong: the pages notice that nothing comes, and ask for themselves.
      const view = await read().catch(() => null);
      isCurrent = view !== null;
      if (!view) return;
      last = { id: idOf(view), view };
      if (last.id !== lastId) tell(board());
      if (!wasCurrent) tell(alive());
    },
    sayAlive: () => tell(alive()),
    end() {
      for (const stream of [...streams]) stream.end();
    },
  };
}

/** A comment, which keeps proxies from taking the connection for dead. */
const NOTHING_TO_SAY = ': still here\n\n';

/** The same for the same board, whenever it was read. */
function idOf({ at: _, ...board }: BoardView): string {
  return hash('sha256', JSON.stringify(board), 'base64url').slice(0, 16);
}
