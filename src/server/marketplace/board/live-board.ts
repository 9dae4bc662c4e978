import { AsyncLocalStorage } from 'node:async_hooks';
import { BOARD_ALIVE_SECONDS, type BoardView } from '#contract/public/board-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { openListenerPlaces } from './board-listeners.ts';
import { openBoardTopic, type BoardTopic } from './board-topic.ts';

/** Boards kept current for whoever listens to this process. */
export type LiveBoard = {
  listen(listener: Listener): Outcome<ReadableStream<Uint8Array>, 'too-many' | 'unavailable'>;
  /** How many listen now. */
  listeners(): number;
  /** Ends all connections, and takes no new one: their listeners find another process. */
  close(): void;
};

type Listener = {
  /** Of the whole island without one. */
  port: string | null;
  network: string;
  /** Of the event that it had last, before its connection broke. */
  lastId: string | null;
};

type Needs = {
  read: (port: string | null) => Promise<BoardView>;
  /** Of the pages that this process serves. */
  build: string;
};

/** As long as other public answers are kept: a sale shows within it. */
const RENEW_EVERY_MS = 1000;
const ALIVE_EVERY_MS = BOARD_ALIVE_SECONDS * 1000;

/** While anybody listens, a board is read again and again, once for all of them; they are told what has changed. */
export function openLiveBoard({ read, build }: Needs): LiveBoard {
  const topics = new Map<string | null, BoardTopic>();
  const takePlace = openListenerPlaces();
  const renewing = openRenewing(topics);
  let listened = 0;
  let listening = 0;
  return {
    listen({ port, network, lastId }) {
      if (renewing.isOver()) return refused('unavailable', 'This server is about to stop.');
      const place = takePlace(network);
      if (!place.ok) return place;
      const topic = topics.get(port) ?? openBoardTopic({ read: () => read(port), build });
      topics.set(port, topic);
      const stream = openEventStream(() => {
        place.value.giveBack();
        listening -= 1;
        topic.leave(stream);
        if (!topic.hasListeners()) topics.delete(port);
      });
      listened += 1;
      listening += 1;
      stream.send(retryAfter(listened));
      topic.join(stream, lastId);
      renewing.begin();
      return done(stream.body);
    },
    listeners: () => listening,
    close() {
      renewing.end();
      for (const topic of topics.values()) topic.end();
    },
  };
}

/** Not all at once: who lost a connection together comes back apart. */
function retryAfter(nth: number): string {
  return `retry: ${2000 + ((nth * 271) % 3000)}\n\n`;
}

/** Renews these boards while there are any, and says now and then that they are right. */
function openRenewing(topics: ReadonlyMap<unknown, BoardTopic>) {
  // What is read for all is no part of the request that came first.
  const outside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let aliveAt = performance.now();
  let isOver = false;

  async function renewAll(): Promise<void> {
    await Promise.all([...topics.values()].map((topic) => topic.renew()));
    if (performance.now() - aliveAt >= ALIVE_EVERY_MS) {
      aliveAt = performance.now();
      for (const topic of topics.values()) topic.sayAlive();
    }
    timer = undefined;
    if (topics.size > 0) renewIn(RENEW_EVERY_MS);
  }

  function renewIn(ms: number): void {
    if (!isOver) timer ??= setTimeout(() => void renewAll(), ms).unref();
  }

  return {
    begin: () => outside(renewIn, 0),
    isOver: () => isOver,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
