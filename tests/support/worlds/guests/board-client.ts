import { expect } from 'vitest';
import type { BoardAliveView, BoardRowView, BoardView } from '#contract/public/board-api.ts';

export type StreamEvent =
  | { event: 'board'; id: string; data: BoardView }
  | { event: 'alive'; id: null; data: BoardAliveView };

/** A live board, as on a screen in a lobby. */
export type ListenedBoard = {
  /** Events received so far. */
  events: readonly StreamEvent[];
  /** Waits until `matches` accepts the boat's rows on the latest board. */
  waitForRows(boat: { slug: string }, matches: (rows: BoardRowView[]) => unknown): Promise<void>;
  waitForEvent(event: StreamEvent['event']): Promise<void>;
  /** Settles when the server closes the stream. */
  over: Promise<void>;
  leave(): void;
};

type World = { baseUrl: string };

export function askStream({ baseUrl }: World, query = '', init: RequestInit = {}) {
  return fetch(`${baseUrl}/api/board/stream${query}`, init);
}

export async function listenToBoard(
  world: World,
  query = '',
  headers: Record<string, string> = {},
): Promise<ListenedBoard> {
  const leaving = new AbortController();
  const answer = await askStream(world, query, { headers, signal: leaving.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[200, 'text/event-stream; charset=utf-8'],
  ]);
  const events: StreamEvent[] = [];
  const over = readEvents(answer, events).catch(() => {});
  const boards = () => events.filter(({ event }) => event === 'board');
  return {
    events,
    over,
    async waitForRows({ slug }, matches) {
      const listRows = () =>
        (boards().at(-1)?.data as BoardView | undefined)?.rows.filter(
          ({ boat }) => boat.slug === slug,
        );
      await expect.poll(() => matches(listRows() ?? []), { timeout: 60_000 }).toBeTruthy();
    },
    async waitForEvent(event) {
      const has = () => events.some((each) => each.event === event);
      await expect.poll(has, { timeout: 60_000 }).toBe(true);
    },
    leave: () => leaving.abort(),
  };
}

async function readEvents(answer: Response, events: StreamEvent[]): Promise<void> {
  let waiting = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    waiting += decoder.decode(bytes, { stream: true });
    const written = waiting.split('\n\n');
    waiting = written.pop() ?? '';
    for (const text of written) {
      const lines = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s, 2)));
      if (lines.event === undefined) continue;
      events.push({ event: lines.event, id: lines.id ?? null, data: JSON.parse(lines.data) });
    }
  }
}

export async function readBoard({ baseUrl }: World, query = ''): Promise<BoardView> {
  const answer = await fetch(`${baseUrl}/api/board${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BoardView;
}

/** Reads a boat's rows on the board, in the board's order. */
export async function readBoardRows(
  world: World,
  { slug }: { slug: string },
): Promise<BoardRowView[]> {
  return (await readBoard(world)).rows.filter(({ boat }) => boat.slug === slug);
}
