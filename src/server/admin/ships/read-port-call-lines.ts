import * as z from 'zod/mini';
import {
  MOST_PORT_CALL_LINES,
  portCallPayload,
  type PortCallPayload,
} from '#contract/admin-ship-api.ts';
import { piers } from '#domain/ship-ways.ts';
import { csvLines, type CsvLine } from './csv-lines.ts';

/** What a file says, or what is wrong with it: a sentence a line. */
export type ReadFile = { calls: PortCallPayload[] } | { wrong: string[] };

const columns = ['day', 'ship', 'arrival', 'all aboard', 'pier', 'clock'] as const;
/** What may be left out: then a ship lies at the pier, with the island's clock. */
const needed = 4;

/** Reads a file of port calls; `dayProblem` says why there can be none on a day. */
export function readPortCallLines(
  text: string,
  dayProblem: (day: string) => string | null,
): ReadFile {
  const [head, ...lines] = csvLines(text);
  const places = placesOf(head);
  if (places === null)
    return { wrong: [`The first line has to name the columns: ${columns.join(', ')}.`] };
  if (lines.length === 0) return { wrong: ['There is no line below the names of the columns.'] };
  if (lines.length > MOST_PORT_CALL_LINES)
    return { wrong: [`There are ${lines.length} lines; ${MOST_PORT_CALL_LINES} at most.`] };
  const calls = new Map<string, { call: PortCallPayload; line: number }>();
  const wrong: string[] = [];
  for (const line of lines) {
    const read = z.safeParse(portCallPayload, valuesOf(line, places));
    const why = read.success ? dayProblem(read.data.day) : read.error.issues[0]?.message;
    if (!read.success || why) {
      wrong.push(`Line ${line.number}: ${why ?? 'it cannot be read'}.`);
      continue;
    }
    const key = `${read.data.day} ${read.data.ship.toLowerCase()}`;
    const earlier = calls.get(key);
    if (earlier) wrong.push(`Line ${line.number}: line ${earlier.line} has the same ship and day.`);
    else calls.set(key, { call: read.data, line: line.number });
  }
  if (wrong.length > 0) return { wrong };
  return { calls: [...calls.values()].map(({ call }) => call) };
}

/** Where each column stands; null where one is missing that is needed. */
function placesOf(head: CsvLine | undefined): number[] | null {
  const names = (head?.cells ?? []).map((cell) => cell.toLowerCase().replaceAll(/[\s_-]+/g, ' '));
  const places = columns.map((name) => names.indexOf(name));
  return places.slice(0, needed).includes(-1) ? null : places;
}

function valuesOf({ cells }: CsvLine, places: readonly number[]) {
  const [day = '', ship = '', arrival = '', allAboard = '', pier = '', clock = ''] = places.map(
    (place) => cells[place] ?? '',
  );
  return {
    ...{ day, ship, arrival: timeIn(arrival), allAboard: timeIn(allAboard) },
    pier: pierIn(pier),
    clockMinutes: clock === '' ? 0 : Number(clock),
  };
}

/** Spreadsheets write "8:00", and some add seconds. */
function timeIn(cell: string): string {
  const time = /^(\d{1,2}:\d{2})(:00)?$/.exec(cell)?.[1];
  return time === undefined ? cell : time.padStart(5, '0');
}

/** By its code, or by its name. */
function pierIn(cell: string): string {
  if (cell === '') return 'philipsburg';
  const words = cell.toLowerCase();
  const named = Object.entries(piers).find(([, name]) => name.toLowerCase() === words);
  return named?.[0] ?? words;
}
