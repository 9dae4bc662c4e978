import * as z from 'zod/mini';
import {
  MAX_PORT_CALL_LINES,
  portCallPayload,
  type PortCallPayload,
} from '#contract/admin/admin-ship-api.ts';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { isDay } from '#domain/time/days.ts';
import { piers } from '#domain/ships/ship-ways.ts';
import { csvLines, type CsvLine } from './csv-lines.ts';

/** Parsed calls, or the faults of the lines. */
export type ReadFile = { calls: PortCallPayload[] } | { wrong: ErrorMessage[] };

const columns = ['day', 'ship', 'arrival', 'all aboard', 'pier', 'clock'] as const;
/**
 * Number of required columns. Without the optional columns, a ship is at the Philipsburg pier and uses the island's
 * clock.
 */
const needed = 4;

/** Parses a file of port calls; `dayProblem` validates days. */
export function readPortCallLines(
  text: string,
  dayProblem: (day: string) => ErrorMessage | null,
): ReadFile {
  const [head, ...lines] = csvLines(text);
  const places = findColumnIndexes(head);
  if (places === null)
    return { wrong: [{ code: 'import.columnsMissing', values: { text: columns.join(', ') } }] };
  if (lines.length === 0) return { wrong: ['import.noLines'] };
  if (lines.length > MAX_PORT_CALL_LINES)
    return {
      wrong: [
        { code: 'import.tooManyLines', values: { count: lines.length, max: MAX_PORT_CALL_LINES } },
      ],
    };
  const calls = new Map<string, { call: PortCallPayload; line: number }>();
  const wrong: ErrorMessage[] = [];
  for (const line of lines) {
    const values = readValues(line, places);
    const read = z.safeParse(portCallPayload, values);
    const why = read.success ? dayProblem(read.data.day) : describeInvalidDay(values, read.error);
    if (!read.success || why) {
      const detail = why ?? 'import.lineUnreadable';
      wrong.push({ code: 'import.line', values: { count: line.number, detail } });
      continue;
    }
    const key = `${read.data.day} ${read.data.ship.toLowerCase()}`;
    const earlier = calls.get(key);
    const count = line.number;
    if (earlier)
      wrong.push({ code: 'import.duplicateLine', values: { count, line: earlier.line } });
    else calls.set(key, { call: read.data, line: line.number });
  }
  if (wrong.length > 0) return { wrong };
  return { calls: [...calls.values()].map(({ call }) => call) };
}

/** Explains an invalid day by its text format, because the day was not picked in a form. */
function describeInvalidDay({ day }: { day: string }, error: z.core.$ZodError): ErrorMessage {
  const issue = error.issues[0];
  if (!isDay(day)) return 'day.format';
  return issue ? readIssueMessage(issue.message) : 'import.lineUnreadable';
}

/** Returns the index of each column; null if a required column is missing. */
function findColumnIndexes(head: CsvLine | undefined): number[] | null {
  const names = (head?.cells ?? []).map((cell) => cell.toLowerCase().replaceAll(/[\s_-]+/g, ' '));
  const places = columns.map((name) => names.indexOf(name));
  return places.slice(0, needed).includes(-1) ? null : places;
}

function readValues({ cells }: CsvLine, places: readonly number[]) {
  const [day = '', ship = '', arrival = '', allAboard = '', pier = '', clock = ''] = places.map(
    (place) => cells[place] ?? '',
  );
  return {
    day: parseDay(day),
    ship,
    arrival: parseTime(arrival),
    allAboard: parseTime(allAboard),
    pier: parsePier(pier),
    clockMinutes: clock === '' ? 0 : Number(clock),
  };
}

/**
 * Parses days as spreadsheets write them: "2026/12/24", "24.12.2026", or "12/24/2026" if it is unambiguous. Returns an
 * ambiguous day unchanged, so that validation refuses it.
 */
function parseDay(cell: string): string {
  const [, year, middle, last] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? [];
  if (year && middle && last) return dayOfParts(year, middle, last);
  const [, one, mark, other, endYear] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(cell) ?? [];
  if (!one || !other || !endYear) return cell;
  if (mark === '.' || Number(one) > 12 || one === other) return dayOfParts(endYear, other, one);
  return Number(other) > 12 ? dayOfParts(endYear, one, other) : cell;
}

function dayOfParts(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Parses "8:00", optionally with seconds. */
function parseTime(cell: string): string {
  const time = /^(\d{1,2}:\d{2})(:00)?$/.exec(cell)?.[1];
  return time === undefined ? cell : time.padStart(5, '0');
}

/** Parses a pier's code or name. */
function parsePier(cell: string): string {
  if (cell === '') return 'philipsburg';
  const text = cell.toLowerCase();
  const named = Object.entries(piers).find(([, name]) => name.toLowerCase() === text);
  return named?.[0] ?? text;
}
