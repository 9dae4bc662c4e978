import { AsyncLocalStorage } from 'node:async_hooks';
import { BOARD_ALIVE_SECONDS, type BoardView } from '#contract/public/board-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { openListenerSlots } from './board-listeners.ts';
import { openBoardTopic, type BoardTopic } from './board-topic.ts';

/** Boards pushed to the clients of this process. */
export type LiveBoard = {
  listen(listener: Listener): Outcome<ReadableStream<Uint8Array>, 'too-many' | 'unavailable'>;
  listeners(): number;
  /** Closes all connections and accepts no new ones; clients reconnect to another process. */
  close(): void;
};

type Listener = {
  /** Null: the whole island. */
  port: string | null;
  network: string;
  /** Last event received before a reconnect. */
  lastId: string | null;
};

type Needs = {
  read: (port: string | null) => Promise<BoardView>;
  /** Build of the pages that this process serves. */
  build: string;
};

/** Matches the lifetime of other cached public responses, so that the board shows a sale as soon as they do. */
const RENEW_EVERY_MS = 1000;
const ALIVE_EVERY_MS = BOARD_ALIVE_SECONDS * 1000;

/** Polls each board while it has subscribers (one query for all of them), and broadcasts changes. */
export function openLiveBoard({ read, build }: Needs): LiveBoard {
  const topics = new Map<string | null, BoardTopic>();
  const takePlace = openListenerSlots();
  const renewing = openRenewing(topics);
  let listened = 0;
  let listening = 0;
  return {
    listen({ port, network, lastId }) {
      if (renewing.isOver()) return refused('unavailable', 'server.stopping');
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

/** Staggers reconnects, so that clients that were disconnected together do not return together. */
function retryAfter(nth: number): string {
  return `retry: ${2000 + ((nth * 271) % 3000)}\n\n`;
}

/** Polls the boards while any has subscribers, and sends periodic heartbeats. */
function openRenewing(topics: ReadonlyMap<unknown, BoardTopic>) {
  // Leaves the async context of the request that happened to start the polling.
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
    if (topics.size > 0) scheduleRenewal(RENEW_EVERY_MS);
  }

  function scheduleRenewal(ms: number): void {
    if (!isOver) timer ??= setTimeout(() => void renewAll(), ms).unref();
  }

  return {
    begin: () => outside(scheduleRenewal, 0),
    isOver: () => isOver,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
