import { MAX_BOARD_ROWS, type BoardRowView, type BoardView } from '#contract/public/board-api.ts';
import { MAX_HOME_DEPARTURES, type NextDeparturesView } from '#contract/public/home-api.ts';
import {
  listBoardDays,
  computeBoardParty,
  isOpenTour,
  listBoardRows,
  type BoardEntry,
} from '#domain/search/board.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findDepartures, findOpenTours, type DepartureRecord } from './board-queries.ts';

export type BoardDeps = Pick<Deps, 'readPublic' | 'now'>;

export async function readBoard(
  { readPublic, now }: BoardDeps,
  port: string | null,
): Promise<BoardView> {
  const nowMs = now();
  const at = toIslandNow(nowMs);
  const found = await readPublic((reader) =>
    findDepartures(reader, { port, now: at, max: MAX_BOARD_ROWS + 1 }),
  );
  const [today, tomorrow] = listBoardDays(at);
  return {
    at: new Date(nowMs - (nowMs % MINUTE_MS)).toISOString(),
    today,
    tomorrow,
    rows: listBoardRows(found.slice(0, MAX_BOARD_ROWS), nowMs).map((row) => presentRow(row, nowMs)),
    isMore: found.length > MAX_BOARD_ROWS,
  };
}

/** Reads the next tours for the home page. */
export async function readNextTours({ readPublic, now }: BoardDeps): Promise<NextDeparturesView> {
  const nowMs = now();
  const at = toIslandNow(nowMs);
  const found = await readPublic((reader) =>
    findOpenTours(reader, { now: at, max: MAX_HOME_DEPARTURES }),
  );
  const rows = listBoardRows(found, nowMs).map((row) => presentRow(row, nowMs));
  return { today: at.day, departures: rows.filter(isOpenTour) };
}

function presentRow(
  { name, slug, ...row }: DepartureRecord & BoardEntry,
  nowMs: number,
): BoardRowView {
  const { port, customPort, day, time, back, isCharter, status, places, seats, cents } = row;
  return {
    boat: { name, slug },
    port,
    customPort,
    day,
    time,
    back,
    isCharter,
    status,
    places,
    seats,
    cents,
    left: places === 'open' ? row.room : 0,
    fromGuests: places === 'open' ? computeBoardParty(row, nowMs) : 1,
  };
}
