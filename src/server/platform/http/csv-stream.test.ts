import { expect, test } from 'vitest';
import { buildCsvFile } from '#domain/fields/csv-file.ts';
import { csvStream } from './csv-stream.ts';

test('a long CSV file is read in parts and contains every row exactly once, in order', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => at);
  const asked: (number | null)[] = [];
  const stream = csvStream<number>({
    headings: ['Number'],
    async readAfter(last, max) {
      asked.push(last);
      const first = last === null ? 0 : last + 1;
      return rows.slice(first, first + max);
    },
    toCells: (row) => [String(row)],
  });
  expect(await new Response(stream).text()).toBe(
    buildCsvFile(
      ['Number'],
      rows.map((row) => [String(row)]),
    ).replace('\uFEFF', ''),
  );
  expect(asked).toEqual([null, 999, 1999]);
});

test('a CSV file that fails midway is aborted, so that a partial file is not mistaken for a complete one', async () => {
  const stream = csvStream<number>({
    headings: ['Number'],
    async readAfter(last) {
      if (last !== null) throw new Error('The database is unreachable.');
      return Array.from({ length: 1000 }, (_, at) => at);
    },
    toCells: (row) => [String(row)],
  });
  await expect(new Response(stream).text()).rejects.toThrow('The database is unreachable.');
});
