import { csvFile, csvLine } from '#domain/fields/csv-file.ts';

/** A file that may be long: its rows are read and sent a part at a time. */
export type LongCsv<Row> = {
  headings: readonly string[];
  /** The next rows in their order, `most` at most: the first ones, or those after `last`. */
  readAfter: (last: Row | null, most: number) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => readonly string[];
};

const ROWS_AT_ONCE = 1000;

export function csvStream<Row>(file: LongCsv<Row>): ReadableStream<Uint8Array> {
  return csvOfParts(file.headings, partsOf(file));
}

async function* partsOf<Row>(file: LongCsv<Row>): AsyncGenerator<(readonly string[])[]> {
  let rows: readonly Row[] = [];
  do {
    rows = await file.readAfter(rows.at(-1) ?? null, ROWS_AT_ONCE);
    yield rows.map((row) => file.cellsOf(row));
  } while (rows.length === ROWS_AT_ONCE);
}

/** The same of rows that come some at a time. */
export function csvOfParts(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(bytesOf(headings, parts));
}

async function* bytesOf(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(csvFile(headings, []));
  for await (const rows of parts) {
    if (rows.length > 0) yield bytes.encode(rows.map(csvLine).join(''));
  }
}
