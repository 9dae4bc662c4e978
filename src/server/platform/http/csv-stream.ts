import { buildCsvFile, buildCsvLine } from '#domain/fields/csv-file.ts';

/** Long CSV file whose rows are read and sent in batches. */
export type LongCsv<Row> = {
  headings: readonly string[];
  /** Returns up to `max` rows in order: the first rows, or those after `last`. */
  readAfter: (last: Row | null, max: number) => Promise<readonly Row[]>;
  toCells: (row: Row) => readonly string[];
};

const ROWS_PER_BATCH = 1000;

export function csvStream<Row>(file: LongCsv<Row>): ReadableStream<Uint8Array> {
  return csvOfParts(file.headings, renderParts(file));
}

async function* renderParts<Row>(file: LongCsv<Row>): AsyncGenerator<(readonly string[])[]> {
  let rows: readonly Row[] = [];
  do {
    rows = await file.readAfter(rows.at(-1) ?? null, ROWS_PER_BATCH);
    yield rows.map((row) => file.toCells(row));
  } while (rows.length === ROWS_PER_BATCH);
}

export function csvOfParts(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(encodeParts(headings, parts));
}

async function* encodeParts(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(buildCsvFile(headings, []));
  for await (const rows of parts) {
    if (rows.length > 0) yield bytes.encode(rows.map(buildCsvLine).join(''));
  }
}
