import * as z from 'zod/mini';
import { boardPlaces, departureStatuses } from '#domain/search/board.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { Endpoint } from '../endpoint.ts';

/** The most departures that a board shows: the next ones. */
export const MOST_BOARD_ROWS = 150;

/** Of one port, by its code, or of the whole island. */
export const boardQuery = z.object({
  port: z._default(
    z.string().check(z.maxLength(100, 'The code of a port is at most 100 characters')),
    '',
  ),
});

/** Whether there is a board of it; empty: of the whole island. */
export function isBoardPort(port: string): boolean {
  return port === '' || portCodes.some((code) => code === port);
}

export const boardRowView = z.object({
  boat: z.object({ name: z.string(), slug: z.string() }),
  port: z.string(),
  customPort: z.nullable(z.string()),
  day: z.string(),
  time: z.string(),
  /** When it is back, perhaps after midnight; null for a charter, which has the boat for its whole day. */
  back: z.nullable(z.string()),
  isCharter: z.boolean(),
  status: z.enum(departureStatuses),
  /** `closed`: it is booked no more, though there may be room. */
  places: z.enum(boardPlaces),
  /** 0 unless places are open. */
  left: z.number(),
  /** The smallest party that can still book: more than 1 where too few guests had come by the decision time. */
  fromGuests: z.number(),
  seats: z.number(),
  /** Of a seat, or of the whole boat for the day; null where the boat has no such price now. */
  cents: z.nullable(z.number()),
});
export type BoardRowView = z.output<typeof boardRowView>;

export const boardView = z.object({
  /** The minute in which this was so: within it, the same board is the same answer. */
  at: z.string(),
  today: z.string(),
  tomorrow: z.string(),
  rows: z.array(boardRowView),
  /** Whether there are more departures than the board shows. */
  isMore: z.boolean(),
});
export type BoardView = z.output<typeof boardView>;

/** Says that the last `board` is still right at this moment. */
export const boardAliveView = z.object({
  at: z.string(),
  /** The build of the pages that the server has: another one than a page's own, and the page is old. */
  build: z.string(),
});
export type BoardAliveView = z.output<typeof boardAliveView>;

/** `alive` comes so often, and at once to whoever begins to listen. */
export const BOARD_ALIVE_SECONDS = 15;

export const boardEndpoints = {
  board: {
    method: 'GET',
    path: '/api/board',
    caller: 'visitor',
    cacheControl: 'no-cache',
    summary:
      'Departures of today and tomorrow with places left and status, of a port or the island',
    query: boardQuery,
    answers: { 200: boardView },
    problems: ['not-found'],
  },
  boardStream: {
    method: 'GET',
    path: '/api/board/stream',
    caller: 'visitor',
    summary:
      'The board as server-sent events (text/event-stream): “board” when something has changed, “alive” in between. A connection too many is answered 429 or 503 with Retry-After',
    query: boardQuery,
    answers: { 200: z.string() },
    contentType: 'text/event-stream',
    problems: ['not-found', 'too-many', 'unavailable'],
    byHand: 'exchange',
  },
} as const satisfies Record<string, Endpoint>;
