import * as z from 'zod/mini';
import { boardAvailabilities, departureStatuses } from '#domain/search/board.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { Endpoint } from '../endpoint.ts';

/** Maximum number of departures on a board. */
export const MAX_BOARD_ROWS = 150;

/** Code of a port; empty for the whole island. */
export const boardQuery = z.object({
  port: z._default(z.string().check(z.maxLength(100, 'api.portCode')), ''),
});

/** Whether a board exists for a port; empty means the whole island. */
export function isBoardPort(port: string): boolean {
  return port === '' || portCodes.some((code) => code === port);
}

export const boardRowView = z.object({
  boat: z.object({ name: z.string(), slug: z.string() }),
  port: z.string(),
  customPort: z.nullable(z.string()),
  day: z.string(),
  time: z.string(),
  /** Return time, perhaps after midnight; null if unknown, and for a charter, which has the boat for its whole day. */
  back: z.nullable(z.string()),
  isCharter: z.boolean(),
  status: z.enum(departureStatuses),
  /** `closed`: no longer bookable, though seats may be left. */
  places: z.enum(boardAvailabilities),
  /** 0 unless `places` is `open`. */
  left: z.number(),
  /** Smallest party that can still book: more than 1 if too few guests had booked by the decision time. */
  fromGuests: z.number(),
  seats: z.number(),
  /** Price of a seat, or of the whole boat for the day; null if the boat has no such price now. */
  cents: z.nullable(z.number()),
});
export type BoardRowView = z.output<typeof boardRowView>;

export const boardView = z.object({
  /** Time of the board, to the minute: within a minute, equal boards give equal responses. */
  at: z.string(),
  today: z.string(),
  tomorrow: z.string(),
  rows: z.array(boardRowView),
  /** Whether the board omits departures. */
  isMore: z.boolean(),
});
export type BoardView = z.output<typeof boardView>;

/** Heartbeat: the last `board` is still current. */
export const boardAliveView = z.object({
  at: z.string(),
  /** The server's build of the pages: a page from another build is outdated. */
  build: z.string(),
});
export type BoardAliveView = z.output<typeof boardAliveView>;

/** Interval of `alive`, which is also sent on connecting. */
export const BOARD_ALIVE_SECONDS = 15;

export const boardEndpoints = {
  board: {
    method: 'GET',
    path: '/api/board',
    caller: 'public',
    cacheControl: 'no-cache',
    summary:
      'Today’s and tomorrow’s departures of a port or the island, with seats left and status',
    query: boardQuery,
    answers: { 200: boardView },
    problems: ['not-found'],
    codes: ['board.unknownPort'],
  },
  boardStream: {
    method: 'GET',
    path: '/api/board/stream',
    caller: 'public',
    summary:
      'The board as server-sent events (text/event-stream): “board” after a change, “alive” in between. Excess connections get 429 or 503 with Retry-After',
    query: boardQuery,
    answers: { 200: z.string() },
    contentType: 'text/event-stream',
    problems: ['not-found', 'too-many', 'unavailable'],
    codes: ['board.tooMany', 'board.tooManyOnNetwork', 'board.unknownPort', 'server.stopping'],
    raw: 'exchange',
  },
} as const satisfies Record<string, Endpoint>;
